import DuaLibrary
import DuaSearch
import Foundation
import TestSupport
import Testing

/// A bundle of a released version, with its search index, which later readers must still open.
@Suite("Tests/Fixtures/index-format-2")
struct FrozenBundleTests {
  private static let folder = Repository.url("Tests/Fixtures/index-format-2")

  @Test("the bundle is read, and what it contains is complete")
  func bundle() throws {
    let library = try DuaLibrary.Bundle(contentsOf: Self.folder).library
    #expect(
      library.duas.map(\.slug.rawValue) == [
        "al-ikhlas", "sayyid-al-istighfar", "lawful-provision", "beneficial-knowledge",
        "barakah-in-provision", "dua-of-yunus",
      ]
    )
    let journey = try #require(library.journeys.first)
    #expect(journey.slug.rawValue == "rizq-seeker")
    let dua = try #require(library[dua: Slug("dua-of-yunus")!])
    #expect(dua.sources.map(library.displayText) == ["Quran 21:87", "Jami' al-Tirmidhi 3505"])
    #expect(dua.arabic.hasSameScalars(as: "لَا إِلَٰهَ إِلَّا أَنْتَ سُبْحَانَكَ إِنِّي كُنْتُ مِنَ الظَّالِمِينَ"))
  }

  @Test(
    "the index answers by every route",
    arguments: [
      ("الحمد", [2]), ("سبحانك", [12]), ("rizqan tayyiban", [10]), ("forgivness", [7]), ("knowledge", [10]),
      ("21:87", [12]), ("bukhari 6306", [7]), ("sustenance", [8, 10, 11, 12]), ("xyzzy", []),
    ] as [(String, [Int])]
  )
  func answers(query: String, ids: [Int]) throws {
    let search = try LibrarySearch(bundle: Self.folder)
    #expect(try Set(search.search(query).map(\.id.rawValue)) == Set(ids))
  }

  @Test("every checksum of the index is right")
  func verified() throws {
    let library = try DuaLibrary.Bundle(contentsOf: Self.folder).library
    try LibrarySearch(bundle: Self.folder).verify(duas: library.duas.map(\.id))
  }
}

@Suite("Tests/Fixtures/index-format-4")
struct FormerBundleTests {
  private static let folder = Repository.url("Tests/Fixtures/index-format-4")

  @Test(
    "the index answers by every route",
    arguments: [
      ("الحمد", [4]), ("سبحانك", [143]), ("ayat al kursi", [6]), ("forgivness", [8]), ("21:87", [143]),
      ("waking up", [4]), ("sustenance", [3]), ("xyzzy", []),
    ] as [(String, [Int])]
  )
  func answers(query: String, ids: [Int]) throws {
    let search = try LibrarySearch(bundle: Self.folder)
    #expect(try Set(search.search(query).map(\.id.rawValue)).isSuperset(of: ids))
    #expect(try search.search(query).first?.id.rawValue == ids.first)
    try search.verify(duas: DuaLibrary.Bundle(contentsOf: Self.folder).library.duas.map(\.id))
  }

  @Test("filters by what the format does not store find nothing, others work")
  func filters() throws {
    let search = try LibrarySearch(bundle: Self.folder)
    #expect(try search.ids("الله", SearchOptions(grades: [.sahih])).isEmpty)
    #expect(try search.ids("الله", SearchOptions(requiresAudio: true)).isEmpty)
    #expect(try !search.ids("الله", SearchOptions(words: 1...1000)).isEmpty)
  }
}

/// Format 5 has sounds of 64 bits, format 6 has keys of phrases of 36 bits, format 7 has the sounds of all words.
@Suite("Tests/Fixtures/index-format-5 to -7")
struct LaterFormatTests {
  @Test(
    "the index answers by every route",
    arguments: ["index-format-5", "index-format-6", "index-format-7"],
    [
      ("الحمد", 4), ("سبحانك", 143), ("ayat al kursi", 6), ("forgivness", 8), ("21:87", 143),
      ("waking up", 4), ("sustenance", 3), ("allahu la ilaha illa huwal hayyul qayyum", 6),
      ("la ilaha illa anta subhanaka", 143),
    ] as [(String, Int)]
  )
  func answers(format: String, answer: (query: String, id: Int)) throws {
    let folder = Repository.url("Tests/Fixtures/\(format)")
    let search = try LibrarySearch(bundle: folder)
    #expect(try search.search(answer.query).first?.id.rawValue == answer.id)
    try search.verify(duas: DuaLibrary.Bundle(contentsOf: folder).library.duas.map(\.id))
  }
}
