import CLibSQLite
import DuaLibrary
import SearchEngine

/// BM25 of SQLite's FTS5 over folded texts, for comparison: every word of a query may match, in any field.
final class FullTextBaseline {
  private let database: OpaquePointer

  init(_ library: Library) throws {
    var handle: OpaquePointer?
    guard sqlite3_open(":memory:", &handle) == SQLITE_OK, let handle else {
      throw Failure("SQLite cannot open a database in memory")
    }
    database = handle
    let names = Dictionary(uniqueKeysWithValues: library.categories.map { ($0.id, $0.name) })
    try run("BEGIN; CREATE VIRTUAL TABLE duas USING fts5(text)")
    for dua in library.duas {
      let localized = [
        dua.title, dua.translation, dua.benefit, dua.context, dua.propheticContext, dua.bestTime,
        dua.category.flatMap { names[$0] } ?? [:],
      ]
      let texts =
        [dua.arabic, dua.transliteration ?? ""] + localized.flatMap { $0.entries.map(\.text) }
        + dua.sources.map { library.displayText(of: $0) }
      let text = texts.map { Self.words(of: $0).joined(separator: " ") }.joined(separator: " ")
      try bind("INSERT INTO duas(rowid, text) VALUES (\(dua.id.rawValue), ?)", text) { _ in }
    }
    try run("COMMIT")
  }

  deinit { sqlite3_close(database) }

  /// The ids of the best ten duas.
  func search(_ query: String) throws -> [Int] {
    let words = Self.words(of: query)
    guard !words.isEmpty else { return [] }
    var ids: [Int] = []
    try bind(
      "SELECT rowid FROM duas WHERE duas MATCH ? ORDER BY bm25(duas), rowid LIMIT 10",
      words.map { "\"\($0)\"" }.joined(separator: " OR ")
    ) { ids.append(Int(sqlite3_column_int64($0, 0))) }
    return ids
  }

  private static func words(of text: String) -> [String] { SearchWord.words(of: text).map(\.text) }

  private func run(_ statements: String) throws {
    guard sqlite3_exec(database, statements, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  /// Runs a statement with one parameter, and calls `row` for each row of the result.
  private func bind(_ statement: String, _ text: String, row: (OpaquePointer) -> Void) throws {
    var handle: OpaquePointer?
    guard sqlite3_prepare_v2(database, statement, -1, &handle, nil) == SQLITE_OK, let handle else {
      throw failure
    }
    defer { sqlite3_finalize(handle) }
    try text.withCString { text in
      // Without a destructor SQLite does not copy the text, which lives until the closure ends.
      sqlite3_bind_text(handle, 1, text, -1, nil)
      while true {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: row(handle)
        case SQLITE_DONE: return
        default: throw failure
        }
      }
    }
  }

  private var failure: Failure { Failure("SQLite: \(String(cString: sqlite3_errmsg(database)))") }
}
