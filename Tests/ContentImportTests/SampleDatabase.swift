import CLibSQLite
import Diagnostics
import Testing

@testable import ContentImport

/// Makes databases from SQL, with the library that reads them.
enum SampleDatabase {
  /// The bytes of a database after some statements.
  static func bytes(_ sql: String...) throws -> [UInt8] { try bytes(sql) }

  static func bytes(_ sql: [String]) throws -> [UInt8] {
    var handle: OpaquePointer?
    try #require(
      sqlite3_open_v2(":memory:", &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, nil) == SQLITE_OK
    )
    defer { sqlite3_close(handle) }
    for statement in sql {
      try #require(
        sqlite3_exec(handle, statement, nil, nil, nil) == SQLITE_OK,
        "\(statement): \(String(cString: sqlite3_errmsg(handle)))"
      )
    }
    var size: sqlite3_int64 = 0
    let start = try #require(sqlite3_serialize(handle, "main", &size, 0))
    defer { sqlite3_free(start) }
    return Array(UnsafeBufferPointer(start: start, count: Int(size)))
  }

  /// Chapters, duas and their sources, as apps keep them.
  static let collection = [
    "CREATE TABLE chapters (id INTEGER PRIMARY KEY, name TEXT)",
    "INSERT INTO chapters VALUES (7, 'Morning'), (9, 'Evening')",
    "CREATE TABLE duas (id INTEGER PRIMARY KEY, chapter_id INT, text TEXT, meaning TEXT, times INT, place INT)",
    """
    INSERT INTO duas VALUES (1, 9, 'سُبْحَانَ اللَّهِ', 'Glory be to Allah', 33, 3), (4, 7, 'الْحَمْدُ لِلَّهِ', 'Praise', NULL, 1),
      (5, NULL, 'اللَّهُ أَكْبَرُ', '', '34', 2)
    """,
    "CREATE TABLE citations (dua INT, text TEXT)",
    "INSERT INTO citations VALUES (4, 'Sahih al-Bukhari 6306'), (1, 'Sahih Muslim 2691'), (4, 'Quran 2:255')",
  ]

  /// Duas in groups, which tables of pairs put into chapters, and their sources, which duas share.
  static let linked = [
    "CREATE TABLE chapters (id INTEGER PRIMARY KEY, name TEXT)",
    "INSERT INTO chapters VALUES (7, 'Morning'), (9, 'Evening')",
    "CREATE TABLE groups (id INTEGER PRIMARY KEY, title TEXT)",
    "INSERT INTO groups VALUES (1, 'On waking'), (2, 'At sunset')",
    "CREATE TABLE chapter_groups (chapter_id INT, group_id INT)",
    "INSERT INTO chapter_groups VALUES (7, 1), (9, 2)",
    "CREATE TABLE duas (id INTEGER PRIMARY KEY, group_id INT, text TEXT)",
    "INSERT INTO duas VALUES (1, 1, 'سُبْحَانَ اللَّهِ'), (2, 2, 'الْحَمْدُ لِلَّهِ'), (5, 1, 'اللَّهُ أَكْبَرُ')",
    "CREATE TABLE citations (id INTEGER PRIMARY KEY, text TEXT)",
    "INSERT INTO citations VALUES (1, 'Sahih al-Bukhari 6306'), (2, 'Quran 2:255')",
    "CREATE TABLE dua_citations (dua_id INT, citation_id INT)",
    "INSERT INTO dua_citations VALUES (1, 1), (1, 2), (2, 2)",
  ]
}

extension Importing {
  static func database(
    _ bytes: [UInt8],
    _ columns: [TableField: String] = [.arabic: "text"],
    joins: [TableJoin] = [],
    order: String? = nil
  ) throws -> ImportResult {
    try ContentImport.run(
      .sqlite,
      files: [ForeignFile(path: "duas.db", file: FileID(0), bytes: bytes)],
      options: ImportOptions(columns: columns, joins: joins, order: order)
    )
  }
}

extension ImportResult {
  /// The places of a rule's findings: `duas 4 text`.
  func cells(_ rule: RuleID) -> [String] {
    findings.filter { $0.rule == rule }.map { finding in
      guard let cell = finding.range.flatMap({ cell(at: $0) }) else { return "file" }
      return "\(cell.table) \(cell.row)" + (cell.column.map { " \($0)" } ?? "")
    }
  }
}
