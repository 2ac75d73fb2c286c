import ContentDraft
import Diagnostics
import DuaLibrary

/// An entity has the id of another one.
///
/// ## What it does
/// Compares the ids of duas, journeys, categories and collections with `ids.json`, which records every id with the slug of its entity,
/// also if the entity has been removed.
///
/// ## Why it matters
/// Apps store the progress of their users by id: a dua that gets the id of another takes over its history.
///
/// ## Example
/// `ids.json` contains
/// ```json
/// {"id": 28, "slug": "morning-dominion", "retired": true}
/// ```
/// and a new dua has this id:
/// ```xml
/// <dua id="28" slug="hasbunallah">
/// ```
///
/// ## How to fix it
/// Give the entity an id that no entity of its kind has ever had; the message names the next one. If you only renamed the entity, write
/// its new slug in `ids.json`.
enum ReusedID: Rule {
  static let id: RuleID = "ID04"
  static let name = "reused-id"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.issuedIDs.flatMap(findings)
  }

  private static func findings(_ issued: IssuedIDs) -> [Finding] {
    var next = issued.next
    return issued.entities.compactMap { entity in
      guard case .taken(let record)? = issued.status(of: entity), let owner = record.slug.located,
        let id = entity.id.located, let slug = entity.slug.value
      else { return nil }
      defer { next = next.flatMap(IssuedIDs.successor) }
      return finding(
        message(issued, record, owner.value, slug, id.value, next: next),
        at: id.range,
        notes: [Finding.Note("recorded here", at: record.range)],
        fixIts: fixIts(issued, record, owner, slug, id, next: next)
      )
    }
  }

  private static func message(
    _ issued: IssuedIDs,
    _ record: IDRecord,
    _ owner: Slug,
    _ slug: Slug,
    _ id: Int,
    next: Int?
  ) -> String {
    let kind = issued.kind.rawValue
    let other = next.map { "such as \($0)" } ?? "which no \(kind) has ever had"
    if record.isRetired {
      return owner == slug
        ? "\(kind) `\(slug)` was removed, says `ids.json`: remove `retired` there if this is the same \(kind)"
        : "id \(id) was that of the removed \(kind) `\(owner)`: give this \(kind) another, \(other)"
    }
    if issued.contains(owner) {
      return "id \(id) is that of the \(kind) `\(owner)`: give this \(kind) another, \(other)"
    }
    return "id \(id) is that of the \(kind) `\(owner)`, which does not exist: if `\(slug)` is its new name, "
      + "write it in `ids.json`; otherwise give this \(kind) another id, \(other)"
  }

  private static func fixIts(
    _ issued: IssuedIDs,
    _ record: IDRecord,
    _ owner: Located<Slug>,
    _ slug: Slug,
    _ id: Located<Int>,
    next: Int?
  ) -> [FixIt] {
    if record.isRetired, owner.value == slug { return [] }
    var fixIts: [FixIt] = []
    if !record.isRetired, !issued.contains(owner.value) {
      fixIts.append(FixIt("write `\(slug)` in `ids.json`", .init(owner.range, slug.rawValue)))
    }
    if let next { fixIts.append(FixIt("write `\(next)`", .init(id.range, String(next)))) }
    return fixIts
  }
}
