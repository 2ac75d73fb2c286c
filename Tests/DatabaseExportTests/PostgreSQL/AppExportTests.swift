import DatabaseExport
import DuaLibrary
import Foundation
import TestSupport
import Testing
import UnicodeText

@Suite("The SQL for the tables of the app", .requires(.postgreSQL), .slow)
struct AppExportTests {
  private func database(seeded: Bool = true) async throws -> PostgreSQLDatabase {
    let database = try await PostgreSQLServer.shared.database()
    try await database.run(AppDatabase.tables + (seeded ? AppDatabase.seed : ""))
    return database
  }

  private func export(_ library: Library, to database: PostgreSQLDatabase) async throws {
    let output = try await database.attempt(AppExport.script(of: library))
    try #require(output.code == 0, "\(output.errors)")
  }

  @Test("fills an empty database, and the second run changes nothing", arguments: [false, true])
  func twice(published: Bool) async throws {
    let library = published ? try ExportSample.published() : try ExportSample.library()
    let database = try await database(seeded: false)
    try await export(library, to: database)
    try await expectTexts(of: library, in: database)
    let versions = try await database.rows(AppDatabase.versions)
    let steps = library.journeys.reduce(0) { $0 + $1.steps.count }
    #expect(
      versions.count == library.categories.count + library.collections.count + library.duas.count
        + library.journeys.count + steps
    )
    let times = try await database.rows("SELECT id, updated_at FROM duas ORDER BY id")
    try await export(library, to: database)
    #expect(try await database.rows(AppDatabase.versions) == versions)
    #expect(try await database.rows("SELECT id, updated_at FROM duas ORDER BY id") == times)
  }

  /// Compares every text with the library, scalar for scalar.
  private func expectTexts(of library: Library, in database: PostgreSQLDatabase) async throws {
    let columns = [
      "title_en", "title_ar", "arabic_text", "transliteration", "translation_en", "prophetic_context",
    ]
    // As hexadecimal digits, so that nothing between here and the server can change them.
    let values = columns.map { "coalesce(encode(convert_to(\($0), 'UTF8'), 'hex'), '-')" }.joined(
      separator: ", "
    )
    let rows = try await database.rows("SELECT id, \(values) FROM duas ORDER BY id")
    #expect(rows.map { $0[0] } == library.duas.map { "\($0.id)" })
    for (dua, row) in zip(library.duas, rows) {
      let texts = [
        dua.title[.english], dua.title[.arabic], dua.arabic, dua.transliteration, dua.translation[.english],
        dua.propheticContext[.english],
      ]
      let expected = texts.map { $0?.hexadecimal ?? "-" }
      #expect(Array(row.dropFirst()) == expected, "\(dua.slug)")
    }
  }

  @Test("updates what differs over a seed, and keeps users and everything that the library does not have")
  func seeded() async throws {
    let library = try ExportSample.library()
    let database = try await database()
    let kept = try await database.value(AppDatabase.kept)
    try await export(library, to: database)
    #expect(try await database.value(AppDatabase.kept) == kept)
    #expect(
      try await database.rows(
        "SELECT id, title_en, created_at < '2021-01-01', updated_at > '2026-01-01' FROM duas ORDER BY id"
      ) == [
        ["3", "Bare", "t", "t"], ["7", "Of the database", "t", "f"], ["20", "Full's title", "t", "t"],
      ]
    )
    #expect(
      try await database.rows(
        "SELECT journey_id, dua_id, time_slot, sort_order FROM journey_duas ORDER BY 1, 4"
      ) == [
        ["1", "20", "evening", "1"], ["1", "3", "morning", "2"], ["2", "3", "morning", "1"],
      ]
    )
    // The next dua of the database gets a number of its own.
    #expect(
      try await database.value("INSERT INTO duas (title_en, arabic_text) VALUES ('x', 'x') RETURNING id")
        == "21"
    )
    #expect(
      try await database.value("INSERT INTO collections (name, slug) VALUES ('x', 'x') RETURNING id") == "3"
    )
  }

  @Test("touches only the rows that have changed")
  func change() async throws {
    let database = try await database()
    try await export(try ExportSample.library(), to: database)
    let before = try await database.rows(AppDatabase.versions)
    try await export(try ExportSample.library { $0[1].arabic = "ٱلْحَمْدُ لِلَّه\u{0650}ِ" }, to: database)
    let after = try await database.rows(AppDatabase.versions)
    #expect(zip(before, after).filter { $0 != $1 }.map { $0.0[0].prefix(6) } == ["duas3 "])
  }

  @Test("sees a difference that the collation of a column does not")
  func collation() async throws {
    let database = try await database(seeded: false)
    try await database.run(
      """
      CREATE COLLATION loose (provider = icu, locale = 'und-u-ks-level1', deterministic = false);
      ALTER TABLE duas ALTER arabic_text TYPE text COLLATE loose;
      """
    )
    try await export(try ExportSample.library(), to: database)
    let changed = try ExportSample.library { $0[1].arabic = "الْحَمْدُ لِلَّهِ" }
    try await export(changed, to: database)
    try await expectTexts(of: changed, in: database)
  }

  @Test("lets rows exchange their unique names")
  func exchange() async throws {
    let database = try await database(seeded: false)
    try await database.run(
      "INSERT INTO categories (name, slug) VALUES ('Evening', 'evening'), ('Morning', 'morning')"
    )
    let output = try await database.attempt(AppExport.script(of: ExportSample.library()))
    #expect(output.code == 0)
    #expect(output.errors.contains("row 1 of categories was 'evening' and becomes 'morning'"))
    #expect(
      try await database.rows("SELECT id, slug FROM categories ORDER BY id") == [
        ["1", "morning"], ["2", "evening"],
      ]
    )
  }

  @Test("reports names that are taken, and changes nothing")
  func clash() async throws {
    let database = try await database()
    try await database.run(
      "UPDATE categories SET name = 'Mornings' WHERE id = 1; UPDATE categories SET name = 'Morning' WHERE id = 3"
    )
    let before = try await database.rows(AppDatabase.wholeContent)
    let output = try await database.attempt(AppExport.script(of: ExportSample.library()))
    #expect(output.code == 3)
    #expect(output.errors.contains("some names are taken"))
    #expect(
      output.errors.contains("name 'Morning' belongs to row 3 of categories, and to row 1 of the library")
    )
    #expect(try await database.rows(AppDatabase.wholeContent) == before)
  }

  @Test(
    "names what is missing in the schema, and changes nothing",
    arguments: [
      ("ALTER TABLE duas DROP COLUMN best_time", "the table duas has no column best_time"),
      ("DROP TABLE journey_duas", "the table journey_duas is missing"),
      (
        "ALTER TABLE duas ALTER repetitions DROP DEFAULT, ALTER repetitions TYPE text",
        "the column repetitions of duas has the type text"
      ),
      (
        "ALTER TABLE duas ADD slug text NOT NULL DEFAULT ''; ALTER TABLE duas ALTER slug DROP DEFAULT",
        "the column slug of duas must have a value"
      ),
      (
        "ALTER TABLE journey_duas DROP CONSTRAINT journey_duas_journey_id_dua_id_key",
        "the table journey_duas has no unique key (journey_id, dua_id)"
      ),
      (
        "UPDATE duas SET title_en = 'x'; ALTER TABLE duas ALTER title_en TYPE varchar(5)",
        "title_en of duas takes 5 characters, and a text has 12"
      ),
    ]
  )
  func schema(change: String, words: String) async throws {
    let database = try await database()
    try await database.run(change)
    let output = try await database.attempt(AppExport.script(of: ExportSample.library()))
    #expect(output.code == 3 && output.errors.contains(words), "\(output.errors)")
    #expect(try await database.value("SELECT title_en <> 'Full''s title' FROM duas WHERE id = 20") == "t")
  }

  @Test("leaves nothing half done where it is cut off or its client is killed")
  func killed() async throws {
    let database = try await database()
    let script = try AppExport.script(of: ExportSample.published())
    let before = try await database.rows(AppDatabase.wholeContent)
    let commit = Array("COMMIT;".utf8)
    for share in [0.3, 0.6, 0.9] {
      let part = Array(script.prefix(Int(Double(script.count) * share)))
      _ = try await database.attempt(part)
      #expect(try await database.rows(AppDatabase.wholeContent) == before)
    }
    // Everything but the end has arrived when the client is killed.
    let client = try database.client()
    try client.input.fileHandleForWriting.write(contentsOf: Data(script.dropLast(commit.count + 1)))
    kill(client.process.processIdentifier, SIGKILL)
    client.process.waitUntilExit()
    #expect(try await database.rows(AppDatabase.wholeContent) == before)
    try await export(try ExportSample.library(), to: database)
  }

  @Test("does not depend on how the server reads backslashes")
  func backslashes() async throws {
    let database = try await database()
    try await database.run("ALTER DATABASE \(database.name) SET standard_conforming_strings = off")
    let library = try ExportSample.library { $0[0].transliteration = "\\ \\' \\n" }
    try await export(library, to: database)
    let text = try await database.value(
      "SELECT encode(convert_to(transliteration, 'UTF8'), 'hex') FROM duas WHERE id = 20"
    )
    #expect(text == "\\ \\' \\n".hexadecimal)
  }

  @Test("is the same for the same library")
  func deterministic() throws {
    #expect(try AppExport.script(of: ExportSample.library()) == AppExport.script(of: ExportSample.library()))
  }
}

@Suite("Libraries that do not fit the tables of the app")
struct AppLimitTests {
  @Test("are refused with the row and the column")
  func refused() throws {
    let long = String(repeating: "ش", count: 256)
    #expect(
      throws: ExportProblem.tooLong(table: "duas", row: "20", column: "title_ar", length: 256, limit: 255)
    ) { try AppExport.script(of: ExportSample.library { $0[0].title[.arabic] = long }) }
    #expect(throws: ExportProblem.nullCharacter(table: "duas", row: "3", column: "arabic_text")) {
      try AppExport.script(of: ExportSample.library { $0[1].arabic = "a\u{0}" })
    }
    #expect(throws: ExportProblem.outOfRange(table: "duas", row: "3", column: "xp_value", value: 1 << 40)) {
      try AppExport.script(of: ExportSample.library { $0[1].xp = 1 << 40 })
    }
    // 255 letters of two bytes fit.
    _ = try AppExport.script(
      of: ExportSample.library { $0[0].title[.arabic] = String(long.unicodeScalars.dropLast()) }
    )
  }
}
