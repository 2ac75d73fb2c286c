import ArabicText
import DuaLibrary
import SearchEngine
import SeededRandom
import TestSupport
import Testing
import UnicodeText

@testable import DatabaseExport

@Suite("The folds of the database", .requires(.postgreSQL), .slow)
struct FoldTests {
  private func expectFolds(of texts: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws
  {
    let database = try await PostgreSQLServer.shared.database()
    try await database.run(
      String(
        decoding: SchemaExport.script(of: ExportSample.library(), key: ExportSample.slug("main")),
        as: UTF8.self
      )
    )
    let rows = texts.enumerated().map { "(\($0), \(SQLWriter.literal($1)))" }.joined(separator: ",\n")
    try await database.run("CREATE TABLE texts (n integer, text text); INSERT INTO texts VALUES \(rows);")
    let folds = try await database.rows(
      "SELECT array_to_string(rizq.fold_words(text), ' ') FROM texts ORDER BY n"
    )
    #expect(folds.count == texts.count)
    let differing = zip(texts, folds).filter { text, row in
      !SearchWord.words(of: text).map(\.text).joined(separator: " ").hasSameScalars(as: row[0])
    }
    for (text, row) in differing.prefix(5) {
      let expected = SearchWord.words(of: text).map(\.text).joined(separator: " ")
      Issue.record(
        "\(text.unicodeScalars.map(\.codePoint)): \(row[0]) instead of \(expected)",
        sourceLocation: sourceLocation
      )
    }
    #expect(differing.isEmpty, "\(differing.count) of \(texts.count)", sourceLocation: sourceLocation)
  }

  @Test("are those of the search engine for the texts of the library")
  func library() async throws {
    let texts = try ExportSample.published().duas.flatMap { dua in
      [dua.arabic, dua.transliteration ?? ""] + dua.translation.entries.map(\.text)
        + dua.title.entries.map(\.text)
        + dua.context.entries.map(\.text)
    }
    try await expectFolds(of: texts)
  }

  @Test("are those of the search engine for the judged queries")
  func queries() async throws {
    try await expectFolds(of: try JudgedQueryFiles.all().flatMap { $0.queries.map(\.query) })
  }

  @Test(
    "are those of the search engine for the spelling of printed Qurans",
    arguments: [
      [
        "ٱلصَّلَوٰةَ", "ٱلرَّحْمَٰنِ", "يَٰٓأَيُّهَا", "هَٰٓأَنتُمْ", "ٱلَّيْلِ", "ٱلَّٰتِى", "ٱلَّذَانِ", "إِبْرَٰهِـۧمَ", "نُـۨجِى", "بَصْۜطَةً", "هَٰذَا", "ذَٰلِكَ",
        "أُو۟لَٰٓئِكَ", "إِلَٰهٌ", "لَٰكِنْ", "وَلَٰكِن", "سِيمَىٰهُم", "مُوسَىٰ", "ٱللَّهُ", "ٱلۡحَمۡدُ لِلَّهِ رَبِّ ٱلۡعَـٰلَمِینَ", "ـٔ", "ـٰ", "شَيْـًٔا",
        "ٰ", "آآ", "ءا",
        "ﷺ", "ﷲ", "ﻻ إله", "مع٣٧", "a\u{301}رب\u{301}b", "'ayn ʿayn", "ك\u{200D}تاب", "ڪتاب", "ݐ", "一二", "𝒜",
        "ß Æ ﬁ",
      ]
    ]
  )
  func uthmani(texts: [String]) async throws { try await expectFolds(of: texts) }

  @Test("are those of the search engine for random texts")
  func random() async throws {
    var random = SplitMix64(seed: 17)
    // Letters, marks and signs of Arabic, with a few of everything else.
    let arabic = (0x0600...0x06FF).compactMap(Unicode.Scalar.init)
    let frequent = Array(
      "اأإآٱىيوهةلمنذكتءئؤصسحر \u{64B}\u{64E}\u{64F}\u{650}\u{651}\u{652}\u{653}\u{654}\u{655}\u{670}\u{6E5}\u{6E7}\u{6E8}\u{6DF}\u{6DC}ـ"
        .unicodeScalars
    )
    let texts = (0..<3_000).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...14, using: &random) {
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<15: text.append(frequent.randomElement(using: &random)!)
        case 15..<18: text.append(arabic.randomElement(using: &random)!)
        default:
          if let scalar = Unicode.Scalar(UInt32.random(in: 0x20...0x2FFFF, using: &random)) {
            text.append(scalar)
          }
        }
      }
      return String(text)
    }
    try await expectFolds(of: texts)
  }
}

@Suite("The table of folds")
struct FoldTableTests {
  @Test("has a row for each scalar that separates no words, as the search engine says")
  func all() {
    let table = FoldTable.current
    var position = 0
    var wrong: [UInt32] = []
    for value in (1 as UInt32)...0x10FFFF {
      // Every scalar of the parts that are not uniform, and some of the others.
      guard value < 0x3000 || (0xF900...0x1FFFF).contains(value) || value % 7 == 0,
        let scalar = Unicode.Scalar(value)
      else { continue }
      while position < table.rows.count, table.rows[position].last < value { position += 1 }
      var found =
        position < table.rows.count && table.rows[position].first <= value ? table.rows[position] : nil
      if let row = found {
        let isItself = row.fold == nil
        found = FoldTable.Row(
          first: value,
          last: value,
          kind: row.kind,
          base: row.base,
          marks: row.marks,
          fold: isItself ? nil : row.fold
        )
      }
      if found != FoldTable.row(scalar) { wrong.append(value) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
  }
}
