import Diagnostics
import DuaLibrary

/// A dua or journey refers to a collection that is not declared.
///
/// ## What it does
/// Looks up the `collection` of every dua and journey among the collections of `library.json`.
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
    guard let declaration = draft.declaration else { return [] }
    let declared = Set(declaration.collections.compactMap(\.slug.value))
    var suggester = Suggester(declared.map(\.rawValue))
    let references = draft.duas.map(\.collection) + draft.journeys.map(\.collection)
    return references.located().filter { !declared.contains($0.value) }.map { collection in
      unknownName(
        "no collection is called `\(collection.value)`",
        at: collection.range,
        suggestion: suggester.nearest(to: collection.value.rawValue),
        otherwise: "declare it in `library.json`"
      )
    }
  }
}
