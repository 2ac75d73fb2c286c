import DuaLibrary
import UnicodeText

/// Why a library cannot be written in the form of a database.
public enum ExportProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// An entity has no text for a column that must not be empty.
  case missingText(MissingText)
  /// A text contains U+0000, which databases reject or cut the text at.
  case nullCharacter(table: String, row: String, column: String)
  /// A text is longer than its column.
  case tooLong(table: String, row: String, column: String, length: Int, limit: Int)
  /// A number does not fit its column.
  case outOfRange(table: String, row: String, column: String, value: Int)
  /// Two rows have one value in a column where no two may have the same.
  case duplicate(table: String, column: String, value: String, rows: [String])
  /// SQLite cannot make the file.
  case sqlite(String)

  public var description: String {
    switch self {
    case .missingText(let problem): problem.description
    case .nullCharacter(let table, let row, let column):
      "`\(column)` of `\(row)` in \(table) contains U+0000 NULL, which databases do not store; remove the character"
    case .tooLong(let table, let row, let column, let length, let limit):
      "`\(column)` of `\(row)` in \(table) has \(length) characters, and the column takes \(limit); shorten the text"
    case .outOfRange(let table, let row, let column, let value):
      "`\(column)` of `\(row)` in \(table) is \(value), and the column takes at most \(Int32.max); choose a smaller number"
    case .duplicate(let table, let column, let value, let rows):
      "the rows \(rows.joined(separator: " and ")) of \(table) have the same `\(column)`, \(value.quoted()); choose another one"
    case .sqlite(let message): "SQLite cannot make the database: \(message)"
    }
  }
}
