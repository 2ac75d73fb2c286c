import ArabicText
import ContentIngest
import DuaLibrary
import DuaSearch
import Foundation
import SearchEngine
import SearchIndexing
import SearchMeasures
import TestSupport
import Testing

@Suite("The search for the web", .requires(.node), .requires(.wasmLinker))
struct WebSearchTests {
  private struct Request: Encodable {
    struct Options: Encodable {
      var limit: Int?
      var categories: [Int]?
      var collections: [Int]?
      var journeys: [Int]?
      var slots: [String]?
      var languages: [String]?
      var duas: [Int]?
      var grades: [String]?
      var requiresAudio: Bool?
      var minWords: Int?
      var maxWords: Int?
      var completesLastWord: Bool?
      var requiresPhrases: Bool?
    }

    struct Text: Encodable {
      var text: String
      var field: String
    }

    var query: String
    var options = Options()
    var texts: [Text] = []
  }

  private struct Answer: Decodable, Equatable {
    struct Result: Decodable, Equatable {
      var id: Int
      /// The bit pattern of the number.
      var score: String
      var route: String
    }

    struct Highlight: Decodable, Equatable {
      var coverage: String
      var ranges: [[Int]]
    }

    var results: [Result]
    var highlights: [Highlight]
  }

  /// Runs queries in both engines, and compares ids, order, routes, scores and highlights bit by bit.
  private func compare(_ library: Library, _ index: [UInt8], _ queries: [String]) throws {
    let search = try LibrarySearch(bytes: index)
    let duas = Dictionary(uniqueKeysWithValues: library.duas.map { ($0.id, $0) })
    var requests: [Request] = []
    var expected: [Answer] = []
    for query in queries {
      let results = try search.search(query)
      let highlighter = Highlighter(query, completesLastWord: true)
      let texts = results.prefix(3).compactMap { duas[$0.id] }.flatMap(Self.texts)
      requests.append(
        Request(query: query, texts: texts.map { Request.Text(text: $0.0, field: $0.1.rawValue) })
      )
      expected.append(
        Answer(
          results: results.map {
            .init(id: $0.id.rawValue, score: "\($0.score.bitPattern)", route: $0.route.rawValue)
          },
          highlights: texts.map { text, field in
            let (ranges, share) = highlighter.marks(in: text, field)
            return .init(coverage: "\(share.bitPattern)", ranges: ranges.map { Self.utf16($0, text) })
          }
        )
      )
    }
    let files = [Data(index), try JSONEncoder().encode(requests)]
    let answers = try WebModule.ask("answers", files, as: [Answer].self)
    try #require(answers.count == queries.count)
    for (place, query) in queries.enumerated() {
      #expect(answers[place] == expected[place], "\(query)")
    }
  }

  private static func texts(of dua: Dua) -> [(String, SearchField)] {
    [(dua.arabic, .arabic)] + (dua.transliteration.map { [($0, .transliteration)] } ?? [])
      + dua.title.entries.map { ($0.text, .title) } + dua.translation.entries.map { ($0.text, .translation) }
  }

  /// A range of UTF-8 bytes in UTF-16 units, as in JavaScript.
  private static func utf16(_ range: Range<Int>, _ text: String) -> [Int] {
    let bytes = Array(text.utf8)
    return [range.lowerBound, range.upperBound].map {
      String(decoding: bytes[..<$0], as: UTF8.self).utf16.count
    }
  }

  @Test(
    "answers all judged and 2,000 generated queries over the library of this project as the app does",
    .slow
  )
  func project() throws {
    let bundle = try DuaLibrary.Bundle(contentsOf: Repository.url("output"))
    let index = IndexBuilder(try bundle.library, vocabulary: .standard()).build()
    var mixed = MixedQueries(try bundle.library)
    let generated = mixed.queries(ofEachKind: 150, judged: false).map(\.query)
    try #require(generated.count >= 2000)
    try compare(bundle.library, index, try QuerySets.all().flatMap(\.queries).map(\.query) + generated)
  }

