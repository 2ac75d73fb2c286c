import DuaLibrary
import DuaSearch
import UnicodeText

/// The filters of `rizq search`, by name.
struct SearchNames {
  var categories: [String] = []
  var collections: [String] = []
  var journeys: [String] = []
  var slots: [TimeSlot] = []
  var languages: [LanguageTag] = []
  var grades: Set<HadithGrade>?
  var requiresAudio = false
  var words: ClosedRange<Int>?

  /// An option names something that the library does not have.
  struct Problem: Error {
    var message: String
  }

  /// The options of a search, with the ids that the names refer to. Throws a ``Problem``, or a `BundleError`.
  func options(in bundle: DuaLibrary.Bundle) throws -> SearchOptions {
    var options = SearchOptions(explains: true)
    options.words = words
    options.requiresAudio = requiresAudio
    options.grades = grades
    if !categories.isEmpty {
      options.categories = try ids(categories, "category", bundle.categories.map { ($0.slug, $0.id) })
    }
    if !collections.isEmpty {
      options.collections = try ids(collections, "collection", bundle.collections.map { ($0.slug, $0.id) })
    }
    if !journeys.isEmpty {
      options.journeys = try ids(journeys, "journey", bundle.journeys.map { ($0.slug, $0.id) })
    }
    if !slots.isEmpty { options.slots = Set(slots) }
    if !languages.isEmpty || grades != nil || requiresAudio {
      let library = try bundle.library
      for language in languages { try check(language, library) }
      if let grades { try check(grades, library) }
      if requiresAudio, !library.duas.contains(where: { $0.audio != nil }) {
        throw Problem(message: "the bundle has no dua with a recording: leave out --audio")
      }
      if !languages.isEmpty { options.languages = Set(languages) }
    }
    return options
  }

  private func ids<ID: Hashable>(
    _ names: [String],
    _ kind: String,
    _ known: [(Slug, ID)]
  ) throws(Problem) -> Set<ID> {
    var ids: Set<ID> = []
    for name in names { ids.insert(try id(name, kind, known)) }
    return ids
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

  private func check(_ grades: Set<HadithGrade>, _ library: Library) throws(Problem) {
    let known = Set(library.duas.flatMap { $0.sources.compactMap(\.grade) })
    guard known.isDisjoint(with: grades) else { return }
    let names = grades.sorted(by: >).map { $0.rawValue.quoted() }.joined(separator: " or ")
    throw Problem(
      message: "the bundle cites no hadith of the grade \(names)"
        + Self.choice(of: known.sorted(by: >).map(\.rawValue))
    )
  }

  /// The end of a message: up to ten of the names in the bundle.
  private static func choice(of names: [String]) -> String {
    guard !names.isEmpty else { return ", and no other" }
    let shown = names.prefix(10).map { $0.quoted() }.joined(separator: ", ")
    return "; it has \(shown)" + (names.count > 10 ? " and \(names.count - 10) more" : "")
  }
}

extension Citation {
  fileprivate var grade: HadithGrade? {
    if case .hadith(let reference) = self { reference.grade } else { nil }
  }
}
