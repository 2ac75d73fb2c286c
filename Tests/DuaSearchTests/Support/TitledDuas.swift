import DuaLibrary
import Testing

/// A small library in which only what a test is about differs between the duas.
struct TitledDuas {
  private var duas: [Dua] = []

  /// Adds a dua with the next id, counted from one.
  mutating func add(
    _ title: String,
    in language: LanguageTag = .english,
    arabic: String = "سُبْحَانَ اللَّهِ",
    translation: String = "",
    sources: [Citation] = [],
    category: Int = 1
  ) throws {
    let id = duas.count + 1
    duas.append(
      Dua(
        id: Dua.ID(rawValue: id),
        slug: try #require(Slug("dua-\(id)")),
        category: Category.ID(rawValue: category),
        title: [language: title],
        arabic: arabic,
        translation: translation.isEmpty ? [:] : [.english: translation],
        sources: sources,
        difficulty: .beginner,
        xp: 15
      )
    )
  }

  func library(name: String = "Titled") throws -> Library {
    try Library(
      name: name,
      version: "1.0.0",
      licence: "",
      defaultLanguage: .english,
      duas: duas,
      categories: Set(duas.compactMap { $0.category?.rawValue }).sorted().map { id in
        Category(
          id: Category.ID(rawValue: id),
          slug: try #require(Slug(id == 1 ? "all" : "chapter-\(id)")),
          name: [.english: "All"]
        )
      },
      collections: [],
      journeys: [],
      works: [
        ReferenceWork(
          slug: try #require(Slug("muslim")),
          name: [.english: "Sahih Muslim"],
          numbering: "",
          highest: 10_000
        )
      ]
    )
  }
}