  @Test("answers queries over a generated library as the app does")
  func generated() throws {
    let library = try GeneratedLibrary.library(duas: 300)
    let index = IndexBuilder(library, vocabulary: .standard()).build()
    var mixed = MixedQueries(library)
    try compare(library, index, mixed.queries(ofEachKind: 10, judged: false).map(\.query))
  }

  private static let oddQueries: [String] = [
    "", " ", "؟", "\"لا شريك له\"", "«شريك لا»", "ﷺ", "ٱلْعَـٰلَمِينَ", "يَـٰٓأَيُّهَا", "İSTİĞFAR", "a\u{301}llah",
    "٢:٢٥٥", "2 255", "bukhari 6306a", "bukhari 9999999/1", "bukhari 11/113", "sūrat al-baqara 255",
    "kursi kursi", "صلوٰة", "forgive'ness",
    "la la la la", "ـٔ", "\u{1F600} allah", "AAllah", "sh-shams", "3'afara 7'alaqa", "ѕubhаn аllah",
    "subhЖan allah", "αγάπη", "привет allah", "bukhari6306", "allah الله rahman", "دعاء safar",
    "\"subhan allah\" الله", "\"allah subhan\"", "\"لا شريك له\" praise", "\"praise belongs\" الله",
    "night of power", "wudhoo complition", "للوالدين والسفر", "سبحاناللهوبحمده", "repentance",
    "surat repentance", "forgivness travle", String(repeating: "الله ", count: 120),
    String(repeating: "subhan allah ", count: 60), String(repeating: "ha", count: 3000), "ذكر", "dua",
    "ﬁrst ﬆar ǆ ĳ œuvre ﬃ", "\u{0}", "e\u{301}\u{302}\u{303}", "x\u{10FFFF}y",
  ]

  @Test("answers odd queries over a small library as the app does")
  func odd() throws {
    try compare(try SampleLibrary.library(), try SampleLibrary.index(), Self.oddQueries)
  }

  @Test("filters and options restrict the results as in the app")
  func filters() throws {
    let index = try SampleLibrary.index()
    let search = try LibrarySearch(bytes: index)
    let french = try #require(LanguageTag("fr"))
    let cases: [(Request.Options, SearchOptions)] = [
      (.init(categories: [2]), .init(categories: [.init(rawValue: 2)])),
      (.init(categories: []), .init(categories: [])),
      (.init(categories: [-1]), .init(categories: [.init(rawValue: -1)])),
      (.init(collections: [1]), .init(collections: [.init(rawValue: 1)])),
      (.init(journeys: [5]), .init(journeys: [.init(rawValue: 5)])),
      (.init(slots: ["evening"]), .init(slots: [.evening])),
      (.init(languages: ["fr"]), .init(languages: [french])), (.init(limit: 2), .init(limit: 2)),
      (.init(limit: 0), .init(limit: 0)),
      (.init(duas: [20, 30]), .init(duas: [.init(rawValue: 20), .init(rawValue: 30)])),
      (.init(grades: ["sahih"]), .init(grades: [.sahih])),
      (.init(grades: ["hasan", "sahih"]), .init(grades: [.hasan, .sahih])),
      (.init(grades: []), .init(grades: [])),
      (.init(requiresAudio: true), .init(requiresAudio: true)),
      (.init(minWords: 9), .init(words: 9...1000)), (.init(maxWords: 8), .init(words: 0...8)),
      (.init(minWords: 9, maxWords: 8), .init(grades: [])),
      (.init(completesLastWord: false), .init(completesLastWord: false)),
    ]
    let requests = cases.map { Request(query: "الله", options: $0.0) }
    let files = [Data(index), try JSONEncoder().encode(requests)]
    let answers = try WebModule.ask("answers", files, as: [Answer].self)
    try #require(answers.count == cases.count)
    for (answer, (_, options)) in zip(answers, cases) {
      #expect(try answer.results.map(\.id) == search.ids("الله", options))
    }
  }

