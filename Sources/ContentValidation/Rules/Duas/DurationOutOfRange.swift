import Diagnostics

/// A dua takes no time, or more than two hours.
///
/// ## What it does
/// Holds `duration` of every dua against 1 to 7200 seconds.
///
/// ## Why it matters
/// The minutes of journeys are added up from it. Most often milliseconds or minutes were meant as seconds.
///
/// ## Example
/// ```xml
/// <dua id="8" slug="sayyid-al-istighfar" duration="45000">
/// ```
///
/// ## How to fix it
/// Write the time of one practice with all its repetitions, in seconds.
enum DurationOutOfRange: Rule {
  static let id: RuleID = "DU04"
  static let name = "duration-out-of-range"
  static let severity = Severity.error

  static let allowed = 1...7200

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.compactMap { dua in
      guard let duration = dua.duration.located, !allowed.contains(duration.value) else { return nil }
      return finding(message(dua.label, duration.value), at: duration.range)
    }
  }

  private static func message(_ dua: String, _ duration: Int) -> String {
    "\(dua) takes \(duration) seconds: write \(allowed.lowerBound) to \(allowed.upperBound)"
  }
}
