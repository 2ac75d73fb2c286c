import ContentDraft
import Diagnostics

/// A journey takes no time, or more than a day.
///
/// ## What it does
/// Checks that the stated minutes of a journey are 1 to 1440.
///
/// ## Why it matters
/// A journey is a daily program. Readers of the bundle reject one that takes less than a minute.
///
/// ## Example
/// `"minutes": 0`
///
/// ## How to fix it
/// Write how long a day of the journey takes, or omit `minutes`: they are derived from the duas.
enum MinutesOutOfRange: Rule {
  static let id: RuleID = "JN09"
  static let name = "minutes-out-of-range"
  static let severity = Severity.error
  static let isEssential = true

  static let allowed = NumberRange.minutes

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.journeys.compactMap { journey in
      guard let minutes = journey.minutes.located, !allowed.contains(minutes.value) else { return nil }
      return finding(message(journey.label, minutes.value), at: minutes.range)
    }
  }

  private static func message(_ journey: String, _ minutes: Int) -> String {
    "\(journey) takes \(minutes) minutes: write a number from \(allowed.lowerBound) to \(allowed.upperBound), "
      + "or omit `minutes`"
  }
}
