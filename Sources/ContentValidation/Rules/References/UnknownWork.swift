import ContentDraft
import Diagnostics
import DuaLibrary

/// A hadith source refers to a collection of hadith that is not declared.
///
/// ## What it does
/// Looks up the `collection` of every hadith source among the works of `library.json`. Other names of a work (its
/// `aliases`) are not accepted, but are used for suggestions.
///
/// ## Why it matters
/// The app shows a work by its name, and hadith numbers are checked against its highest number.
///
/// ## Example
/// ```xml
/// <source type="hadith" collection="bukhary" number="6306" grade="sahih"/>
/// ```
/// while `library.json` declares `bukhari`.
///
/// ## How to fix it
/// Correct the slug, or declare the work with its numbering and its highest number.
enum UnknownWork: Rule {
  static let id: RuleID = "RF04"
  static let name = "unknown-work"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    guard let declaration = draft.declaration else { return [] }
    let slugOfName = slugsByName(of: declaration.works)
    var suggester = Suggester(slugOfName.keys)
    return draft.duas.flatMap { dua in
      dua.sources.compactMap { source in
        guard source.kind.value == .hadith, let work = source.collection.located,
          draft.works[work.value] == nil
        else { return nil }
        return unknownName(
          "no work is called `\(work.value)`",
          at: work.range,
          suggestion: suggester.nearest(to: work.value.rawValue).flatMap { slugOfName[$0] },
          otherwise: "declare it under `works` in `library.json`"
        )
      }
    }
  }

  /// The slugs of the works by their names and aliases, spelled as slugs.
  private static func slugsByName(of works: [WorkFragment]) -> [String: String] {
    var slugs: [String: String] = [:]
    for work in works {
      guard let slug = work.slug.value?.rawValue else { continue }
      for alias in work.aliases where slugs[spelledAsSlug(alias.value)] == nil {
        slugs[spelledAsSlug(alias.value)] = slug
      }
    }
    for slug in works.compactMap(\.slug.value?.rawValue) { slugs[slug] = slug }
    return slugs
  }

  private static func spelledAsSlug(_ name: String) -> String {
    String(name.lowercased().map { $0.isWhitespace || $0 == "_" ? "-" : $0 })
  }
}
