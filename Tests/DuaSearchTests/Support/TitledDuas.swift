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
    sources: [Citation] = []
  ) throws {
    let id = duas.count + 1
    duas.append(
      Dua(
        id: Dua.ID(rawValue: id),
        slug: try #require(Slug("dua-\(id)")),
        category: Category.ID(rawValue: 1),
        title: [language: title],
        arabic: arabic,
        translation: translation.isEmpty ? [:] : [.english: translation],
        sources: sources,
        difficulty: .beginner,
        xp: 15
      )
    )
  }

  func library() throws -> Library {
    try Library(
      name: "Titled",
      version: "1.0.0",
      licence: "",
      defaultLanguage: .english,
      duas: duas,
      categories: [
        Category(id: Category.ID(rawValue: 1), slug: try #require(Slug("all")), name: [.english: "All"])
      ],
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
