import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing

@Suite("Duas like a dua")
struct SimilarDuaTests {
  private static func dua(
    _ id: Int,
    _ arabic: String,
    _ sources: [Citation] = [],
    category: Int = 1
  ) throws -> Dua {
    Dua(
      id: Dua.ID(rawValue: id),
      slug: try #require(Slug("dua-\(id)")),
      category: Category.ID(rawValue: category),
      title: [.english: "Dua \(id)"],
      arabic: arabic,
      translation: [.english: id > 50 ? "For travelling" : "Other"],
      sources: sources,
      difficulty: .beginner,
      xp: 1
    )
  }

  private static func search() throws -> LibrarySearch {
    let verse = Citation.quran(try QuranReference(surah: 2, ayahs: 201...201))
    let text = "اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنَ الْهَمِّ وَالْحَزَنِ وَالْعَجْزِ وَالْكَسَلِ"
    var duas = [
      try dua(1, text, [verse]), try dua(2, "اللهم اني اعوذ بك من الهم والحزن والعجز والكسل", category: 2),
      try dua(3, text + " وَالْبُخْلِ وَالْجُبْنِ وَضَلَعِ الدَّيْنِ وَغَلَبَةِ الرِّجَالِ وَأَعُوذُ بِكَ مِنْ فِتْنَةِ الْمَحْيَا وَالْمَمَاتِ"),
      try dua(4, "رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً", [verse], category: 3),
      try dua(5, "أَعُوذُ بِاللَّهِ مِنَ الْفَشَلِ وَالْكَسَلِ", category: 3), try dua(6, "سُبْحَانَ اللَّهِ", category: 3),
    ]
    for id in 20..<60 { duas.append(try dua(id, "لا إله إلا الله \(id) وحده", category: 4)) }
    func category(_ id: Int) throws -> DuaLibrary.Category {
      DuaLibrary.Category(
        id: .init(rawValue: id),
        slug: try #require(Slug("c\(id)")),
        name: [.english: "C\(id)"]
      )
    }
    let library = try Library(
      name: "Sample",
      version: "1.0.0",
      licence: "CC0-1.0",
      defaultLanguage: .english,
      duas: duas,
      categories: (1...4).map(category),
      collections: [],
      journeys: [],
      works: []
    )
    let travel = SearchVocabulary.Topic(id: try #require(Slug("travel")), phrases: [.english: ["travelling"]])
    return try LibrarySearch(
      bytes: IndexBuilder(library, vocabulary: SearchVocabulary(topics: [travel])).build()
    )
  }

  private func like(_ id: Int, _ options: SearchOptions = SearchOptions()) throws -> [SimilarDua] {
    try Self.search().duas(like: Dua.ID(rawValue: id), options: options)
  }

  @Test(
    "the same text comes first, then its longer version, then duas that share words or citations; each says why"
  )
  func ranked() throws {
    let found = try like(1)
    #expect(found.map(\.id.rawValue).prefix(2) == [2, 3])
    #expect(Set(found.map(\.id.rawValue)) == [2, 3, 4, 5])
    #expect(found[0].reasons.first == .sameText)
    #expect(found[1].reasons.contains { if case .passage(let share) = $0 { share > 0.8 } else { false } })
    let verse = try #require(found.first { $0.id.rawValue == 4 })
    #expect(verse.reasons.contains(.citation(.verses(surah: 2, ayahs: 201...201))))
    #expect(found.allSatisfy { !$0.reasons.isEmpty && $0.score > 0 })
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.score >= $1.score })
  }

  @Test("a dua is not like itself, and an unknown one has nothing like it")
  func itself() throws {
    for id in [1, 2, 3, 20] { #expect(try !like(id).contains { $0.id.rawValue == id }) }
    for id in [999, -1, 6] { #expect(try like(id).isEmpty) }
  }

  @Test("the limit and the filters of a search apply")
  func options() throws {
    #expect(try like(1, SearchOptions(limit: 1)).map(\.id.rawValue) == [2])
    #expect(try like(1, SearchOptions(limit: 0)).isEmpty)
    #expect(
      try like(1, SearchOptions(categories: [.init(rawValue: 3)])).map(\.id.rawValue).sorted() == [4, 5]
    )
  }

  @Test("topics in common are a reason")
  func topics() throws {
    let found = try like(51)
    #expect(found.first?.reasons.contains(.topics(["travel"])) == true)
    #expect(found.first?.description(works: []).contains("topics travel") == true)
  }
}
