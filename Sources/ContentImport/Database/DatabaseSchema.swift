import ContentIngest

struct DatabaseTable {
  let name: String
  /// The columns with values in the file, in the order of the table.
  let columns: [String]
  /// A name of the row number that no column has; nil if the table has no row numbers.
  let rowNumber: String?
  /// The columns of the primary key, in its order.
  let key: [String]
  /// Whether a column is computed by an expression of the file when it is read.
  let isComputed: Bool

  static let columnLimit = ContentIngest.Limits.standard.fields
  /// The largest number of rows that are imported.
  static let rowLimit = 1_000_000

  /// The index of a column. The names of SQLite ignore the case of ASCII letters.
  func column(_ name: String) -> Int? { columns.firstIndex { $0.isSameName(as: name) } }
}

/// The tables and views of a database.
struct DatabaseSchema {
  /// The tables that hold rows, in the order in which they were created.
  private(set) var tables: [DatabaseTable] = []
  /// What has rows that are computed: views and virtual tables.
  private(set) var computed: [String] = []

  init(_ session: DatabaseSession) throws {
    var names: [String] = []
    let sql = """
      SELECT name, type = 'view' OR sql LIKE 'CREATE VIRTUAL%' FROM sqlite_schema \
      WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid
      """
    var computed: [String] = []
    try session.statement(sql).run { row in
      guard case .text(let name) = row.value(0), !name.utf8.contains(0) else { return }
      if row.integer(1) == 0 { names.append(name) } else { computed.append(name) }
    }
    self.computed = computed
    for name in names { tables.append(try Self.table(name, session)) }
  }

  private static func table(_ name: String, _ session: DatabaseSession) throws -> DatabaseTable {
    var columns: [String] = []
    var taken: [String] = []
    var key: [(position: Int64, column: String)] = []
    var isComputed = false
    // Each row: the position, name, type, whether it may be null, default, position in the key, and 2 for a column that is computed
    // when it is read, 3 for one that was computed when it was written.
    try session.statement("PRAGMA table_xinfo(\(name.sqlName))").run { row in
      guard case .text(let column) = row.value(1) else { return }
      taken.append(column)
      if row.integer(5) > 0 { key.append((row.integer(5), column)) }
      if row.integer(6) == 2 {
        isComputed = true
      } else if !column.utf8.contains(0) {
        columns.append(column)
      }
    }
    let rowNumber = ["_rowid_", "rowid", "oid"].first { alias in !taken.contains { $0.isSameName(as: alias) }
    }
    return DatabaseTable(
      name: name,
      columns: columns,
      rowNumber: try rowNumber.flatMap { try hasRowNumbers(name, $0, session) ? $0 : nil },
      key: key.sorted { $0.position < $1.position }.map(\.column),
      isComputed: isComputed
    )
  }

  /// Whether a table has row numbers: those that are declared `WITHOUT ROWID` are ordered by their keys instead.
  private static func hasRowNumbers(_ table: String, _ alias: String, _ session: DatabaseSession) throws
    -> Bool
  {
    do {
      try session.statement("SELECT \(alias) FROM \(table.sqlName) LIMIT 0").run { _ in }
      return true
    } catch DatabaseProblem.other {
      return false
    }
  }
}

extension String {
  /// As an identifier of SQL.
  var sqlName: String { "\"" + String(unicodeScalars.flatMap { $0 == "\"" ? "\"\"" : String($0) }) + "\"" }

  /// Whether two names of SQLite are the same: they ignore the case of ASCII letters.
  func isSameName(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8) { Self.lowercased($0) == Self.lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
