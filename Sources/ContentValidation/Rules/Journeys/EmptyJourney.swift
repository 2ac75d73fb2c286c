import Diagnostics

/// A journey has no steps.
///
/// ## What it does
/// Looks for at least one `step` in every journey.
///
/// ## Why it matters
/// People who start it find nothing to practice.
///
/// ## Example
/// A `<journey>` with only a name and a description.
///
/// ## How to fix it
/// Add steps: `<step dua="sayyid-al-istighfar" slot="morning"/>`.
enum EmptyJourney: Rule {
  static let id: RuleID = "JN05"
  static let name = "empty-journey"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.journeys.filter { $0.steps.isEmpty && !draft.isUnread("step", at: $0.range) }
      .map { finding(message($0.label), at: $0.range) }
  }

  private static func message(_ journey: String) -> String {
    "\(journey) has no steps: add the duas to practice"
  }
}
