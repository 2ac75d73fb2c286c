import CLibSQLite

/// A database in memory, opened from the bytes of its file.
///
/// The library opens no file, so it neither writes a journal nor waits for a lock. The database is read-only, and its own
/// programs do not run: views, triggers, extensions and functions with side effects are switched off. The number of steps is
/// limited, because a damaged file may describe more rows than it has bytes.
final class DatabaseSession {
  private let handle: OpaquePointer
  private let budget: StepBudget
  let encoding: DatabaseHeader.Encoding

  /// The largest definition of a table, in bytes, and the steps in which all definitions are read: some 10,000 tables.
  private static let definitionLength: Int32 = 100_000
  private static let definitionSteps = 200_000
  /// The steps in which the tables are checked and read: a row takes some ten and two for each column.
  private static let tableSteps = 300_000_000

  /// Opens a database, and calls `body` with it.
  static func open<Result>(
    _ bytes: [UInt8],
    _ body: (DatabaseSession) throws -> Result
  ) throws -> Result {
    let encoding = try DatabaseHeader(bytes).encoding
    var bytes = DatabaseHeader.withoutLog(bytes)
    // The library reads the bytes until the connection is closed, which `session` does before the buffer is released: `body`
    // cannot keep the session's handle, and the statements it makes retain the session.
    return try bytes.withUnsafeMutableBufferPointer { buffer in
      let session = try DatabaseSession(buffer, encoding)
      defer { session.close() }
      return try body(session)
    }
  }

  private init(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ encoding: DatabaseHeader.Encoding) throws {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(":memory:", &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, nil)
    guard code == SQLITE_OK, let opened else {
      sqlite3_close(opened)
      throw DatabaseProblem.other(code: code)
    }
    handle = opened
    budget = StepBudget(Self.definitionSteps)
    self.encoding = encoding
    restrict()
    let size = sqlite3_int64(bytes.count)
    let flags = UInt32(SQLITE_DESERIALIZE_READONLY)
    do {
      try check(sqlite3_deserialize(handle, "main", bytes.baseAddress, size, size, flags))
      // The first statement reads the definitions.
      try statement("SELECT 1 FROM sqlite_schema").run { _ in }
    } catch {
      close()
      throw error
    }
    // From here on no value is longer than the file.
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(clamping: max(bytes.count, 1 << 20)))
    budget.left = Self.tableSteps
  }

  private func restrict() {
    let options = [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0), (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
      (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0),
    ]
    for (option, value) in options { _ = c_sqlite_configure(handle, option, Int32(value)) }
    let limits = [
      (SQLITE_LIMIT_LENGTH, Self.definitionLength), (SQLITE_LIMIT_SQL_LENGTH, Self.definitionLength),
      (SQLITE_LIMIT_COLUMN, Int32(DatabaseTable.columnLimit)), (SQLITE_LIMIT_EXPR_DEPTH, 100),
      (SQLITE_LIMIT_COMPOUND_SELECT, 2), (SQLITE_LIMIT_FUNCTION_ARG, 8), (SQLITE_LIMIT_ATTACHED, 0),
      (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 50), (SQLITE_LIMIT_TRIGGER_DEPTH, 1),
    ]
    for (limit, value) in limits { sqlite3_limit(handle, limit, value) }
    // The budget lives as long as the session, which removes the handler when it closes the connection.
    sqlite3_progress_handler(
      handle,
      StepBudget.interval,
      { budget in
        guard let budget else { return 1 }
        return Unmanaged<StepBudget>.fromOpaque(budget).takeUnretainedValue().spend()
      },
      Unmanaged.passUnretained(budget).toOpaque()
    )
  }

  /// Prepares a statement.
  func statement(_ sql: String) throws -> DatabaseStatement {
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &prepared, nil))
    guard let prepared else { throw DatabaseProblem.other(code: SQLITE_ERROR) }
    return DatabaseStatement(prepared, self)
  }

  /// Throws what a result other than success means.
  func check(_ code: Int32) throws {
    switch code & 0xFF {
    case SQLITE_OK, SQLITE_ROW, SQLITE_DONE: return
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_CANTOPEN: throw DatabaseProblem.damaged(table: nil)
    case SQLITE_TOOBIG: throw DatabaseProblem.tooLong(table: nil)
    case SQLITE_INTERRUPT: throw DatabaseProblem.tooManySteps
    case let other: throw DatabaseProblem.other(code: other)
    }
  }

  private func close() {
    sqlite3_progress_handler(handle, 0, nil, nil)
    // Closes at once: `run` has finalized every statement.
    sqlite3_close(handle)
  }
}

/// The steps of the library's virtual machine that are left.
private final class StepBudget {
  var left: Int
  /// The number of steps between two calls of ``spend()``.
  static let interval: Int32 = 1000

  init(_ steps: Int) { left = steps }

  /// Other than 0 to end the statement.
  func spend() -> Int32 {
    left -= Int(Self.interval)
    return left < 0 ? 1 : 0
  }
}
