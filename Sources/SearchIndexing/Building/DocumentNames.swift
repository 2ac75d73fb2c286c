import DuaLibrary

/// The names by which a dua is found in addition to its own texts: those of its category, collection, journeys and sources.
struct DocumentNames: Sendable {
  private let library: Library
  private let categories: [Category.ID: [IndexedText]]
  private let collections: [DuaCollection.ID: [IndexedText]]
  private let journeys: [Dua.ID: [IndexedText]]

  init(_ library: Library) {
    self.library = library
    categories = Dictionary(
      uniqueKeysWithValues: library.categories.map { ($0.id, IndexedText.entries(of: $0.name, .names)) }
    )
    collections = Dictionary(
      uniqueKeysWithValues: library.collections.map { ($0.id, IndexedText.entries(of: $0.name, .names)) }
    )
    var journeys: [Dua.ID: [IndexedText]] = [:]
    for journey in library.journeys {
      for step in journey.steps {
        journeys[step.dua, default: []] += IndexedText.entries(of: journey.name, .names)
      }
    }
    self.journeys = journeys
  }

  func names(of dua: Dua) -> [IndexedText] {
    (dua.category.flatMap { categories[$0] } ?? []) + (dua.collection.flatMap { collections[$0] } ?? [])
      + (journeys[dua.id] ?? [])
  }

  func text(of citation: Citation) -> String { library.displayText(of: citation) }
}