  @Test("ignores quotation marks if no dua has what is between them, unless that is required")
  func phrases() throws {
    let requests = [Request.Options(), Request.Options(requiresPhrases: true)].map { options in
      Request(query: "«شريك لا»", options: options)
    }
    let files = [Data(try SampleLibrary.index()), try JSONEncoder().encode(requests)]
    let answers = try WebModule.ask("answers", files, as: [Answer].self)
    #expect(answers.map(\.results.isEmpty) == [false, true])
  }

  @Test("compares marks as in the app if it gets the texts")
  func marks() throws {
    struct Marked: Encodable {
      var query: String
      var limit: Int
      var texts: [String: String]
    }
    let library = try SampleLibrary.library()
    let index = try SampleLibrary.index()
    let search = try LibrarySearch(bytes: index)
    let texts = Dictionary(uniqueKeysWithValues: library.duas.map { ("\($0.id.rawValue)", $0.arabic) })
    let queries = [
      "\"لا إِلَه\"", "\"لا إِلَهُ\"", "«رَبِّ» الله", "\"لا اله\"", "2:255 \"رَبَّ\"", "الله", "\"رَبِّي\" praise",
      "«رَبِّ الْعَظِيمُ»",
    ]
    let cases = queries.flatMap { query in [1, 20].map { Marked(query: query, limit: $0, texts: texts) } }
    let answers = try WebModule.ask(
      "marks",
      [Data(index), try JSONEncoder().encode(cases)],
      as: [[Int]].self
    )
    try #require(answers.count == cases.count)
    for (answer, marked) in zip(answers, cases) {
      let options = SearchOptions(limit: marked.limit)
      let expected = try search.search(marked.query, options: options) { library[$0]?.arabic }
      #expect(answer == expected.map(\.id.rawValue), "\(marked.query)")
    }
  }

  @Test("explains results as the app does")
  func explanations() throws {
    struct Explanation: Decodable {
      struct Term: Decodable, Equatable {
        var typed: String
        var lookedUp: [String]
      }

      var parts: [String: Double]
      var terms: [Term]
      var citations: [String]
    }
    let index = try SampleLibrary.index()
    let search = try LibrarySearch(bytes: index)
    let queries = ["subhan allah", "2:255", "bukhari 6306", "الله praise"]
    let files = [Data(index), try JSONEncoder().encode(queries)]
    let answers = try WebModule.ask("explanations", files, as: [[Explanation]].self)
    try #require(answers.count == queries.count)
    for (place, query) in queries.enumerated() {
      let expected = try search.search(query, options: SearchOptions(explains: true)).compactMap(
        \.explanation
      )
      try #require(answers[place].count == expected.count && !expected.isEmpty, "\(query)")
      for (answer, explanation) in zip(answers[place], expected) {
        #expect(
          answer.parts
            == Dictionary(uniqueKeysWithValues: explanation.parts.map { ($0.key.rawValue, $0.value) })
        )
        #expect(answer.terms == explanation.terms.map { .init(typed: $0.typed, lookedUp: $0.lookedUp) })
        #expect(answer.citations == explanation.citations.map { $0.description(works: []) })
      }
    }
  }

  @Test("folds and romanizes as the app does")
  func texts() throws {
    let bundle = try DuaLibrary.Bundle(contentsOf: Repository.url("output"))
    let texts = try bundle.library.duas.map(\.arabic) + Self.oddQueries
    let files = [Data(try SampleLibrary.index()), try JSONEncoder().encode(texts)]
    let answers = try WebModule.ask("texts", files, as: [[String]].self)
    try #require(answers.count == texts.count)
    for (place, text) in texts.enumerated() {
      let expected = [text.searchForm, text.searchSkeleton, Romanizer.rizq1.romanize(text)]
      #expect(answers[place].map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(text)")
    }
  }
}
