import Diagnostics
import DuaLibrary

/// A dua or journey refers to a collection that is not declared.
///
/// ## What it does
/// Looks up the `collection` of every dua and journey among the collections of `library.json`. If `ids.json` knows the collection
/// under its old slug, ID04 reports the new one together with the references. While `library.json` is unfinished and declares no
/// collections, or one of them has no slug that can be read, nothing is looked up.
///
/// ## Why it matters
/// The collection decides who sees an entity. In a collection that does not exist, no one does.
///
/// ## Example
/// ```xml
/// <journey id="1" slug="rizq-seeker" collection="cor">
/// ```
/// while `library.json` declares `core`.
///
/// ## How to fix it
/// Correct the slug, or declare the collection.
enum UnknownCollection: Rule {
  static let id: RuleID = "RF02"
  static let name = "unknown-collection"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    guard let declaration = draft.declaration, draft.hasReadSlugs(of: .collection) else { return [] }
    let declared = Set(declaration.collections.compactMap(\.slug.value))
    let renames = draft.renames(of: .collection)
    var suggester = Suggester(declared.map(\.rawValue))
    return unknownNames(
      draft.references(to: .collection).filter { !declared.contains($0.value) && renames[$0.value] == nil },
      "collection",
      suggestion: { suggester.nearest(to: $0.rawValue) },
      otherwise: "declare it in `library.json`"
    )
  }
}
