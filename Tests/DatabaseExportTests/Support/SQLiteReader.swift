import CLibSQLite
import Foundation

/// Reads an exported database from its bytes.
final class SQLiteReader {
  struct Failure: Error {
    var message: String
  }

  private let handle: OpaquePointer
  private let folder: URL

  init(_ bytes: [UInt8]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "rizq-sqlite-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "library.sqlite")
    try Data(bytes).write(to: file)
    var opened: OpaquePointer?
    guard sqlite3_open_v2(file.path, &opened, SQLITE_OPEN_READONLY, nil) == SQLITE_OK, let opened else {
      throw Failure(message: "cannot be opened")
    }
    handle = opened
  }

  deinit {
    sqlite3_close(handle)
    try? FileManager.default.removeItem(at: folder)
  }

  /// The rows of a query; nil for null. Parameters are texts.
  func rows(_ sql: String, _ parameters: String...) throws -> [[String?]] {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let statement = prepared else {
      throw Failure(message: String(cString: sqlite3_errmsg(handle)))
    }
    defer { sqlite3_finalize(statement) }
    for (index, text) in parameters.enumerated() {
      sqlite3_bind_text(
        statement,
        Int32(index + 1),
        text,
        -1,
        unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      )
    }
    var rows: [[String?]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_DONE: return rows
      case SQLITE_ROW:
        rows.append(
          (0..<sqlite3_column_count(statement)).map { column in
            guard let text = sqlite3_column_text(statement, column) else { return nil }
            let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, column)))
            return String(decoding: bytes, as: UTF8.self)
          }
        )
      default: throw Failure(message: String(cString: sqlite3_errmsg(handle)))
      }
    }
  }

  /// The ids of the duas that a search finds.
  func search(_ words: String) throws -> [Int] {
    try rows("SELECT rowid FROM dua_search WHERE dua_search MATCH ? ORDER BY rank, rowid", words)
      .compactMap { $0[0].flatMap { Int($0) } }
  }
}
