import DuaLibrary
import DuaSearch
import SeededRandom
import Testing
import UnicodeText

@testable import SearchEngine
@testable import SearchIndexing

@Suite("search/suggestions.bin")
struct SuggestionTests {
  private static func bytes() throws -> [UInt8] {
    let vocabulary = SearchVocabulary(
      surahs: [
        .init(surah: 2, names: ["al-Baqarah", "البقرة", "The Cow"]), .init(surah: 99, names: ["az-Zalzalah"]),
      ],
      verses: [
        .init(
          verses: [try QuranReference(surah: 2, ayahs: 255...255)],
          names: ["Ayat al-Kursi", "Ayatul Kursi", "آية الكرسي"]
        )
      ],
      topics: [
        .init(
          id: try #require(Slug("parents")),
          phrases: [.english: ["parents", "mother and father", "my parents"], .arabic: ["بر الوالدين"]]
        ), .init(id: try #require(Slug("travel")), phrases: [.english: ["travelling"]]),
      ]
    )
    return IndexBuilder(try library(), vocabulary: vocabulary).buildSuggestions()
  }

  /// The sample with twenty texts that begin alike.
  private static func library() throws -> Library {
    var library = try SampleLibrary.library()
    let names = "alpha beta gamma delta epsilon zeta eta theta iota kappa".split(separator: " ")
    let others = try names.enumerated().map { number, name in
      Dua(
        id: Dua.ID(rawValue: 100 + number),
        slug: try #require(Slug("letter-\(name)")),
        title: [.english: "Letter \(name)"],
        arabic: "اللَّهُمَّ إِنِّي أَسْأَلُكَ \(number)",
        transliteration: "allāhumma innī asʾaluka \(name)",
        translation: [.english: "O Allah"],
        difficulty: .beginner,
        xp: 1
      )
    }
    library = try Library(
      name: library.name,
      version: library.version,
      licence: library.licence,
      defaultLanguage: .english,
      duas: library.duas + others,
      categories: library.categories,
      collections: library.collections,
      journeys: library.journeys,
      works: library.works
    )
    return library
  }

  private func texts(_ prefix: String, limit: Int = 10) throws -> [String] {
    try SearchSuggestions(bytes: Self.bytes()).completions(of: prefix, limit: limit).map(\.text)
  }

  @Test(
    "titles, names, topics and frequent phrases complete a query, without regard to case, marks and the article",
    arguments: [
      ("seek", "Seeking forgiveness"), ("FORGIV", "Seeking forgiveness"), ("ayat al k", "Ayat al-Kursi"),
      ("āyat al-K", "Ayat al-Kursi"), ("kursi", "Ayat al-Kursi"), ("baq", "al-Baqarah"), ("cow", "The Cow"),
      ("آية", "آية الكرسي"), ("ايه ال", "آية الكرسي"), ("كرسي", "آية الكرسي"), ("بقر", "البقرة"),
      ("moth", "mother and father"), ("والدين", "بر الوالدين"),
      ("allahumma in", "allahumma inni asaluka"), ("اللهم", "اللهم إني أسألك"),
      ("اللَّهُمَّ إِن", "اللهم إني أسألك"),
    ] as [(String, String)]
  )
  func completes(prefix: String, text: String) throws {
    let found = try texts(prefix)
    #expect(found.contains { $0.hasSameScalars(as: text) }, "\(found)")
  }

  @Test(
    "what the library does not have, what is typed already, and what is not a word is not suggested",
    arguments: ["zalz", "travelling", "mercy on parents", "", "؟", "xyzzy", "\u{0651}"]
  )
  func completesNothing(prefix: String) throws {
    #expect(try texts(prefix).isEmpty)
  }

  @Test("a text that is typed in full is completed to longer ones, and not suggested itself")
  func completesWholeTexts() throws {
    #expect(try texts("allahumma") == ["allahumma inni asaluka"])
    #expect(try texts("allahumma inni asaluka").isEmpty)
    var list = SuggestionList()
    for text in ["Morning", "Morning dhikr", "morning light"] { list.add(text, .title, rank: 1) }
    var file = IndexFileWriter()
    list.write(to: &file)
    let suggestions = try SearchSuggestions(bytes: file.file(documentCount: 0))
    #expect(try suggestions.completions(of: "morning").map(\.text) == ["Morning dhikr", "morning light"])
    #expect(try suggestions.completions(of: "morning dhikr").isEmpty)
  }

  @Test("a name or a topic is suggested once, and at most the number that was asked for")
  func limits() throws {
    #expect(try texts("ayat").count { $0.hasPrefix("Ayat") } == 1)
    #expect(try texts("letter").count == 10)
    #expect(try texts("letter", limit: 3).count == 3)
    #expect(try texts("letter", limit: 0).isEmpty)
    #expect(try texts("letter", limit: .max).count == 10)
    let topics = try texts("p")
    #expect(topics.contains("parents") && !topics.contains("my parents"))
    let all = try texts("a")
    #expect(Set(all).count == all.count)
  }

  @Test("words before those that are completed are kept")
  func keepsWords() throws {
    #expect(try texts("dua for par").contains("dua for parents"))
    #expect(try texts("dua for pa").contains("dua for parents"))
    #expect(try texts("learn baqar") == ["learn al-Baqarah"])
  }

  @Test("the word after them stays as it was typed, if it was typed whole")
  func keepsTypedWord() throws {
    var list = SuggestionList()
    list.add("For Pardon", .title, rank: 1)
    var file = IndexFileWriter()
    list.write(to: &file)
    let suggestions = try SearchSuggestions(bytes: file.file(documentCount: 0))
    for (typed, completed) in [
      ("for par", "For Pardon"), ("dua for par", "dua for Pardon"), ("dua FOR par", "dua FOR Pardon"),
      ("dua for", "dua For Pardon"),
    ] {
      #expect(try suggestions.completions(of: typed).map(\.text) == [completed])
    }
  }

  @Test("a name and a topic that complete a query to the same words are suggested once")
  func distinct() throws {
    var list = SuggestionList()
    list.add("Dua for Parents", .name, rank: 2)
    list.add("parents", .topic, rank: 1)
    list.add("parents in old age", .topic, rank: 1)
    var file = IndexFileWriter()
    list.write(to: &file)
    let suggestions = try SearchSuggestions(bytes: file.file(documentCount: 0))
    #expect(
      try suggestions.completions(of: "dua for par", limit: 2).map(\.text)
        == ["Dua for Parents", "dua for parents in old age"]
    )
  }

