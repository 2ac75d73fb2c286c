import DuaLibrary
import UnicodeText

/// Which duas of a library may be results.
struct SearchFilter {
  var category: String?
  var collection: String?
  var journey: String?
  var slot: TimeSlot?
  var language: LanguageTag?

  /// A filter names something that the library does not have.
  struct Problem: Error {
    var message: String
  }

  /// The duas that pass, or nil when all do.
  func duas(of library: Library) throws(Problem) -> Set<Dua.ID>? {
    guard category != nil || collection != nil || journey != nil || slot != nil || language != nil else {
      return nil
    }
    var duas = library.duas
    if let category {
      let id = try id(category, "category", library.categories.map { ($0.slug, $0.id) })
      duas.removeAll { $0.category != id }
    }
    if let collection {
      let id = try id(collection, "collection", library.collections.map { ($0.slug, $0.id) })
      duas.removeAll { $0.collection != id }
    }
    if let language {
      try check(language, library)
      duas.removeAll { ($0.translation[language] ?? "").isEmpty && language != .arabic }
    }
    if journey != nil || slot != nil {
      let wanted = try steps(of: library)
      duas.removeAll { !wanted.contains($0.id) }
    }
    return Set(duas.map(\.id))
  }

  /// The duas of the journey, or of all journeys, in the slot, or in all slots.
  private func steps(of library: Library) throws(Problem) -> Set<Dua.ID> {
    var journeys = library.journeys
    if let journey {
      let id = try id(journey, "journey", library.journeys.map { ($0.slug, $0.id) })
      journeys.removeAll { $0.id != id }
    }
    return Set(journeys.flatMap(\.steps).filter { slot == nil || $0.slot == slot }.map(\.dua))
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
    var languages: Set = [LanguageTag.arabic]
    for dua in library.duas {
      languages.formUnion(dua.translation.entries.filter { !$0.text.isEmpty }.map(\.language))
    }
    guard languages.contains(language) else {
      let tags = languages.sorted().map(\.rawValue)
      throw Problem(message: "the bundle has no language `\(language)`" + Self.choice(of: tags))
    }
  }

  /// The end of a message: what the bundle has, as far as one wants to read it.
  private static func choice(of names: [String]) -> String {
    guard !names.isEmpty else { return ", and no other" }
    let shown = names.prefix(10).map { $0.quoted() }.joined(separator: ", ")
    return "; it has \(shown)" + (names.count > 10 ? " and \(names.count - 10) more" : "")
  }
}
