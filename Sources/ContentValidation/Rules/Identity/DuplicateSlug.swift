import Diagnostics
import DuaLibrary

/// Two entities of the same kind have the same slug.
///
/// ## What it does
/// Compares the slugs of duas, journeys, categories, collections and works, each kind across all files.
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
    findings("dua", draft.duas.map(\.slug))
      + findings("journey", draft.journeys.map(\.slug))
      + findings("category", draft.declaration?.categories.map(\.slug) ?? [])
      + findings("collection", draft.declaration?.collections.map(\.slug) ?? [])
      + findings("work", draft.declaration?.works.map(\.slug) ?? [])
  }

  private static func findings(_ kind: String, _ slugs: [Field<Slug>]) -> [Finding] {
    slugs.located().repeats(by: \.value).map { first, duplicate in
      finding(
        message(kind, duplicate.value),
        at: duplicate.range,
        notes: [Finding.Note("the first \(kind) called `\(first.value)` is here", at: first.range)]
      )
    }
  }

  private static func message(_ kind: String, _ slug: Slug) -> String {
    "another \(kind) is already called `\(slug)`: rename one of them"
  }
}
