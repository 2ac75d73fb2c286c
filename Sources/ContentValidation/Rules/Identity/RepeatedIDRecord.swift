import ContentDraft
import Diagnostics

/// Two rows of `ids.json` contradict each other.
///
/// ## What it does
/// Reports an id that is recorded twice for one kind of entity, and two ids of one entity of which neither is retired.
///
/// ## Why it matters
/// It is unclear to which entity the id belongs.
///
/// ## Example
/// ```json
/// {"id": 8, "slug": "sayyid-al-istighfar"},
/// {"id": 8, "slug": "hasbunallah"}
/// ```
///
/// ## How to fix it
/// Keep the row of the entity that had the id first, and give the other entity a new id.
enum RepeatedIDRecord: Rule {
  static let id: RuleID = "ID09"
  static let name = "repeated-id-record"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.issuedIDs.flatMap { findings($0) }
  }

  private static func findings(_ issued: IssuedIDs) -> [Finding] {
    let kind = issued.kind.rawValue
    let ids = issued.records.map(\.id).located().repeats(by: \.value).map { first, again in
      finding(
        "id \(again.value) is recorded for another \(kind): an id belongs to one \(kind)",
        at: again.range,
        notes: [Finding.Note("the first row with id \(first.value) is here", at: first.range)]
      )
    }
    let slugs = issued.records.filter { !$0.isRetired }.map(\.slug).located().repeats(by: \.value)
    return ids
      + slugs.map { first, again in
        finding(
          "another id is recorded for `\(again.value)`: mark the one that it no longer has with `\"retired\": true`",
          at: again.range,
          notes: [Finding.Note("the first row of `\(first.value)` is here", at: first.range)]
        )
      }
  }
}