  @Test("texts are sorted by their keys, however many bytes they share")
  func sorted() throws {
    let texts = [
      "prayer for rain", "prayer for rains", "prayer for fear", "Prayer", "prayer\u{301}", "pray er",
      "المال", "المالك", "الماء", "مال", "مالك", "ما", "ال", "سؤال المال", "سؤال المالك",
    ]
    var list = SuggestionList()
    for text in texts { list.add(text, .topic, rank: 1) }
    var file = IndexFileWriter()
    list.write(to: &file)
    let suggestions = try SearchSuggestions(bytes: file.file(documentCount: 0))
    func completions(_ prefix: String) throws -> Set<String> {
      Set(try suggestions.completions(of: prefix, limit: 20).map(\.text))
    }
    #expect(try completions("prayer for r") == ["prayer for rain", "prayer for rains"])
    #expect(try completions("prayer for rain") == ["prayer for rains"])
    #expect(try completions("fe") == ["prayer for fear"])
    #expect(try completions("مال") == ["مالك", "المال", "المالك", "سؤال المال", "سؤال المالك"])
    #expect(try completions("الما") == ["المال", "المالك", "سؤال المال", "سؤال المالك"])
  }

  @Test("names come before titles, and completions of the beginning before others")
  func ranked() throws {
    #expect(["al-Baqarah", "Ayat al-Kursi"].contains(try texts("a").first))
    #expect(["Mercy on parents", "mother and father"].contains(try texts("m").first))
  }

