import DuaLibrary
import DuaSearch
import SearchEngine
import SearchIndexing
import Testing

@Suite("Highlights")
struct HighlightTests {
  private let search: LibrarySearch
  private let library: Library

  init() throws {
    library = try SampleLibrary.library()
    search = try SampleLibrary.search()
  }

  private func marked(_ query: String, _ id: Int, _ field: SearchHighlight.Field) throws -> [String] {
    let dua = try #require(library[Dua.ID(rawValue: id)])
    guard let highlight = search.highlights(for: query, in: dua).first(where: { $0.field == field }) else {
      return []
    }
    let text = try #require(highlight.text(in: dua))
    return highlight.indices(in: text).map { String(text.unicodeScalars[$0]) }
  }

  @Test("words are marked with all their marks")
  func marks() throws {
    #expect(
      try marked("الحمد رب", 8, .arabic).map { Array($0.utf8) } == ["الْحَمْدُ", "رَبِّ"].map { Array($0.utf8) }
    )
  }

  @Test("a transliteration marks the Arabic and the stored transliteration")
  func sounds() throws {
    #expect(try marked("rabbil alameen", 8, .transliteration) == ["rabbi", "ʿālamīn"])
    #expect(
      try marked("rabbil alameen", 8, .arabic).map { Array($0.utf8) }
        == ["رَبِّ", "الْعَالَمِينَ"].map { Array($0.utf8) }
    )
  }

  @Test("misspelled and inflected words are marked")
  func words() throws {
    #expect(try marked("forgivness", 7, .title) == ["forgiveness"])
    #expect(try marked("servants", 7, .translation) == ["servant"])
  }

  @Test(
    "an elided word is not marked, and need not be typed",
    arguments: [
      ("aube", "Seigneur de l’aube", ["aube"]), ("l'aube", "Seigneur de l’aube", ["l’aube"]),
      ("l'aube", "dell'aube", ["aube"]), ("d'étudier", "étudier", ["étudier"]), ("ba", "la Ka'ba", []),
    ]
  )
  func elision(query: String, text: String, marked: [String]) {
    let ranges = Highlighter(query, completesLastWord: false).marks(in: text, .translation).ranges
    let bytes = Array(text.utf8)
    #expect(ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == marked)
  }

  @Test(
    "what resembles a query only in an article or in a few sounds is not marked",
    arguments: [
      ("mercy", "kamā rabbayānī ṣaghīrā", .transliteration, []),
      ("rabbayani faghira", "kamā rabbayānī ṣaghīrā", .transliteration, ["rabbayānī", "ṣaghīrā"]),
      ("وعلى ال", "اللهم وعلى آل", .arabic, ["وعلى", "آل"]), ("الاخرة", "هذا الأمر", .arabic, []),
    ] as [(String, String, SearchField, [String])]
  )
  func resemblance(query: String, text: String, field: SearchField, marked: [String]) {
    let ranges = Highlighter(query, completesLastWord: true).marks(in: text, field).ranges
    let bytes = Array(text.utf8)
    #expect(ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == marked)
  }

  @Test("the field that covers most of the query comes first")
  func order() throws {
    let dua = try #require(library[Dua.ID(rawValue: 7)])
    #expect(search.highlights(for: "seeking forgiveness", in: dua).first?.field == .title)
    #expect(search.highlights(for: "nothing of it", in: dua).isEmpty)
  }

  @Test("ranges of another text are omitted")
  func otherText() throws {
    let dua = try #require(library[Dua.ID(rawValue: 8)])
    let highlight = try #require(
      search.highlights(for: "الحمد رب", in: dua).first { $0.field == .arabic }
    )
    #expect(highlight.indices(in: dua.arabic).count == highlight.ranges.count)
    #expect(highlight.indices(in: "").isEmpty)
    // The ends of the ranges are within scalars.
    #expect(highlight.indices(in: String(repeating: "\u{1F932}", count: dua.arabic.utf8.count)).count < 2)
    var none = highlight
    none.language = .english
    #expect(none.text(in: dua) == nil)
  }
}
