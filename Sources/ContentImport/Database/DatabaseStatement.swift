import CLibSQLite

/// A prepared statement, which runs once.
struct DatabaseStatement {
  private let handle: OpaquePointer
  private let session: DatabaseSession

  init(_ handle: OpaquePointer, _ session: DatabaseSession) {
    (self.handle, self.session) = (handle, session)
  }

  /// Calls `body` for each row until it returns, throws or the rows end, and finalizes the statement.
  ///
  /// - Parameter body: Must not keep the row.
  func run(_ body: (DatabaseRow) throws -> Void) throws {
    defer { sqlite3_finalize(handle) }
    while true {
      let code = sqlite3_step(handle)
      try session.check(code)
      guard code == SQLITE_ROW else { return }
      try body(DatabaseRow(handle: handle, encoding: session.encoding))
    }
  }
}

/// A row of a running statement.
struct DatabaseRow {
  fileprivate let handle: OpaquePointer
  fileprivate let encoding: DatabaseHeader.Encoding

  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

  func value(_ column: Int) -> DatabaseValue {
    switch sqlite3_column_type(handle, Int32(column)) {
    case SQLITE_NULL: .null
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, Int32(column)))
    case SQLITE_TEXT: text(bytes(column)).map { .text($0) } ?? .undecodable
    default: .blob
    }
  }

  /// The bytes of a text as they are stored: the library returns a text as a blob without a conversion
  /// (https://www.sqlite.org/c3ref/column_blob.html), and its own would replace what is not decodable.
  private func bytes(_ column: Int) -> UnsafeRawBufferPointer {
    // In this order: the size is that of the value that the first call returned. Valid until the next step.
    let start = sqlite3_column_blob(handle, Int32(column))
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, Int32(column))))
  }

  /// Nil if the bytes are not in the encoding of the database.
  private func text(_ bytes: UnsafeRawBufferPointer) -> String? {
    guard encoding != .utf8 else { return String(validating: bytes, as: UTF8.self) }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 0, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return encoding == .utf16BigEndian ? first << 8 | second : second << 8 | first
    }
    return String(validating: units, as: UTF16.self)
  }
}

/// A value of a row.
enum DatabaseValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  /// A text that is not in the encoding of the database.
  case undecodable
  case blob
}
