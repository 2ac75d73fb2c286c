import ContentDraft
import Diagnostics

/// A dua takes no time, or more than two hours.
///
/// ## What it does
/// Checks that `duration` of every dua is 1 to 7200 seconds.
///
/// ## Why it matters
/// The minutes of journeys are the sum of these durations. Usually the number is in milliseconds or minutes.
///
/// ## Example
/// ```xml
/// <dua id="8" slug="sayyid-al-istighfar" duration="45000">
/// ```
///
/// ## How to fix it
/// Write how many seconds the dua takes with all its repetitions.
enum DurationOutOfRange: Rule {
  static let id: RuleID = "DU04"
  static let name = "duration-out-of-range"
  static let severity = Severity.error

  static let allowed = NumberRange.duration

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.compactMap { dua in
      guard let duration = dua.duration.located, !allowed.contains(duration.value) else { return nil }
      return finding(message(dua.label, duration.value), at: duration.range)
    }
  }

  private static func message(_ dua: String, _ duration: Int) -> String {
    "\(dua) takes \(duration) seconds: write a number from \(allowed.lowerBound) to \(allowed.upperBound)"
  }
}
