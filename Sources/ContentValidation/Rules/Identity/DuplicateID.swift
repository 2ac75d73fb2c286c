import ContentDraft
import Diagnostics

/// Two entities of the same kind have the same id.
///
/// ## What it does
/// Compares the ids of duas, journeys, categories and collections, each kind across all files. Entities that have the same slug
/// as well are left to `duplicate-slug`, and those for which `ids.json` has another id to `changed-id`.
///
/// ## Why it matters
/// The app stores progress by id: if two duas share one, practicing either counts for both.
///
/// ## Example
/// ```xml
/// <dua id="8" slug="sayyid-al-istighfar">
/// <dua id="8" slug="hasbunallah">
/// ```
///
/// ## How to fix it
/// Give the newer of the two an id that no entity of its kind has ever had. The message names the one after the greatest id
/// of the library and of `ids.json`.
enum DuplicateID: Rule {
  static let id: RuleID = "ID01"
  static let name = "duplicate-id"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.issuedIDs.flatMap(findings)
  }

  private static func findings(_ issued: IssuedIDs) -> [Finding] {
    var next = issued.next
    let kind = issued.kind.rawValue
    let changed = issued.changedIDs
    return issued.duplicates.filter { first, again in
      !issued.haveSameSlug(first, again) && !changed.contains(again.range)
    }
    .map { first, duplicate in
      defer { next = next.flatMap(IssuedIDs.successor) }
      return finding(
        message(kind, duplicate.value, next: next),
        at: duplicate.range,
        notes: [Finding.Note("the \(kind) with id \(first.value) is here", at: first.range)],
        fixIts: next.map { [FixIt("write `\($0)`", .init(duplicate.range, String($0)))] } ?? []
      )
    }
  }

  private static func message(_ kind: String, _ id: Int, next: Int?) -> String {
    "another \(kind) already has id \(id): give this one a number that no \(kind) has ever had"
      + (next.map { ", such as \($0)" } ?? "")
  }
}
