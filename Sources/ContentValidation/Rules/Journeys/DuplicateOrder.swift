import Diagnostics

/// Two journeys have the same place in lists.
///
/// ## What it does
/// Compares `order` of all journeys.
///
/// ## Why it matters
/// Which of the two comes first is left to chance.
///
/// ## Example
/// Two journeys with `order="1"`.
///
/// ## How to fix it
/// Number the journeys in the order in which they are to be shown.
enum DuplicateOrder: Rule {
  static let id: RuleID = "JN08"
  static let name = "duplicate-order"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.journeys.repeats(by: \.order.value).map { first, again in
      finding(
        message(again.label, first.label, again.order.value ?? 0),
        at: again.order.range,
        notes: [Finding.Note("\(first.label) has it here", at: first.order.range)]
      )
    }
  }

  private static func message(_ journey: String, _ first: String, _ order: Int) -> String {
    "\(journey) has order \(order), as \(first) has: give every journey a place of its own"
  }
}
