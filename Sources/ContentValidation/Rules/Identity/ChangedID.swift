import ContentDraft
import Diagnostics

/// An entity has another id than before.
///
/// ## What it does
/// Compares the ids of duas, journeys, categories and collections with those that `ids.json` records for their slugs.
///
/// ## Why it matters
/// Apps store the progress of their users by id: a dua with another id loses its history.
///
/// ## Example
/// `ids.json` contains
/// ```json
/// {"id": 8, "slug": "sayyid-al-istighfar"}
/// ```
/// and the dua has another id:
/// ```xml
/// <dua id="9" slug="sayyid-al-istighfar">
/// ```
///
/// ## How to fix it
/// Write the recorded id. If another entity was meant, correct the slug.
enum ChangedID: Rule {
  static let id: RuleID = "ID05"
  static let name = "changed-id"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.issuedIDs.flatMap(findings)
  }

  private static func findings(_ issued: IssuedIDs) -> [Finding] {
    issued.entities.compactMap { entity in
      guard case .changed(let recorded)? = issued.status(of: entity), let id = entity.id.located else {
        return nil
      }
      return finding(
        "\(entity.label) has had id \(recorded.value), not \(id.value): an id belongs to its entity forever",
        at: id.range,
        notes: [Finding.Note("recorded here", at: recorded.range)],
        fixIts: [FixIt("write `\(recorded.value)`", .init(id.range, String(recorded.value)))]
      )
    }
  }
}
