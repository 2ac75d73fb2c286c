import Diagnostics

/// A dua refers to a category that is not declared.
///
/// ## What it does
/// Looks up the `category` of every dua among the categories of `library.json`.
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
    guard let declaration = draft.declaration else { return [] }
    let declared = Set(declaration.categories.compactMap(\.slug.value))
    var suggester = Suggester(declared.map(\.rawValue))
    return draft.duas.compactMap { dua in
      guard let category = dua.category.located, !declared.contains(category.value) else { return nil }
      return unknownName(
        "no category is called `\(category.value)`",
        at: category.range,
        suggestion: suggester.nearest(to: category.value.rawValue),
        otherwise: "declare it in `library.json`"
      )
    }
  }
}
