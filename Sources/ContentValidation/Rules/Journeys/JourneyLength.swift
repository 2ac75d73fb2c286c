import Diagnostics

/// A journey is very short or very long.
///
/// ## What it does
/// Counts the steps of every journey: 3 to 7 are meant. A journey without steps has a rule of its own.
///
/// ## Why it matters
/// Fewer do not make a program; more are not kept up day after day.
///
/// ## Example
/// A journey of nine duas.
///
/// ## How to fix it
/// Add or remove duas, or make two journeys of it.
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
    "\(journey) has \(count) \(count == 1 ? "step" : "steps"): a daily program has "
      + "\(allowed.lowerBound) to \(allowed.upperBound)"
  }
}
