import ArabicText
import ContentIngest
import DatabaseExport
import DuaLibrary
import Testing
import UnicodeText

@Suite("The SQLite form of a library")
struct SQLiteExportTests {
  @Test("is the same, byte for byte, whenever and in whatever order the library is read")
  func deterministic() async throws {
    let library = try ExportSample.library()
    let bytes = try await SQLiteExport.bytes(of: library)
    #expect(try await SQLiteExport.bytes(of: library) == bytes)
    let reversed = try Library(
      name: library.name,
      version: library.version,
      licence: library.licence,
      defaultLanguage: library.defaultLanguage,
      duas: library.duas.reversed(),
      categories: library.categories.reversed(),
      collections: library.collections.reversed(),
      journeys: library.journeys,
      works: library.works
    )
    #expect(try await SQLiteExport.bytes(of: reversed) == bytes)
    let published = try ExportSample.published()
    #expect(
      try await SQLiteExport.bytes(of: published, jobs: 4) == SQLiteExport.bytes(of: published, jobs: 1)
    )
  }

  @Test("is recognized by its numbers, and sound")
  func header() async throws {
    let database = try SQLiteReader(try await SQLiteExport.bytes(of: ExportSample.library()))
    #expect(try database.rows("PRAGMA application_id") == [["1380538961"]])
    #expect(try database.rows("PRAGMA user_version") == [["1"]])
    #expect(try database.rows("PRAGMA integrity_check") == [["ok"]])
    #expect(try database.rows("PRAGMA foreign_key_check") == [])
    #expect(try database.rows("SELECT fold_version FROM library") == [["\(ArabicFold.version)"]])
    let loose = try database.rows(
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main' AND NOT strict AND name NOT LIKE 'sqlite%'"
    )
    #expect(loose == [])
  }

  @Test("has every text, scalar for scalar")
  func texts() async throws {
    for library in [try ExportSample.library(), try ExportSample.published()] {
      let database = try SQLiteReader(try await SQLiteExport.bytes(of: library))
      let rows = try database.rows(
        "SELECT id, slug, arabic_text, transliteration, title_en, title_ar, translation_en FROM duas ORDER BY id"
      )
      #expect(rows.count == library.duas.count)
      for (dua, row) in zip(library.duas, rows) {
        let expected = [
          "\(dua.id)", dua.slug.rawValue, dua.arabic, dua.transliteration, dua.title[.english],
          dua.title[.arabic],
          dua.translation[.english],
        ]
        for (value, text) in zip(row, expected) { #expect(value.hasSameScalars(as: text), "\(dua.slug)") }
      }
      let translations = try database.rows(
        "SELECT dua_id, language, text FROM translations ORDER BY dua_id, language"
      )
      let expected = library.duas.flatMap { dua in
        dua.translation.entries.map { ["\(dua.id)", $0.language.rawValue, $0.text] as [String?] }
      }
      #expect(translations.count == expected.count)
      for (row, texts) in zip(translations, expected) {
        #expect(zip(row, texts).allSatisfy { $0.hasSameScalars(as: $1) })
      }
    }
  }

  @Test("has every other value")
  func values() async throws {
    let database = try SQLiteReader(try await SQLiteExport.bytes(of: ExportSample.library()))
    #expect(
      try database.rows(
        """
        SELECT category_id, collection_id, repetitions, difficulty, est_duration_sec, xp_value, audio_url, review_status,
          review_by, review_hash, variant_of FROM duas WHERE id = 20
        """
      ) == [
        ["1", "2", "3", "Advanced", "10", "15", "audio/20.m4a", "reviewed", "A. Scholar", "ab12", "bare"]
      ]
    )
    #expect(
      try database.rows(
        "SELECT type, collection, number, grade, grader, note, surah, ayah, title FROM sources ORDER BY position"
      ) == [
        ["hadith", "muslim", "627f", "sahih", "Muslim", "A 'note'.", nil, nil, nil],
        ["quran", nil, nil, nil, nil, nil, "20", "114", nil],
        ["other", nil, nil, nil, nil, nil, nil, nil, ExportSample.hard],
      ]
    )
    #expect(
      try database.rows("SELECT dua_id, language, title, best_time, prophetic_context FROM dua_localizations")
        == [
          ["20", "ar", nil, "ص", "ن"], ["20", "id", "Judul", nil, nil],
        ]
    )
    #expect(
      try database.rows("SELECT alias FROM work_aliases ORDER BY position") == [["Muslim"], ["Imam Muslim"]]
    )
    #expect(
      try database.rows(
        "SELECT journey_id, sort_order, dua_id, time_slot FROM journey_duas ORDER BY sort_order"
      ) == [
        ["1", "1", "20", "evening"], ["1", "2", "3", "morning"],
      ]
    )
    #expect(try database.rows("SELECT name FROM category_localizations") == [["صباح"]])
    #expect(try database.rows("SELECT is_premium FROM collections ORDER BY id") == [["0"], ["1"]])
  }

  @Test("is searched by folded words; a vocalized word finds nothing")
  func search() async throws {
    let database = try SQLiteReader(try await SQLiteExport.bytes(of: ExportSample.library()))
    #expect(try database.search("رب".searchForm) == [20])
    #expect(try database.search("ٱلْحَمْدُ".searchForm) == [3])
    #expect(try database.search("\"\(ExportSample.arabic)\"") == [])
    #expect(try database.search("\"ٱلْحَمْدُ\"") == [])
    // Latin words are folded too, and the beginning of a word is enough.
    #expect(try database.search("zidni") == [20])
    #expect(try database.search("zid*") == [20])
    #expect(try database.search("transliteration: tuhanku") == [])
    #expect(try database.search("translation: tuhanku") == [20])
    // Names of a cited work.
    #expect(try database.search("imam muslim") == [20])
    #expect(try database.search("طه") == [])
    let named = try SQLiteReader(
      try await SQLiteExport.bytes(of: ExportSample.library(), vocabulary: .standard())
    )
    #expect(try named.search("طه") == [20])
  }

  @Test("is refused where a text contains U+0000")
  func null() async throws {
    let library = try ExportSample.library { $0[0].transliteration = "a\u{0}b" }
    await #expect(
      throws: ExportProblem.nullCharacter(table: "duas", row: "20 full", column: "transliteration")
    ) {
      try await SQLiteExport.bytes(of: library)
    }
  }
}
