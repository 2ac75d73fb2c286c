import DuaSearch
import GRDB

extension LibraryDatabase {
  /// The duas that a query finds, the best first. The last word may be incomplete.
  ///
  /// Duas with all words come first; if there are none, those with some of them, or with Arabic words of the same skeleton.
  public func duas(matching query: String, limit: Int = 20) throws -> [DuaRecord] {
    // Folded words consist of letters and digits, so that nothing in them is an operator of FTS5.
    let words = FoldedWords.of(query).map { "\"\($0)\"" }
    guard let last = words.last else { return [] }
    let all = (words.dropLast() + ["\(last)*"]).joined(separator: " AND ")
    let skeletons = FoldedWords.skeletons(of: query).map { "skeleton : \"\($0)\"" }
    let some = (words + ["\(last)*"] + skeletons).joined(separator: " OR ")
    return try queue.read { db in
      let found = try Self.duas(matching: all, limit, db)
      return found.isEmpty ? try Self.duas(matching: some, limit, db) : found
    }
  }

  private static func duas(matching pattern: String, _ limit: Int, _ db: Database) throws -> [DuaRecord] {
    try DuaRecord.fetchAll(
      db,
      sql: """
        SELECT duas.* FROM library.dua_search JOIN library.duas ON duas.id = dua_search.rowid
        WHERE dua_search MATCH ? ORDER BY dua_search.rank, duas.id LIMIT ?
        """,
      arguments: [pattern, limit]
    )
  }
}
