import DuaLibrary
import DuaSearch
import UnicodeText

/// The filters of `rizq search`, by name.
struct SearchNames {
  var category: String?
  var collection: String?
  var journey: String?
  var slot: TimeSlot?
  var language: LanguageTag?

  /// An option names something that the library does not have.
  struct Problem: Error {
    var message: String
  }

  /// The options of a search, with the ids that the names refer to. Throws a ``Problem``, or a `BundleError`.
  func options(in bundle: DuaLibrary.Bundle) throws -> SearchOptions {
    var options = SearchOptions(explains: true)
    if let category {
      options.categories = [try id(category, "category", bundle.categories.map { ($0.slug, $0.id) })]
    }
    if let collection {
      options.collections = [try id(collection, "collection", bundle.collections.map { ($0.slug, $0.id) })]
    }
    if let journey {
      options.journeys = [try id(journey, "journey", bundle.journeys.map { ($0.slug, $0.id) })]
    }
    options.slots = slot.map { [$0] }
    if let language {
      try check(language, bundle.library)
      options.languages = [language]
    }
    return options
  }

  private func id<ID>(_ name: String, _ kind: String, _ known: [(Slug, ID)]) throws(Problem) -> ID {
    if let found = known.first(where: { $0.0.rawValue == name }) { return found.1 }
    let slugs = known.map(\.0.rawValue).sorted()
    let suggestion = Suggestion.phrase(for: name, among: slugs)
    throw Problem(
      message: "the bundle has no \(kind) \(name.quoted())"
        + (suggestion.isEmpty ? Self.choice(of: slugs) : suggestion)
    )
  }

  private func check(_ language: LanguageTag, _ library: Library) throws(Problem) {
    var languages: Set<LanguageTag> = []
    for dua in library.duas {
      languages.formUnion(dua.translation.entries.filter { !$0.text.isEmpty }.map(\.language))
    }
    guard languages.contains(language) else {
      let tags = languages.sorted().map(\.rawValue)
      throw Problem(message: "the bundle has no translation into `\(language)`" + Self.choice(of: tags))
    }
  }

  /// The end of a message: up to ten of the names in the bundle.
  private static func choice(of names: [String]) -> String {
    guard !names.isEmpty else { return ", and no other" }
    let shown = names.prefix(10).map { $0.quoted() }.joined(separator: ", ")
    return "; it has \(shown)" + (names.count > 10 ? " and \(names.count - 10) more" : "")
  }
}
