import Diagnostics

/// A dua refers to a category that is not declared.
///
/// ## What it does
/// Looks up the `category` of every dua among the categories of `library.json`. If `ids.json` knows the category under its old
/// slug, ID04 reports the new one together with the references. While `library.json` is unfinished and declares no categories,
/// or one of them has no slug that can be read, nothing is looked up.
///
/// ## Why it matters
/// An app that encounters an unknown category drops it, and the dua with it.
///
/// ## Example
/// ```xml
/// <dua id="8" slug="sayyid-al-istighfar" category="rizk">
/// ```
/// while `library.json` declares `rizq`.
///
/// ## How to fix it
/// Correct the slug, or declare the category.
enum UnknownCategory: Rule {
  static let id: RuleID = "RF01"
  static let name = "unknown-category"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    guard let declaration = draft.declaration, draft.hasReadSlugs(of: .category) else { return [] }
    let declared = Set(declaration.categories.compactMap(\.slug.value))
    let renames = draft.renames(of: .category)
    var suggester = Suggester(declared.map(\.rawValue))
    return unknownNames(
      draft.references(to: .category).filter { !declared.contains($0.value) && renames[$0.value] == nil },
      "category",
      suggestion: { suggester.nearest(to: $0.rawValue) },
      otherwise: "declare it in `library.json`"
    )
  }
}
