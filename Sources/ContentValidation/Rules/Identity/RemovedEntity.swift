import ContentDraft
import Diagnostics

/// An entity with a recorded id is gone.
///
/// ## What it does
/// Looks for the duas, journeys, categories and collections of `ids.json` that are not retired in the library. Categories and collections
/// are not looked for while `library.json` is missing or unfinished.
///
/// ## Why it matters
/// Apps store the progress of their users by id: they still ask for a dua that was removed, or renamed without notice.
///
/// ## Example
/// `ids.json` contains
/// ```json
/// {"id": 9, "slug": "worry-and-debt"}
/// ```
/// and no dua is called `worry-and-debt`.
///
/// ## How to fix it
/// Restore the entity. If it is removed on purpose, add `"retired": true` to its row, so that its id is never given again. If you renamed
/// it, write the new slug there.
enum RemovedEntity: Rule {
  static let id: RuleID = "ID07"
  static let name = "removed-entity"
  static let severity = Severity.error
  static let isEssential = true
  static let needsWholeLibrary = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.issuedIDs.filter { draft.hasRead($0.kind) }.flatMap(findings)
  }

  /// If an entity has the id, ``ReusedID`` reports it, or its slug cannot be read.
  private static func findings(_ issued: IssuedIDs) -> [Finding] {
    let missing = issued.records.filter { record in
      guard !record.isRetired, let id = record.id.value, let slug = record.slug.value else { return false }
      return !issued.contains(slug) && !issued.contains(id)
    }
    guard !missing.isEmpty else { return [] }
    var suggester = Suggester(issued.entities.compactMap { newSlug($0, in: issued) })
    return missing.compactMap { record in
      record.slug.located.map { slug in
        finding(
          message(issued.kind, slug.value.rawValue, suggester.nearest(to: slug.value.rawValue)),
          at: slug.range,
          fixIts: [FixIt("add `\"retired\": true`", .init(end(of: slug.range), ", \"retired\": true"))]
        )
      }
    }
  }

  /// The slug of an entity that `ids.json` does not know.
  private static func newSlug(_ entity: any Labeled, in issued: IssuedIDs) -> String? {
    guard case .new? = issued.status(of: entity) else { return nil }
    return entity.slug.value?.rawValue
  }

  private static func message(_ kind: EntityKind, _ slug: String, _ suggestion: String?) -> String {
    let renamed = suggestion.map { "; if it is now called `\($0)`, write that here and keep its id" } ?? ""
    return
      "no \(kind.rawValue) is called `\(slug)` any more: restore it, or add `\"retired\": true` here\(renamed)"
  }

  /// After the closing quotation mark.
  private static func end(of slug: SourceRange) -> SourceRange {
    let end = slug.bytes.upperBound + 1
    return SourceRange(file: slug.file, end..<end)
  }
}
