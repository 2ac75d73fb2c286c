import ArabicText
import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing

@Suite("Quoted phrases with marks")
struct MarkedPhraseTests {
  @Test(
    "a text has the marks of a phrase, whatever the order, the form and the rest of its marks are",
    arguments: [
      ("كُنْتُ مِنَ", "إِنِّي كُنْتُ مِنَ الظَّالِمِينَ", true), ("كُنت", "إِنِّي كُنْتُ مِنَ", true),
      ("كَنت", "إِنِّي كُنْتُ مِنَ", false), ("إنّي", "إِنِّي كُنْتُ", true), ("أنّي", "إِنِّي كُنْتُ", false),
      ("انِّي", "إِنِّي كُنْتُ", true), ("إِنِّي كُنْتُ", "اني كنت", false),
      // Shadda before and after the vowel.
      ("رب\u{0651}\u{064E}", "رب\u{064E}\u{0651}", true), ("رب\u{064E}\u{0651}", "رب\u{0651}\u{064E}", true),
      // Tatweel, a joiner, presentation forms, the letters of a Persian keyboard.
      ("الحَمد", "ال\u{200D}حَـمْدُ", true), ("لِلَّه", "لِلَّـهِ", true), ("عَلی", "عَلَى", true), ("بِک", "بِكَ", true),
      ("عَلي", "عَلَى", false), ("رَحمه", "رَحْمَة", false),
      // The sukun of printed Qurans, and alef wasla.
      ("الْحَمْدُ", "ٱلۡحَمۡدُ", true), ("ٱلۡحَمۡدُ", "الْحَمْدُ", false),
      // Words end where they end.
      ("رَبّ", "رَبَّنَا", false), ("رَبَّنَا آتِنا", "رَبَّنَا، آتِنَا", true), ("مِنَ", "", false),
    ] as [(String, String, Bool)]
  )
  func marks(phrase: String, text: String, isFound: Bool) throws {
    #expect(try #require(MarkedPhrase(phrase)).occurs(in: text) == isFound)
  }

  @Test(
    "a phrase without marks is not one; hamza and madda alone are none",
    arguments: ["كنت من", "إني", "آمن", "", "abc"]
  )
  func unmarked(phrase: String) {
    #expect(MarkedPhrase(phrase) == nil)
  }

  private func ids(_ query: String, _ options: SearchOptions = SearchOptions()) throws -> [Int] {
    let library = try SampleLibrary.library()
    return try SampleLibrary.search().search(query, options: options) { library[$0]?.arabic }.map(
      \.id.rawValue
    )
  }

  @Test("a search finds only duas with the marks of its phrases")
  func search() throws {
    #expect(try ids("\"لا إِلَه\"").sorted() == [3, 7, 12])
    #expect(try ids("\"لا إِلَهَ\"").sorted() == [3, 7, 12])
    #expect(try ids("«رَبِّ» الله").sorted() == [8, 21])
    #expect(try ids("\"رَبِّي\"") == [7])
    #expect(try ids("لا إِلَهُ").count > 2)
    #expect(try ids("\"لا إِلَهَ\"", SearchOptions(limit: 2)).count == 2)
    #expect(try ids("\"لا إِلَهَ\"", SearchOptions(limit: 0)).isEmpty)
    #expect(try ids("\"لا إِلَهَ\" \"خَلَقْتَنِي\"") == [7])
  }

  @Test("the letters of the phrases are enough if no dua has their marks, unless these are required")
  func otherMarks() throws {
    #expect(try ids("\"لا إِلَهُ\"") == ids("\"لا اله\""))
    #expect(try ids("\"لا إِلَهُ\"", SearchOptions(limit: 2)) == Array(ids("\"لا اله\"").prefix(2)))
    #expect(try ids("\"لا إِلَهُ\"", SearchOptions(requiresPhrases: true)).isEmpty)
  }

  @Test("marks are not compared if no dua has the letters of the phrases")
  func unquoted() throws {
    let query = "قال: «رَبِّ الْعَظِيمُ»"
    #expect(try !ids(query).isEmpty && ids(query) == ids("قال: رب العظيم "))
    #expect(try ids(query, SearchOptions(requiresPhrases: true)).isEmpty)
  }

  @Test("texts are asked for only if a phrase has marks, and only until the limit is reached")
  func provider() throws {
    struct Missing: Error {}
    let library = try SampleLibrary.library()
    let search = try SampleLibrary.search()
    var asked: [Dua.ID] = []
    func arabic(_ id: Dua.ID) -> String? {
      asked.append(id)
      return library[id]?.arabic
    }
    #expect(try search.search("\"لا اله\"", arabic: arabic).count == 3)
    #expect(asked.isEmpty)
    #expect(try search.search("\"لا إِلَه\"", options: SearchOptions(limit: 1), arabic: arabic).count == 1)
    #expect(asked.count == 1)
    let strict = SearchOptions(requiresPhrases: true)
    #expect(try search.search("\"لا إِلَه\"", options: strict) { _ in nil }.isEmpty)
    #expect(throws: Missing.self) { try search.search("\"لا إِلَه\"") { _ in throw Missing() } }
    // The same without texts: marks are ignored.
    #expect(try search.search("\"لا إِلَهُ\"").count == 3)
  }

  @Test("a phrase is found in a text that ranks after many others")
  func complete() throws {
    let verse = try #require(Slug("verse"))
    let others = (1...200).map { number in
      Dua(
        id: Dua.ID(rawValue: number),
        slug: Slug("dua-\(number)") ?? verse,
        title: [.english: "Dua \(number)"],
        arabic: number == 150
          ? String(repeating: "الله ربي وهو العليم ", count: 20) + "قال الله أحد هنا"
          : "الله أحد الله أحد أحد \(number)",
        translation: [.english: "Number \(number)"],
        difficulty: .beginner,
        xp: 1
      )
    }
    let library = try Library(
      name: "Sample",
      version: "1.0.0",
      licence: "CC0-1.0",
      defaultLanguage: .english,
      duas: others,
      categories: [],
      collections: [],
      journeys: [],
      works: []
    )
    let search = try LibrarySearch(bytes: IndexBuilder(library).build())
    #expect(try search.ids("\"قال الله أحد\"") == [150])
    #expect(try search.ids("\"الله أحد\" أحد قال هنا", SearchOptions(limit: 1000)).count == 200)
  }
}
