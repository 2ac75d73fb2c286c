import Diagnostics
import DuaLibrary

/// Two entities of the same kind have the same slug.
///
/// ## What it does
/// Compares the slugs of duas, journeys, categories, collections and works, each kind across all files. An entity with the same
/// slug and id as another is the same one, entered twice. If all entities of a file are in another file too, the copy of the file is
/// reported once.
///
/// ## Why it matters
/// Source files refer to each other by slug: if two duas share one, a journey could mean either.
///
/// ## Example
/// ```xml
/// <dua id="8" slug="sayyid-al-istighfar">
/// <dua id="9" slug="sayyid-al-istighfar">
/// ```
///
/// ## How to fix it
/// Rename one of the two, or remove it if it is the same entity twice.
enum DuplicateSlug: Rule {
  static let id: RuleID = "ID02"
  static let name = "duplicate-slug"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    findings(draft.duas, draft.paths) + findings(draft.journeys, draft.paths)
      + findings(draft.declaration?.categories ?? []) + findings(draft.declaration?.collections ?? [])
      + findings(draft.declaration?.works ?? [])
  }

  private static func findings<Entity: Labeled>(_ entities: [Entity], _ paths: [FileID: String] = [:])
    -> [Finding]
  {
    let copied = CopiedFiles(entities, paths)
    let repeats = entities.repeats(by: \.slug.value).filter {
      !copied.contain($0.again) || !copied.contain($0.first)
    }
    return copied.copies.compactMap { finding($0, paths) } + findings(repeats)
  }

  private static func finding<Entity: Labeled>(
    _ copy: CopiedFiles<Entity>.Copy,
    _ paths: [FileID: String]
  ) -> Finding? {
    guard let slug = copy.entities.first?.slug.located, let original = copy.original.slug.located else {
      return nil
    }
    let other = paths[original.range.file].map { "`\($0)`" } ?? "another file"
    let kind = Entity.kind
    var result = finding(
      "all \(copy.entities.count) \(kind)s of this file are in \(other) too, with the same slugs and ids: remove the file, "
        + "or the \(kind)s that are in both",
      at: slug.range,
      notes: [Finding.Note("\(kind) `\(original.value)` is here too", at: original.range)]
    )
    result.others = copy.entities.dropFirst().compactMap { $0.slug.located?.range }
    return result
  }

  private static func findings<Entity: Labeled>(_ repeats: [(first: Entity, again: Entity)]) -> [Finding] {
    repeats.compactMap { first, duplicate in
      guard let slug = duplicate.slug.located, let firstRange = first.slug.located?.range else { return nil }
      return finding(
        message(Entity.kind, slug.value, id: first.isEnteredAgain(as: duplicate) ? first.id.value : nil),
        at: slug.range,
        notes: [Finding.Note("the first \(Entity.kind) called `\(slug.value)` is here", at: firstRange)]
      )
    }
  }

  /// - Parameter id: The id that both have, which makes them one entity.
  private static func message(_ kind: String, _ slug: Slug, id: Int?) -> String {
    guard let id else { return "another \(kind) is already called `\(slug)`: rename one of them" }
    return "the \(kind) `\(slug)` with id \(id) is already in the library: remove one of the two"
  }
}
