import Diagnostics
import DuaLibrary

/// Two entities of one kind have the same slug.
///
/// ## What it does
/// Compares the slugs of all duas, of all journeys, of all categories, of all collections and of all works, across all
/// files.
///
/// ## Why it matters
/// Slugs are how the source files refer to each other: with one slug for two duas, a journey could mean either.
///
/// ## Example
/// ```xml
/// <dua id="8" slug="sayyid-al-istighfar">
/// <dua id="9" slug="sayyid-al-istighfar">
/// ```
///
/// ## How to fix it
/// Rename one of the two, or remove it when it is the same entity twice.
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
    slugs.located().repeats(by: \.value).map { first, again in
      finding(
        message(kind, again.value),
        at: again.range,
        notes: [Finding.Note("the first \(kind) called `\(first.value)` is here", at: first.range)]
      )
    }
  }

  private static func message(_ kind: String, _ slug: Slug) -> String {
    "another \(kind) is called `\(slug)` already: rename one of them"
  }
}
