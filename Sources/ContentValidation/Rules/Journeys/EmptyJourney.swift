import Diagnostics

/// A journey has no step.
///
/// ## What it does
/// Looks for at least one `step` in every journey.
///
/// ## Why it matters
/// A person who begins it finds nothing to practice.
///
/// ## Example
/// A `<journey>` that holds a name and a description only.
///
/// ## How to fix it
/// Add steps: `<step dua="sayyid-al-istighfar" slot="morning"/>`.
enum EmptyJourney: Rule {
  static let id: RuleID = "JN05"
  static let name = "empty-journey"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.journeys.filter(\.steps.isEmpty).map { finding(message($0.label), at: $0.range) }
  }

  private static func message(_ journey: String) -> String {
    "\(journey) has no step: add the duas that are practiced"
  }
}
