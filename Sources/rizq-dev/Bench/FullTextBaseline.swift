import DatabaseExport
import DuaLibrary
import SearchEngine

/// BM25 of SQLite's FTS5 over folded texts, for comparison: every word of a query may match, in any field.
final class FullTextBaseline {
  private let database: SQLiteFile

  init(_ library: Library) throws {
    database = try SQLiteFile()
    let names = Dictionary(uniqueKeysWithValues: library.categories.map { ($0.id, $0.name) })
    try database.execute("BEGIN; CREATE VIRTUAL TABLE duas USING fts5(text)")
    let insertion = try database.insertion(into: "duas", ["rowid", "text"])
    for dua in library.duas {
      let localized = [
        dua.title, dua.translation, dua.benefit, dua.context, dua.propheticContext, dua.bestTime,
        dua.category.flatMap { names[$0] } ?? [:],
      ]
      let texts =
        [dua.arabic, dua.transliteration ?? ""] + localized.flatMap { $0.entries.map(\.text) }
        + dua.sources.map { library.displayText(of: $0) }
      let text = texts.map { Self.words(of: $0).joined(separator: " ") }.joined(separator: " ")
      try insertion.run([.integer(dua.id.rawValue), .text(text)])
    }
    try database.execute("COMMIT")
  }

  /// The ids of the best ten duas.
  func search(_ query: String) throws -> [Int] {
    let words = Self.words(of: query)
    guard !words.isEmpty else { return [] }
    return try database.texts(
      "SELECT rowid FROM duas WHERE duas MATCH ? ORDER BY bm25(duas), rowid LIMIT 10",
      [.text(words.map { "\"\($0)\"" }.joined(separator: " OR "))]
    ).compactMap { Int($0) }
  }

  private static func words(of text: String) -> [String] { SearchWord.words(of: text).map(\.text) }
}
