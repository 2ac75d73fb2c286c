import DuaLibrary

/// The names by which a dua is found in addition to its own texts: those of its category, collection, journeys and sources.
struct DocumentNames: Sendable {
  private let library: Library
  private let categories: [Category.ID: [String]]
  private let collections: [DuaCollection.ID: [String]]
  private let journeys: [Dua.ID: [String]]

  init(_ library: Library) {
    self.library = library
    categories = Dictionary(
      uniqueKeysWithValues: library.categories.map { ($0.id, $0.name.entries.map(\.text)) }
    )
    collections = Dictionary(
      uniqueKeysWithValues: library.collections.map { ($0.id, $0.name.entries.map(\.text)) }
    )
    var journeys: [Dua.ID: [String]] = [:]
    for journey in library.journeys {
      for step in journey.steps { journeys[step.dua, default: []] += journey.name.entries.map(\.text) }
    }
    self.journeys = journeys
  }

  func names(of dua: Dua) -> [String] {
    (dua.category.flatMap { categories[$0] } ?? []) + (dua.collection.flatMap { collections[$0] } ?? [])
      + (journeys[dua.id] ?? [])
  }

  func text(of citation: Citation) -> String { library.displayText(of: citation) }
}
