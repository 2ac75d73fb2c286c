import Diagnostics
import UnicodeText

/// A journey is very short or very long.
///
/// ## What it does
/// Counts the steps of every journey; there should be 3 to 7. `empty-journey` reports a journey without steps.
///
/// ## Why it matters
/// Fewer do not make a program, and more are hard to keep up day after day.
///
/// ## Example
/// A journey of nine duas.
///
/// ## How to fix it
/// Add or remove duas, or split the journey in two.
enum JourneyLength: Rule {
  static let id: RuleID = "JN06"
  static let name = "journey-length"
  static let severity = Severity.warning

  static let allowed = 3...7

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.journeys
      .filter { !$0.steps.isEmpty && !allowed.contains($0.steps.count) }
      .map { finding(message($0.label, $0.steps.count), at: $0.range) }
  }

  private static func message(_ journey: String, _ count: Int) -> String {
    "\(journey) has \(count.counted("step")): a daily program has "
      + "\(allowed.lowerBound) to \(allowed.upperBound)"
  }
}
