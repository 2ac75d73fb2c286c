import Diagnostics

/// Two journeys have the same order.
///
/// ## What it does
/// Compares `order` of all journeys. A journey that is entered twice is left to `duplicate-slug`.
///
/// ## Why it matters
/// Which of the two comes first is undefined.
///
/// ## Example
/// Two journeys with `order="1"`.
///
/// ## How to fix it
/// Number the journeys in the order in which the app should show them.
enum DuplicateOrder: Rule {
  static let id: RuleID = "JN08"
  static let name = "duplicate-order"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.journeys.repeats(by: \.order.value).filter { !$0.first.isEnteredAgain(as: $0.again) }
      .map { first, duplicate in
        finding(
          message(duplicate.label, first.label, duplicate.order.value ?? 0),
          at: duplicate.order.range,
          notes: [Finding.Note("the order of \(first.label) is here", at: first.order.range)]
        )
      }
  }

  private static func message(_ journey: String, _ first: String, _ order: Int) -> String {
    "\(journey) has the order \(order), and so does \(first): give every journey its own number"
  }
}
