import DuaLibrary
import DuaSearch
import Foundation
import Testing

@Suite("SearchIndex")
struct SearchIndexTests {
  private let index: SearchIndex

  init() throws { index = SearchIndexBuilder(try .sample()).build() }

  private func ids(_ query: String) -> [Int] { index.lookup(query).map(\.rawValue) }

  @Test(
    "people find what they type",
    arguments: [
      ("الحمد", [1, 2]), ("الْحَمْدُ", [1, 2]), ("istighfar", [2]), ("Istighfār", [2]),
      ("seeking forgiveness", [2]),
      ("bukhari", [2]), ("bukhari 6306", [2]), ("صحيح البخاري", [2]), ("quran 2 255", [1]), ("2:256", [1]),
      ("morning", [1]), ("seigneur", [1]),
    ]
  )
  func finds(query: String, ids: [Int]) {
    #expect(self.ids(query).sorted() == ids)
  }

  @Test("every word must match, in whatever field")
  func allWords() {
    #expect(ids("الحمد istighfar") == [2])
    #expect(ids("istighfar seigneur").isEmpty)
    #expect(ids("nothing").isEmpty)
  }

  @Test("the last word may be unfinished, earlier ones may not")
  func prefix() {
    #expect(ids("istigh") == [2])
    #expect(ids("seeking forg") == [2])
    #expect(ids("seek forgiveness").isEmpty)
    #expect(ids("الحم").sorted() == [1, 2])
  }

  @Test("more fields come first, then lower ids")
  func ranking() {
    #expect(ids("praise") == [3, 1, 2])
  }

  @Test("a query without a word finds nothing", arguments: ["", "  ", "؟", "ء", "\u{0651}"])
  func emptyQuery(query: String) {
    #expect(ids(query).isEmpty)
  }

  @Test("terms are sorted by bytes, each once, and postings by id")
  func sorted() {
    let terms = index.terms.map { Array($0.utf8) }
    #expect(zip(terms, terms.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    for postings in index.postings {
      #expect(zip(postings, postings.dropFirst()).allSatisfy { $0.dua < $1.dua })
    }
  }
}

@Suite("search/index.json")
struct SearchIndexCodingTests {
  private let index: SearchIndex

  init() throws { index = SearchIndexBuilder(try .sample()).build() }

  @Test("an index is read back as it was written, and written again with the same bytes")
  func roundTrip() throws {
    let data = index.encoded()
    let read = try SearchIndex(decoding: data)
    #expect(read == index)
    #expect(read.encoded() == data)
    #expect(data.last == UInt8(ascii: "\n"))
    #expect(SearchIndexBuilder(try .sample()).build().encoded() == data)
  }

  @Test("the form of the file is the contract")
  func form() throws {
    let index = try SearchIndex(
      decoding: Data(#"{"fold":2,"postings":[[1,3,7,32],[2,1]],"terms":["a","b"],"version":1}"#.utf8)
    )
    #expect(index.terms == ["a", "b"])
    #expect(index.postings[0].map(\.fields) == [[.title, .arabic], .citation])
    #expect(index.postings[0].map(\.dua.rawValue) == [1, 7])
    #expect(
      String(decoding: index.encoded(), as: UTF8.self)
        == #"{"fold":2,"postings":[[1,3,7,32],[2,1]],"terms":["a","b"],"version":1}"# + "\n"
    )
  }

  @Test("a file that ends early is truncated, wherever it ends")
  func truncated() throws {
    let data = index.encoded().dropLast(2)
    for length in stride(from: 0, through: data.count, by: max(1, data.count / 50)) {
      #expect(throws: SearchIndex.Problem.truncated) { try SearchIndex(decoding: Data(data.prefix(length))) }
    }
  }

  @Test(
    "a file that a lookup could not rely on is refused",
    arguments: [
      (#"{"fold":2,"postings":[],"terms":[],"version":2}"#, .version(2)),
      (#"{"version":3}"#, .version(3)),
      (#"{"fold":9,"postings":[],"terms":[],"version":1}"#, .fold(9)),
      (#"{"fold":2,"postings":[[1,1]],"terms":["a","b"],"version":1}"#, .counts(terms: 2, postings: 1)),
      (#"{"fold":2,"postings":[[1,1],[1,1]],"terms":["b","a"],"version":1}"#, .order(term: "a")),
      (#"{"fold":2,"postings":[[1,1],[1,1]],"terms":["a","a"],"version":1}"#, .order(term: "a")),
      (#"{"fold":2,"postings":[[]],"terms":["a"],"version":1}"#, .postings(term: "a")),
      (#"{"fold":2,"postings":[[1]],"terms":["a"],"version":1}"#, .postings(term: "a")),
      (#"{"fold":2,"postings":[[2,1,1,1]],"terms":["a"],"version":1}"#, .postings(term: "a")),
      (#"{"fold":2,"postings":[[0,1]],"terms":["a"],"version":1}"#, .postings(term: "a")),
      (#"{"fold":2,"postings":[[1,0]],"terms":["a"],"version":1}"#, .postings(term: "a")),
      (#"{"fold":2,"postings":[[1,64]],"terms":["a"],"version":1}"#, .postings(term: "a")),
      (#"{"fold":2,"postings":[[1,999]],"terms":["a"],"version":1}"#, .postings(term: "a")),
      (#"{"fold":2,"terms":["a"],"version":1}"#, .malformed),
      (#"{"fold":2,"postings":{},"terms":[],"version":1}"#, .malformed),
      ("[]", .malformed),
    ] as [(String, SearchIndex.Problem)]
  )
  func refused(json: String, problem: SearchIndex.Problem) {
    #expect(throws: problem) { try SearchIndex(decoding: Data(json.utf8)) }
  }
}

extension Library {
  /// Three duas: one from the Quran, one from al-Bukhari, one without a source.
  fileprivate static func sample() throws -> Library {
    let bukhari = try #require(Slug("bukhari"))
    let number = try #require(HadithNumber("6306"))
    let french = try #require(LanguageTag("fr"))
    return try Library(
      name: "Sample",
      version: "1.0.0",
      licence: "CC0-1.0",
      defaultLanguage: .english,
      duas: [
        Dua(
          id: Dua.ID(rawValue: 1),
          slug: try #require(Slug("kursi")),
          title: [.english: "Provision"],
          arabic: "الْحَمْدُ لِلَّهِ",
          translation: [.english: "All praise", french: "Seigneur"],
          sources: [.quran(try QuranReference(sura: 2, ayas: 255...257))],
          difficulty: .beginner,
          xp: 10,
          bestTime: [.english: "In the morning"]
        ),
        Dua(
          id: Dua.ID(rawValue: 2),
          slug: try #require(Slug("istighfar")),
          title: [.english: "Seeking forgiveness"],
          arabic: "وَ الحمد",
          transliteration: "Istighfār",
          translation: [.english: "praise"],
          sources: [.hadith(HadithReference(work: bukhari, number: number))],
          difficulty: .beginner,
          xp: 10
        ),
        Dua(
          id: Dua.ID(rawValue: 3),
          slug: try #require(Slug("praise")),
          title: [.english: "Praise"],
          arabic: "سُبْحَانَ",
          translation: [.english: "praise"],
          difficulty: .beginner,
          xp: 10
        ),
      ],
      categories: [],
      collections: [],
      journeys: [],
      works: [
        ReferenceWork(
          slug: bukhari,
          name: [.english: "Sahih al-Bukhari"],
          aliases: ["صحيح البخاري"],
          numbering: "fath",
          highest: 7563
        )
      ]
    )
  }
}
