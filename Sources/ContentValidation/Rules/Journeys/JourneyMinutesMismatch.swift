import Diagnostics
import DuaLibrary

/// The minutes that a journey states differ from the sum of its duas.
///
/// ## What it does
/// Adds up the `duration` of the duas of every journey that states its minutes, rounds to the nearest minute (half a
/// minute up, at least 1), and compares. `unknown-minutes` reports journeys with a dua that has no duration.
///
/// ## Why it matters
/// People plan their morning around it.
///
/// ## Example
/// A journey with `minutes="5"` whose duas take 45, 60 and 30 seconds.
///
/// ## How to fix it
/// Write the correct minutes, or omit `minutes`: they are derived.
enum JourneyMinutesMismatch: Rule {
  static let id: RuleID = "JN02"
  static let name = "journey-minutes-mismatch"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.journeys.compactMap { journey in
      guard let stated = journey.minutes.located, MinutesOutOfRange.allowed.contains(stated.value),
        !journey.steps.isEmpty,
        let seconds = draft.duas(of: journey)?.map(\.duration.value).allPresent(),
        let minutes = JourneyTotals(duas: seconds.map { (xp: 0, duration: $0) }).minutes,
        minutes != stated.value
      else { return nil }
      return finding(
        message(journey.label, stated.value, seconds, minutes),
        at: stated.range,
        fixIts: [FixIt("write `\(minutes)`", FixIt.Edit(stated.range, String(minutes)))]
      )
    }
  }

  private static func message(_ journey: String, _ stated: Int, _ seconds: [Int], _ minutes: Int) -> String {
    let terms = seconds.map { "\($0) s" }.joined(separator: " + ")
    return "\(journey) states \(stated) minutes, but its duas take \(terms), which rounds to \(minutes): "
      + "write `\(minutes)`, or omit `minutes`"
  }
}
