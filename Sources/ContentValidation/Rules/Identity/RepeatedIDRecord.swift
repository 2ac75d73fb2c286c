import ContentDraft
import Diagnostics
import DuaLibrary

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
    let (records, copies) = withoutCopies(issued.records)
    let ids = records.map(\.id).located().repeats(by: \.value).map { first, again in
      finding(
        "id \(again.value) is recorded for another \(kind): an id belongs to one \(kind)",
        at: again.range,
        notes: [Finding.Note("the first row with id \(first.value) is here", at: first.range)]
      )
    }
    let slugs = records.filter { !$0.isRetired }.map(\.slug).located().repeats(by: \.value)
    return copies + ids
      + slugs.map { first, again in
        finding(
          "another id is recorded for `\(again.value)`: mark the one that it no longer has with `\"retired\": true`",
          at: again.range,
          notes: [Finding.Note("the first row of `\(first.value)` is here", at: first.range)]
        )
      }
  }

  /// The rows without those that are given again, and the findings about these.
  private static func withoutCopies(_ records: [IDRecord]) -> ([IDRecord], [Finding]) {
    var firsts: [Row: SourceRange] = [:]
    var kept: [IDRecord] = []
    var copies: [Finding] = []
    for record in records {
      let row = Row(record)
      if let row, let first = firsts[row] {
        copies.append(
          finding(
            "the row of `\(row.slug)` with id \(row.id) is given twice: remove one of the two",
            at: record.range,
            notes: [Finding.Note("the first is here", at: first)]
          )
        )
      } else {
        if let row { firsts[row] = record.range }
        kept.append(record)
      }
    }
    return (kept, copies)
  }

  /// What a row records.
  private struct Row: Hashable {
    let id: Int
    let slug: Slug
    let isRetired: Bool

    init?(_ record: IDRecord) {
      guard let id = record.id.value, let slug = record.slug.value else { return nil }
      (self.id, self.slug, isRetired) = (id, slug, record.isRetired)
    }
  }
}
