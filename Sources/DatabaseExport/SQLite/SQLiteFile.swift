import CLibSQLite
import UnicodeText

/// A database in memory, which can become the bytes of a file.
package final class SQLiteFile {
  private let handle: OpaquePointer

  package init() throws(ExportProblem) {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(":memory:", &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    guard code == SQLITE_OK, let opened else {
      sqlite3_close(opened)
      throw .sqlite(String(cString: sqlite3_errstr(code)))
    }
    handle = opened
  }

  deinit { sqlite3_close(handle) }

  /// Runs statements without results.
  package func execute(_ statements: String) throws(ExportProblem) {
    try check(sqlite3_exec(handle, statements, nil, nil, nil))
  }

  /// The first column of the rows of a query, as text.
  ///
  /// - Parameter values: Those of the query's question marks.
  package func texts(_ query: String, _ values: [SQLiteValue] = []) throws(ExportProblem) -> [String] {
    let statement = try SQLiteStatement(query, in: handle)
    try statement.bind(values)
    var texts: [String] = []
    while try statement.step() { texts.append(statement.text) }
    return texts
  }

  /// An `INSERT` statement with this number of values.
  func insertion(into table: String, columns count: Int) throws(ExportProblem) -> SQLiteStatement {
    let values = Array(repeating: "?", count: count).joined(separator: ", ")
    return try SQLiteStatement("INSERT INTO \(table) VALUES (\(values))", in: handle)
  }

  /// An `INSERT` statement for these columns.
  package func insertion(into table: String, _ columns: [String]) throws(ExportProblem) -> SQLiteStatement {
    try insertion(into: "\(table)(\(columns.joined(separator: ", ")))", columns: columns.count)
  }

  /// The file.
  func bytes() throws(ExportProblem) -> [UInt8] {
    var size: sqlite3_int64 = 0
    guard let copy = sqlite3_serialize(handle, "main", &size, 0) else {
      throw .sqlite("there is no memory left")
    }
    defer { sqlite3_free(copy) }
    return Array(UnsafeBufferPointer(start: copy, count: Int(size)))
  }

  private func check(_ code: Int32) throws(ExportProblem) {
    guard code == SQLITE_OK else { throw .sqlite(String(cString: sqlite3_errmsg(handle))) }
  }
}

/// A value of a column.
package enum SQLiteValue {
  case text(String?)
  case integer(Int?)
  case boolean(Bool)
}

/// A prepared statement.
package final class SQLiteStatement {
  private let handle: OpaquePointer
  private let database: OpaquePointer

  fileprivate init(_ sql: String, in database: OpaquePointer) throws(ExportProblem) {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw .sqlite(String(cString: sqlite3_errmsg(database)))
    }
    (handle, self.database) = (prepared, database)
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement with these values.
  package func run(_ values: [SQLiteValue]) throws(ExportProblem) {
    try bind(values)
    _ = try step()
    sqlite3_reset(handle)
  }

  /// Gives the question marks their values.
  fileprivate func bind(_ values: [SQLiteValue]) throws(ExportProblem) {
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw .sqlite(String(cString: sqlite3_errmsg(database))) }
    }
  }

  /// Whether there is another row.
  fileprivate func step() throws(ExportProblem) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw .sqlite(String(cString: sqlite3_errmsg(database)))
    }
  }

  /// The first column of the row.
  fileprivate var text: String { sqlite3_column_text(handle, 0).map { String(cString: $0) } ?? "" }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    switch value {
    case .text(nil), .integer(nil): sqlite3_bind_null(handle, index)
    case .integer(let number?): sqlite3_bind_int64(handle, index, Int64(number))
    case .boolean(let flag): sqlite3_bind_int64(handle, index, flag ? 1 : 0)
    case .text(var text?):
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          // An empty text may have no address, which SQLite would take for null.
          bytes.baseAddress.map {
            sqlite3_bind_text(handle, index, $0, Int32(bytes.count), Self.transient)
          } ?? sqlite3_bind_text(handle, index, "", 0, Self.transient)
        }
      }
    }
  }

  /// SQLITE_TRANSIENT, a macro that Swift does not import: SQLite copies the text. It compares the pointer with -1 and never calls it.
  private static var transient: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}
