import ArabicText
import DuaLibrary
import SeededRandom
import Testing
import UnicodeText

@testable import SearchIndexing

@Suite("The tables of a vocabulary")
struct PreparedVocabularyTests {
  private static func vocabulary() throws -> SearchVocabulary {
    SearchVocabulary(
      synonyms: [["fever", "high temperature"], ["rain", "مطر"]],
      nearWords: [["gate", "door"], ["easy", "simple"]],
      surahs: [.init(surah: 1, names: ["al-Fatihah", "الفاتحة"])],
      verses: [.init(verses: [try QuranReference(surah: 2, ayahs: 255...255)], names: ["Ayat al-Kursi"])],
      texts: [
        .init(names: ["Qunut"], fingerprints: try [#require(PhraseFingerprint("01c2f03a 9be41d77"))])
      ],
      topics: [
        .init(
          id: try #require(Slug("rain")),
          texts: ["Qunut"],
          phrases: [.english: ["rain", "easy rain"], .arabic: ["المطر"]]
        ),
        .init(id: try #require(Slug("gates")), phrases: [.english: ["gates of paradise"]]),
      ]
    )
  }

  @Test("read back as what was written")
  func roundTrip() throws {
    let vocabulary = try Self.vocabulary()
    let tables = PreparedVocabulary(vocabulary).tables
    #expect(try PreparedVocabulary(vocabulary, tables: tables).tables == tables)
  }

  @Test("are the same in every run of the program", arguments: 1...5)
  func deterministic(run: Int) throws {
    let vocabulary = try Self.vocabulary()
    #expect(PreparedVocabulary(vocabulary).tables == PreparedVocabulary(vocabulary).tables)
  }

  @Test("are refused when they are cut at any byte, followed by another, or of another vocabulary")
  func truncated() throws {
    let vocabulary = try Self.vocabulary()
    let tables = PreparedVocabulary(vocabulary).tables
    for count in tables.indices {
      #expect(throws: FlatError.self) { try PreparedVocabulary(vocabulary, tables: Array(tables[..<count])) }
    }
    #expect(throws: FlatError.self) { try PreparedVocabulary(vocabulary, tables: tables + [0]) }
    for change in [\SearchVocabulary.nearWords, \.synonyms] as [WritableKeyPath<SearchVocabulary, [[String]]>]
    {
      var other = vocabulary
      other[keyPath: change] = []
      #expect(throws: FlatError.self) { try PreparedVocabulary(other, tables: tables) }
    }
    var other = vocabulary
    other.topics.removeLast()
    #expect(throws: FlatError.self) { try PreparedVocabulary(other, tables: tables) }
    other = vocabulary
    other.texts = []
    #expect(throws: FlatError.self) { try PreparedVocabulary(other, tables: tables) }
    other = vocabulary
    other.surahs = []
    #expect(throws: FlatError.self) { try PreparedVocabulary(other, tables: tables) }
  }

  @Test("with any bytes, are read or refused, and an index can be built with what was read")
  func forged() throws {
    var random = SplitMix64(seed: 31)
    let vocabulary = try Self.vocabulary()
    let tables = PreparedVocabulary(vocabulary).tables
    var duas = TitledDuas()
    try duas.add("Rain at the gates")
    let library = try duas.library()
    var refused = 0
    for _ in 1...1000 {
      var forged = tables
      forged[random.number(in: 0...forged.count - 1)] = UInt8(random.number(in: 0...255))
      do throws(FlatError) {
        let prepared = try PreparedVocabulary(vocabulary, tables: forged)
        #expect(!IndexBuilder(library, vocabulary: prepared).build().isEmpty)
      } catch {
        refused += 1
      }
    }
    #expect(refused > 0)
  }
}

@Suite("SuggestionList")
struct SuggestionListTests {
  @Test("leaves everyday letters as they are, and changes all others as it does beside a mark")
  func plain() throws {
    for value in 0x20...0x7FF as ClosedRange<UInt32> {
      let scalar = Character(try #require(Unicode.Scalar(value)))
      for text in ["\(scalar)", "a\(scalar)b", "a\(scalar)", " \(scalar) "] {
        // A tatweel is removed, and keeps the text from being taken as it is.
        let slow = SuggestionList.plain("\u{640}" + text)
        #expect(SuggestionList.plain(text).hasSameScalars(as: slow), "U+\(String(value, radix: 16))")
      }
    }
  }
}
