import ContentIngest
import DatabaseExport
import DuaLibrary
import SearchMeasures
import TestSupport
import Testing
import UnicodeText

@Suite("The SQL for the schema rizq", .requires(.postgreSQL), .slow)
struct SchemaExportTests {
  private static let tables = [
    "libraries", "categories", "collections", "works", "duas", "translations", "sources", "journeys",
    "journey_duas", "vocabulary", "synonyms", "folds", "migrations",
  ]

  private func export(_ library: Library, _ key: String = "main", to database: PostgreSQLDatabase)
    async throws
  {
    let output = try await database.attempt(
      SchemaExport.script(of: library, key: ExportSample.slug(key), vocabulary: .standard())
    )
    try #require(output.code == 0, "\(output.errors)")
  }

  private func versions(_ database: PostgreSQLDatabase) async throws -> [[String]] {
    try await database.rows(
      Self.tables.map { "SELECT '\($0)' || xmin || ' ' || ctid FROM rizq.\($0)" }.joined(
        separator: " UNION ALL "
      )
        + " ORDER BY 1"
    )
  }

  @Test("has every text, scalar for scalar, and the second run changes nothing")
  func twice() async throws {
    let database = try await PostgreSQLServer.shared.database()
    let library = try ExportSample.library()
    try await export(library, to: database)
    let before = try await versions(database)
    try await export(library, to: database)
    #expect(try await versions(database) == before)
    // As hexadecimal digits: psql does not show every scalar.
    let texts = try await database.rows(
      "SELECT dua_id, language, encode(convert_to(text, 'UTF8'), 'hex') FROM rizq.translations ORDER BY 1, 2"
    )
    let expected = library.duas.flatMap { dua in
      dua.translation.entries.map { ["\(dua.id)", $0.language.rawValue, $0.text.hexadecimal] }
    }
    #expect(texts == expected)
    for (dua, row) in zip(
      library.duas,
      try await database.rows("SELECT arabic_text FROM rizq.duas ORDER BY id")
    ) {
      #expect(row[0].hasSameScalars(as: dua.arabic))
    }
    #expect(
      try await database.value("SELECT localizations->'ar'->>'best_time' FROM rizq.duas WHERE id = 20") == "ص"
    )
    #expect(try await database.value("SELECT aliases->>1 FROM rizq.works") == "Imam Muslim")
    #expect(
      try await database.rows("SELECT type, surah, ayah, grade FROM rizq.sources ORDER BY position") == [
        ["hadith", "", "", "sahih"], ["quran", "20", "114", ""], ["other", "", "", ""],
      ]
    )
  }

  @Test("serves many libraries, and marks what one of them no longer has")
  func libraries() async throws {
    let database = try await PostgreSQLServer.shared.database()
    try await export(try ExportSample.library(), "first", to: database)
    try await export(try ExportSample.published(), "second", to: database)
    let smaller = try Library(
      name: "Sample",
      version: "2.0.0",
      licence: "CC0-1.0",
      defaultLanguage: .english,
      duas: [ExportSample.library().duas[0]],
      categories: [],
      collections: [],
      journeys: [],
      works: []
    )
    try await export(smaller, "first", to: database)
    #expect(
      try await database.rows(
        "SELECT id, removed_at IS NULL FROM rizq.duas WHERE library = 'first' ORDER BY id"
      ) == [
        ["3", "t"], ["20", "f"],
      ]
    )
    #expect(try await database.rows("SELECT * FROM rizq.search('first', 'zidni')") == [])
    #expect(
      try await database.value(
        "SELECT count(*) > 10 FROM rizq.duas WHERE library = 'second' AND removed_at IS NULL"
      ) == "t"
    )
    // It comes back with its id.
    try await export(try ExportSample.library(), "first", to: database)
    #expect(try await database.rows("SELECT slug FROM rizq.search('first', 'zidni')") == [["full"]])
  }

  @Test("brings a schema of the version before up to date")
  func earlier() async throws {
    let database = try await PostgreSQLServer.shared.database()
    try await export(try ExportSample.library(), to: database)
    try await database.run("ALTER FUNCTION rizq.fold_words(text) RESET jit")
    try await database.run("DELETE FROM rizq.migrations WHERE number = 4")
    try await export(try ExportSample.library(), to: database)
    #expect(
      try await database.rows(
        "SELECT proname FROM pg_proc WHERE 'jit=off' = ANY (proconfig) ORDER BY proname"
      )
        == [["fold_words"], ["search"]]
    )
  }

  @Test("is refused by a schema of a later version")
  func later() async throws {
    let database = try await PostgreSQLServer.shared.database()
    try await export(try ExportSample.library(), to: database)
    try await database.run("INSERT INTO rizq.migrations VALUES (99, now())")
    let output = try await database.attempt(
      SchemaExport.script(of: ExportSample.library(), key: ExportSample.slug("main"))
    )
    #expect(output.code == 3 && output.errors.contains("made by a later version"))
  }

  @Test("finds folded words, stems, beginnings, misspellings and sounds")
  func search() async throws {
    let database = try await PostgreSQLServer.shared.database()
    try await export(try ExportSample.library(), to: database)
    func search(_ query: String) async throws -> [String] {
      try await database.rows("SELECT slug FROM rizq.search('main', \(Self.literal(query)))").map { $0[0] }
    }
    for query in ["رب زدني", "ربّ", "Judul", "tuhan", "rabbi zidnii", "zidny", "quran 20 114", "taha 114"] {
      #expect(try await search(query).first == "full", "\(query)")
    }
    for query in ["الحمد", "حمد", "ٱلْحَمْدُ", "bare"] {
      #expect(try await search(query).first == "bare", "\(query)")
    }
    for query in ["", "xyzzy'; --", "\\", "%"] { #expect(try await search(query).isEmpty, "\(query)") }
  }

  @Test("answers the judged queries of this library")
  func judged() async throws {
    let database = try await PostgreSQLServer.shared.database()
    let library = try ExportSample.published()
    try await export(library, to: database)
    var evaluation = SearchEvaluation()
    for set in try JudgedQueryFiles.all() where set.collection == "content" {
      let rows = set.queries.enumerated().map { "(\($0), \(Self.literal($1.query)))" }.joined(
        separator: ",\n"
      )
      let found = try await database.rows(
        "SELECT q.n, s.id FROM (VALUES \(rows)) AS q (n, query) CROSS JOIN LATERAL rizq.search('main', q.query) s ORDER BY 1, s.score DESC, s.id"
      )
      var ids: [String: [Int]] = [:]
      for (number, query) in set.queries.enumerated() {
        ids[query.query] = found.filter { $0[0] == "\(number)" }.compactMap { Int($0[1]) }
      }
      evaluation.ask(
        set,
        id: { key in set.key == .slug ? Slug(key).flatMap { library[dua: $0]?.id.rawValue } : Int(key) },
        search: { ids[$0] ?? [] }
      )
    }
    #expect(evaluation.overall.queries > 500)
    let score = evaluation.overall
    #expect(score.successAt1 > 0.85 && score.successAt5 > 0.94, "\(evaluation.table)")
  }

  private static func literal(_ text: String) -> String {
    "E'\(text.replacing("\\", with: "\\\\").replacing("'", with: "''"))'"
  }
}
