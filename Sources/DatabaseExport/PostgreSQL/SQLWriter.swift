import UnicodeText

/// Appends SQL to one buffer.
struct SQLWriter {
  private(set) var bytes: [UInt8] = []

  /// A value of a column.
  enum Value {
    case text(String?)
    case integer(Int?)
    case boolean(Bool)
    /// An expression.
    case raw(String)
  }

  mutating func line(_ sql: String) {
    bytes += sql.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Begins the transaction of an export.
  ///
  /// - Parameters:
  ///   - title: The name and the version of the library.
  ///   - target: Where the library goes.
  mutating func begin(_ title: String, for target: String) {
    line(
      """
      -- \(title.escapedForDisplay), for \(target): docs/exports.md
      \(Self.instruction)
      BEGIN;
      SET LOCAL client_encoding = 'UTF8';
      SET LOCAL client_min_messages = warning;
      -- Two exports at once wait for each other.
      DO $rizq$ BEGIN PERFORM pg_advisory_xact_lock(\(Self.lock)); END $rizq$;
      """
    )
  }

  /// The second line, by which an export is recognized.
  static let instruction = "-- Run it with: psql -v ON_ERROR_STOP=1 -f FILE DATABASE"

  /// A number that no other program is likely to use: `RIZQ`.
  private static let lock = 0x5249_5A51

  /// Inserts rows, one a line, some hundreds in a statement: a server parses a statement as a whole.
  mutating func insert(into table: String, _ columns: [String], _ rows: [[Value]]) {
    var first = 0
    while first < rows.count {
      let end = min(first + Self.rowsOfStatement, rows.count)
      line("INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES")
      for index in first..<end {
        bytes.append(UInt8(ascii: "("))
        for (column, value) in rows[index].enumerated() {
          if column > 0 { bytes += ", ".utf8 }
          append(value)
        }
        bytes.append(UInt8(ascii: ")"))
        line(index == end - 1 ? ";" : ",")
      }
      first = end
    }
  }

  private static let rowsOfStatement = 500

  private mutating func append(_ value: Value) {
    switch value {
    case .text(nil), .integer(nil): bytes += "NULL".utf8
    case .text(let text?): Self.append(text, to: &bytes)
    case .integer(let number?): bytes += String(number).utf8
    case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
    case .raw(let expression): bytes += expression.utf8
    }
  }

  /// A text as SQL writes it.
  static func literal(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a literal that the setting `standard_conforming_strings` does not change.
  ///
  /// Texts with backslashes or controls are written with escapes. So a row is a line, and no program between here and the server
  /// can take a line end for another one.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { utf8 in
      let hasEscapes = utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "\\") || $0 == 0x7F }
      if hasEscapes { bytes.append(UInt8(ascii: "E")) }
      bytes.append(UInt8(ascii: "'"))
      if !hasEscapes, !utf8.contains(UInt8(ascii: "'")) {
        bytes.append(contentsOf: utf8)
      } else {
        for byte in utf8 { append(byte, hasEscapes: hasEscapes, to: &bytes) }
      }
      bytes.append(UInt8(ascii: "'"))
    }
  }

  private static func append(_ byte: UInt8, hasEscapes: Bool, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "'"): bytes += "''".utf8
    case UInt8(ascii: "\\") where hasEscapes: bytes += "\\\\".utf8
    case 0x0A: bytes += "\\n".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0x09: bytes += "\\t".utf8
    case 0..<0x20, 0x7F: bytes += "\\x\(String(byte, paddedTo: 2, radix: 16))".utf8
    default: bytes.append(byte)
    }
  }
}
