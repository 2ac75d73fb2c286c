import Diagnostics

/// An id is zero or negative.
///
/// ## What it does
/// Checks the ids of duas, journeys, categories and collections, and those in `ids.json`.
///
/// ## Why it matters
/// Programs often use zero and negative numbers for "none"; an app that stores such an id cannot tell the two apart.
///
/// ## Example
/// ```xml
/// <dua id="0" slug="sayyid-al-istighfar">
/// ```
///
/// ## How to fix it
/// Count from 1, and give every new entity a number that no entity of its kind has ever had.
enum NonpositiveID: Rule {
  static let id: RuleID = "ID03"
  static let name = "nonpositive-id"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.issuedIDs.flatMap { issued in
      findings(issued.kind.rawValue, issued.entities.map(\.id) + issued.records.map(\.id))
    }
  }

  private static func findings(_ kind: String, _ ids: [Field<Int>]) -> [Finding] {
    ids.located().filter { $0.value < 1 }.map { finding(message(kind, $0.value), at: $0.range) }
  }

  private static func message(_ kind: String, _ id: Int) -> String {
    "\(id) is not a valid \(kind) id: ids start at 1"
  }
}
