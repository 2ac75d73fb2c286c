import ContentImport
import Diagnostics
import DuaLibrary
import Foundation
import TestSupport
import Testing

/// The app's tables in an SQLite database, which needs no `--map`.
struct AppDatabaseTests {
  /// A database that Python's SQLite makes of statements.
  private func database(_ sql: [String]) async throws -> [UInt8] {
    let folder = try TemporaryFolder()
    try folder.write("statements.json", JSONEncoder().encode(sql))
    let script = """
      import json, sqlite3, sys
      database = sqlite3.connect(sys.argv[2])
      for statement in json.load(open(sys.argv[1], encoding="utf-8")):
          database.execute(statement)
      database.commit()
      """
    let file = folder.url.appending(path: "app.db")
    let command = try await Command(
      try #require(Tools.inPath("python3")),
      ["-c", script, folder.url.appending(path: "statements.json").path, file.path]
    )
    try #require(command.status == 0, "\(command.errors)")
    return Array(try Data(contentsOf: file))
  }

  private func statements(_ tables: AppTables) -> [String] {
    tables.tables.flatMap { table -> [String] in
      let columns = table.columns.map { "\($0.name) \($0.type == "integer" ? "INTEGER" : "TEXT")" }
      return ["CREATE TABLE \(table.name) (\(columns.joined(separator: ", ")))"]
        + table.rows.map { row in
          let values = zip(row, table.columns).map { value, column in
            value.map { column.type == "integer" ? $0 : "'\($0.replacing(["'": "''"]))'" } ?? "NULL"
          }
          return "INSERT INTO \(table.name) VALUES (\(values.joined(separator: ", ")))"
        }
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `The tables are the library`(seed: UInt64) async throws {
    let tables = try AppTables(seed: seed)
    let result = try Imports.run(.sqlite, [("app.db", try await database(statements(tables)))])
    #expect(try AppTables.withoutSlugs(Imports.library(result)) == tables.library)
    #expect(result.messages("IM01").count == 1)
    #expect(result.messages("IM01").allSatisfy { $0.hasPrefix("the table `user_profiles` is not imported") })
  }

  /// The tables of an export of this project.
  private func statements(_ library: Library) throws -> [String] {
    let bundle = RowSQL(library)
    return [
      "CREATE TABLE library (id INTEGER PRIMARY KEY, name TEXT, version TEXT, licence TEXT, default_language TEXT, fold_version INTEGER)",
      "CREATE TABLE categories (id INTEGER PRIMARY KEY, slug TEXT, name TEXT, description TEXT, emoji TEXT) STRICT",
      "CREATE TABLE category_localizations (category_id INTEGER, language TEXT, name TEXT, description TEXT, PRIMARY KEY (category_id, language)) STRICT, WITHOUT ROWID",
      "CREATE TABLE collections (id INTEGER PRIMARY KEY, slug TEXT, name TEXT, description TEXT, is_premium INTEGER) STRICT",
      "CREATE TABLE collection_localizations (collection_id INTEGER, language TEXT, name TEXT, description TEXT, PRIMARY KEY (collection_id, language)) STRICT, WITHOUT ROWID",
      "CREATE TABLE works (slug TEXT NOT NULL PRIMARY KEY, name TEXT, numbering TEXT, highest INTEGER) STRICT, WITHOUT ROWID",
      "CREATE TABLE work_aliases (work TEXT, position INTEGER, alias TEXT, PRIMARY KEY (work, position)) STRICT, WITHOUT ROWID",
      "CREATE TABLE work_localizations (work TEXT, language TEXT, name TEXT, PRIMARY KEY (work, language)) STRICT, WITHOUT ROWID",
      "CREATE TABLE duas (id INTEGER PRIMARY KEY, slug TEXT, category_id INTEGER, collection_id INTEGER, title_en TEXT, title_ar TEXT, arabic_text TEXT, transliteration TEXT, translation_en TEXT, source TEXT, repetitions INTEGER, best_time TEXT, difficulty TEXT, est_duration_sec INTEGER, rizq_benefit TEXT, context TEXT, prophetic_context TEXT, xp_value INTEGER, audio_url TEXT, review_status TEXT, review_by TEXT, review_hash TEXT, variant_of TEXT) STRICT",
      "CREATE TABLE dua_localizations (dua_id INTEGER, language TEXT, title TEXT, best_time TEXT, rizq_benefit TEXT, context TEXT, prophetic_context TEXT, PRIMARY KEY (dua_id, language)) STRICT, WITHOUT ROWID",
      "CREATE TABLE translations (dua_id INTEGER, language TEXT, text TEXT, PRIMARY KEY (dua_id, language)) STRICT, WITHOUT ROWID",
      "CREATE TABLE sources (dua_id INTEGER, position INTEGER, type TEXT, collection TEXT, number TEXT, grade TEXT, grader TEXT, note TEXT, surah INTEGER, ayah TEXT, title TEXT, PRIMARY KEY (dua_id, position)) STRICT, WITHOUT ROWID",
      "CREATE TABLE journeys (id INTEGER PRIMARY KEY, slug TEXT, name TEXT, description TEXT, emoji TEXT, estimated_minutes INTEGER, daily_xp INTEGER, is_premium INTEGER, is_featured INTEGER, sort_order INTEGER, collection_id INTEGER) STRICT",
      "CREATE TABLE journey_localizations (journey_id INTEGER, language TEXT, name TEXT, description TEXT, PRIMARY KEY (journey_id, language)) STRICT, WITHOUT ROWID",
      "CREATE TABLE journey_duas (journey_id INTEGER, sort_order INTEGER, dua_id INTEGER, time_slot TEXT, PRIMARY KEY (journey_id, sort_order)) STRICT, WITHOUT ROWID",
      "CREATE VIRTUAL TABLE dua_search USING fts5(arabic, content='')",
    ] + bundle.inserts
  }

  @Test(arguments: 10..<16 as Range<UInt64>)
  func `The tables of an export, with one row for each language and source, are the whole library`(
    seed: UInt64
  ) async throws {
    let library = try RandomLibrary.library(seed: seed)
    let result = try Imports.run(.sqlite, [("rizq.db", try await database(statements(library)))])
    #expect(try Imports.library(result) == library)
    #expect(Set(result.rules).isSubset(of: ["IM07"]), "\(result.findings.map(\.message))")
  }

  @Test func `Columns that the library does not have are counted, and a blob is an error`() async throws {
    let bytes = try await database([
      "CREATE TABLE duas (id INTEGER, arabic_text TEXT, hue TEXT)",
      "INSERT INTO duas VALUES (1, x'00FF', 'red')",
    ])
    let result = try Imports.run(.sqlite, [("app.db", bytes)])
    #expect(result.hasErrors && result.rules.contains("IM19"))
    #expect(
      result.messages("IM01").contains {
        $0.hasPrefix("the column `hue` of the table `duas` is not imported")
      }
    )
  }

  @Test func `Other tables still need the names of their columns`() async throws {
    let bytes = try await database(["CREATE TABLE duas (id INTEGER, text TEXT)"])
    #expect(throws: ImportUsageProblem.self) { try Imports.run(.sqlite, [("app.db", bytes)]) }
  }
}

/// The rows of a library as statements of SQL, in the tables of an export.
private struct RowSQL {
  private(set) var inserts: [String] = []

  init(_ library: Library) {
    let english = LanguageTag.english
    add("library", 1, library.name, library.version, library.licence, "en", 2)
    for category in library.categories {
      let id = category.id.rawValue
      add(
        "categories",
        id,
        category.slug.rawValue,
        category.name[english],
        category.description[english],
        category.emoji
      )
      addNames("category_localizations", id, category.name, category.description)
    }
    for collection in library.collections {
      let id = collection.id.rawValue
      add(
        "collections",
        id,
        collection.slug.rawValue,
        collection.name[english],
        collection.description[english],
        collection.isPremium ? 1 : 0
      )
      addNames("collection_localizations", id, collection.name, collection.description)
    }
    for work in library.works {
      add("works", work.slug.rawValue, work.name[english], work.numbering, work.highest)
      for (index, alias) in work.aliases.enumerated() {
        add("work_aliases", work.slug.rawValue, index, alias)
      }
      for (language, name) in work.name.entries where language != english {
        add("work_localizations", work.slug.rawValue, language.rawValue, name)
      }
    }
    for dua in library.duas { add(dua, library) }
    for journey in library.journeys {
      add(
        "journeys",
        journey.id.rawValue,
        journey.slug.rawValue,
        journey.name[english],
        journey.description[english],
        journey.emoji,
        journey.minutes,
        journey.xp,
        journey.isPremium ? 1 : 0,
        journey.isFeatured ? 1 : 0,
        journey.order,
        journey.collection?.rawValue
      )
      addNames("journey_localizations", journey.id.rawValue, journey.name, journey.description)
      for (index, step) in journey.steps.enumerated() {
        add("journey_duas", journey.id.rawValue, index + 1, step.dua.rawValue, step.slot.rawValue)
      }
    }
  }

  private mutating func add(_ dua: Dua, _ library: Library) {
    let english = LanguageTag.english
    let isBlank = dua.review == Review()
    let source = dua.sources.map { library.displayText(of: $0) }.joined(separator: "; ")
    add(
      "duas",
      dua.id.rawValue,
      dua.slug.rawValue,
      dua.category?.rawValue,
      dua.collection?.rawValue,
      dua.title[english],
      dua.title[.arabic],
      dua.arabic,
      dua.transliteration,
      dua.translation[english],
      dua.sources.isEmpty ? nil : source,
      dua.repetitions,
      dua.bestTime[english],
      dua.difficulty.rawValue.capitalized,
      dua.duration,
      dua.benefit[english],
      dua.context[english],
      dua.propheticContext[english],
      dua.xp,
      dua.audio?.rawValue,
      isBlank ? nil : dua.review.status.rawValue,
      dua.review.reviewer,
      dua.review.hash,
      dua.variantOf?.rawValue
    )
    for (language, text) in dua.translation.entries {
      add("translations", dua.id.rawValue, language.rawValue, text)
    }
    let texts = [dua.title, dua.bestTime, dua.benefit, dua.context, dua.propheticContext]
    for language in Set(texts.flatMap(\.languages)).sorted() where language != english {
      var values: [(any Sendable)?] = texts.map { $0[language] }
      if language == .arabic { values[0] = nil }
      add("dua_localizations", [dua.id.rawValue, language.rawValue] + values)
    }
    for (index, source) in dua.sources.enumerated() {
      let row = SourceRow(source)
      add(
        "sources",
        dua.id.rawValue,
        index,
        row.type,
        row.collection,
        row.number,
        row.grade,
        row.grader,
        row.note,
        row.surah,
        row.ayah,
        row.title
      )
    }
  }

  private mutating func addNames(
    _ table: String,
    _ id: Int,
    _ name: LocalizedText,
    _ description: LocalizedText
  ) {
    for language in Set(name.languages + description.languages).sorted() where language != .english {
      add(table, id, language.rawValue, name[language], description[language])
    }
  }

  private mutating func add(_ table: String, _ values: (any Sendable)?...) { add(table, values) }

  private mutating func add(_ table: String, _ values: [(any Sendable)?]) {
    let list = values.map { value -> String in
      switch value {
      case let number as Int: "\(number)"
      case let text as String: "'\(text.replacing(["'": "''"]))'"
      default: "NULL"
      }
    }
    inserts.append("INSERT INTO \(table) VALUES (\(list.joined(separator: ", ")))")
  }
}