  @Test("kinds are told apart")
  func kinds() throws {
    let suggestions = try SearchSuggestions(bytes: Self.bytes())
    func kind(_ prefix: String) throws -> SearchSuggestion.Kind? {
      try suggestions.completions(of: prefix).first?.kind
    }
    #expect(try kind("ayat") == .name)
    #expect(try kind("seeking") == .title)
    #expect(try kind("mother") == .topic)
    #expect(try kind("allahumma") == .phrase)
  }

  @Test("every suggestion finds something", arguments: ["a", "b", "m", "p", "s", "l", "ا", "ب", "t", "i"])
  func finds(prefix: String) throws {
    let search = try LibrarySearch(bytes: IndexBuilder(Self.library(), vocabulary: .standard()).build())
    let suggestions = try SearchSuggestions(
      bytes: IndexBuilder(Self.library(), vocabulary: .standard()).buildSuggestions()
    )
    for suggestion in try suggestions.completions(of: prefix, limit: 50) {
      #expect(try !search.search(suggestion.text).isEmpty, "\(suggestion)")
    }
  }

  @Test("the same library gives the same bytes")
  func deterministic() async throws {
    let bytes = try Self.bytes()
    let again = try Self.bytes()
    #expect(bytes == again)
    let library = try Self.library()
    let files = try await IndexBuilder(library).buildFiles(jobs: 3)
    #expect(files.index == IndexBuilder(library).build())
    #expect(files.suggestions == IndexBuilder(library).buildSuggestions())
  }

  @Test("damage is an error or makes no difference, and forged checksums never crash the reader")
  func damaged() throws {
    let bytes = try Self.bytes()
    let prefixes = ["a", "seek", "اللهم", "dua for par"]
    func answers(_ bytes: [UInt8]) throws(SearchIndexError) -> [[SearchSuggestion]] {
      let suggestions = try SearchSuggestions(bytes: bytes)
      var answers: [[SearchSuggestion]] = []
      for prefix in prefixes { answers.append(try suggestions.completions(of: prefix)) }
      return answers
    }
    let expected = try answers(bytes)
    for place in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[place] ^= 1 << UInt8(place % 8)
      if let others = try? answers(damaged) { #expect(others == expected, "byte \(place)") }
    }
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      var forged = bytes
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        let place = Int.random(in: IndexLayout.bodyStart(bytes)..<bytes.count, using: &random)
        forged[place] = UInt8.random(in: 0...255, using: &random)
      }
      IndexLayout.seal(&forged)
      for list in (try? answers(forged)) ?? [] { #expect(list.count <= 10) }
    }
  }

  @Test("frequent phrases are those of several texts, without their parts")
  func phrases() {
    func phrases(_ texts: [[Int32]], minimumCount: Int) -> [[Int32]] {
      var lists = FlatLists<Int32>()
      for text in texts {
        for word in text { lists.append(word) }
        lists.endList()
      }
      return FrequentPhrases(lists, minimumCount: minimumCount).phrases.map {
        Array(texts[$0.text][$0.words])
      }
    }
    #expect(phrases([[1, 2, 3], [1, 2, 3], [4, 1, 2, 3]], minimumCount: 3) == [[1, 2, 3]])
    #expect(phrases([[1, 2, 3], [1, 2], [1, 2], [1, 2]], minimumCount: 2) == [[1, 2]])
    #expect(phrases([[1, 2], [1, 2]], minimumCount: 3).isEmpty)
    // Repetitions within a text count once.
    #expect(phrases([[1, 2, 1, 2, 1, 2]], minimumCount: 2).isEmpty)
    #expect(phrases([], minimumCount: 1).isEmpty && phrases([[]], minimumCount: 1).isEmpty)
    // Of a longer phrase, the beginning is one.
    let long: [Int32] = Array(0..<12)
    #expect(phrases([long, long], minimumCount: 2) == [Array(long.prefix(FrequentPhrases.longest))])
  }
}
