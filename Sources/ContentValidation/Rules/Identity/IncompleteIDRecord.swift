import ContentDraft
import Diagnostics

/// A row of `ids.json` is incomplete.
///
/// ## What it does
/// Requires an id and a slug in every row, also in those of retired entities.
///
/// ## Why it matters
/// A row without one of them protects no id.
///
/// ## Example
/// ```json
/// {"slug": "sayyid-al-istighfar"}
/// ```
///
/// ## How to fix it
/// Add what is missing, from the history of the file if necessary.
enum IncompleteIDRecord: Rule {
  static let id: RuleID = "ID08"
  static let name = "incomplete-id-record"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.issuedIDs.flatMap { issued in
      issued.records.flatMap { record in
        missing(
          [
            RequiredField("id", record.id, "write the id that the \(issued.kind.rawValue) has or had"),
            RequiredField("slug", record.slug, "write the slug of the \(issued.kind.rawValue)"),
          ],
          in: "this row of `\(issued.kind.key)`",
          at: record.range,
          of: draft
        )
      }
    }
  }
}
