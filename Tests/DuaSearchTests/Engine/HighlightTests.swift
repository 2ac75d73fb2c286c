import DuaLibrary
import DuaSearch
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
    let text =
      switch field {
      case .arabic: dua.arabic
      case .transliteration: dua.transliteration ?? ""
      case .title: dua.title[.english] ?? ""
      default: dua.translation[.english] ?? ""
      }
    return try highlight.ranges.map { range in
      try #require(String(validating: Array(text.utf8)[range], as: UTF8.self))
    }
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

  @Test("the field that covers most of the query comes first")
  func order() throws {
    let dua = try #require(library[Dua.ID(rawValue: 7)])
    #expect(search.highlights(for: "seeking forgiveness", in: dua).first?.field == .title)
    #expect(search.highlights(for: "nothing of it", in: dua).isEmpty)
  }
}
