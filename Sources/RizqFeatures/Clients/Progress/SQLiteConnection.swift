import CLibSQLite

/// A connection to a database file. One thread may use it at a time.
final class SQLiteConnection {
  private let handle: OpaquePointer

  init(_ path: String) throws {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let problem = ProgressStorageProblem("the file \(path) cannot be opened: \(Self.message(code))")
      sqlite3_close(opened)
      throw problem
    }
    handle = opened
    // Another process writes for some milliseconds.
    sqlite3_busy_timeout(handle, 5_000)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements without results.
  func execute(_ statements: String) throws {
    try check(sqlite3_exec(handle, statements, nil, nil, nil))
  }

  /// Makes all changes of `body`, or none.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // After some failures, SQLite has rolled back itself.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Runs a statement with values for its question marks.
  func run(_ sql: String, _ values: any SQLiteBindable...) throws {
    try step(sql, values) { _ in }
  }

  /// The rows of a query.
  func rows(_ sql: String) throws -> [[SQLiteValue]] {
    var rows: [[SQLiteValue]] = []
    try step(sql, []) { statement in
      rows.append((0..<sqlite3_column_count(statement)).map { SQLiteValue(statement, $0) })
    }
    return rows
  }

  private func step(_ sql: String, _ values: [any SQLiteBindable], _ row: (OpaquePointer) -> Void) throws {
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &prepared, nil))
    guard let statement = prepared else { return }
    defer { sqlite3_finalize(statement) }
    for (index, value) in values.enumerated() { try check(value.bind(to: statement, at: Int32(index + 1))) }
    while true {
      let code = sqlite3_step(statement)
      guard code == SQLITE_ROW else { return try check(code) }
      row(statement)
    }
  }

  private func check(_ code: Int32) throws {
    guard code != SQLITE_OK, code != SQLITE_DONE else { return }
    throw ProgressStorageProblem("the progress cannot be stored or read: \(Self.message(code))")
  }

  /// What a person can do something about.
  private static func message(_ code: Int32) -> String {
    switch code & 0xFF {
    case SQLITE_FULL: "the disk is full"
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: "it may not be written to"
    case SQLITE_CANTOPEN: "the file or its folder may not be opened"
    case SQLITE_BUSY, SQLITE_LOCKED: "another program is using it"
    case SQLITE_CORRUPT, SQLITE_NOTADB: "the file is damaged"
    default: String(cString: sqlite3_errstr(code))
    }
  }
}

/// A value of a row.
struct SQLiteValue {
  /// 0 for a text that is not a number, and for null.
  let integer: Int
  let text: String

  init(_ statement: OpaquePointer, _ column: Int32) {
    integer = Int(sqlite3_column_int64(statement, column))
    text = sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
  }
}

/// A value for a question mark of a statement.
protocol SQLiteBindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
}

extension Int: SQLiteBindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, Int64(self))
  }
}

extension String: SQLiteBindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    // -1 is SQLITE_TRANSIENT, a macro that Swift does not import: SQLite copies the text.
    sqlite3_bind_text(statement, index, self, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
  }
}
