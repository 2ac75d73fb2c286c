import UnicodeText

/// A table that an export fills.
struct SQLTable {
  enum Kind: String {
    case text, integer, boolean, jsonb
  }

  struct Column {
    let name: String
    let kind: Kind
    /// The greatest length of a text, in characters as PostgreSQL counts them: Unicode scalars.
    var longest: Int?
  }

  let name: String
  /// The columns that are written, the key first.
  let columns: [Column]
  /// The number of columns at the beginning that identify a row.
  var keyLength = 1
  /// Columns of which no two rows have the same value.
  var unique: [String] = []
  /// The columns that get the time at which a row is inserted.
  var created: [String] = []
  /// The columns that get the time at which a row is inserted or changed.
  var updated: [String] = []

  var rows: [[SQLWriter.Value]] = []

  /// The columns that identify a row.
  var key: [Column] { Array(columns.prefix(keyLength)) }
  /// The others.
  var values: [Column] { Array(columns.dropFirst(keyLength)) }

  func names(_ columns: [Column]) -> [String] { columns.map(\.name) }

  /// Throws if a value does not fit its column, or two rows have one value in a column where none may.
  func check() throws(ExportProblem) {
    let uniques = unique.compactMap { name in columns.firstIndex { $0.name == name } }
    var seen: [Int: [ExactText: String]] = [:]
    for row in rows {
      for (column, value) in zip(columns, row) {
        switch value {
        case .text(let text?): try check(text, column, row)
        case .integer(let number?) where Int32(exactly: number) == nil:
          throw .outOfRange(
            table: name,
            row: Self.name(of: row, keyLength),
            column: column.name,
            value: number
          )
        case .text, .integer, .boolean, .raw: break
        }
      }
      for index in uniques {
        guard case .text(let text?) = row[index] else { continue }
        let rowName = Self.name(of: row, keyLength)
        if let other = seen[index, default: [:]].updateValue(rowName, forKey: ExactText(text)) {
          throw .duplicate(table: name, column: columns[index].name, value: text, rows: [other, rowName])
        }
      }
    }
  }

  private func check(_ text: String, _ column: Column, _ row: [SQLWriter.Value]) throws(ExportProblem) {
    if text.hasNull {
      throw .nullCharacter(table: name, row: Self.name(of: row, keyLength), column: column.name)
    }
    guard let longest = column.longest, text.utf8.count > longest else { return }
    let length = text.unicodeScalars.count
    if length > longest {
      throw .tooLong(
        table: name,
        row: Self.name(of: row, keyLength),
        column: column.name,
        length: length,
        limit: longest
      )
    }
  }

  private static func name(of row: [SQLWriter.Value], _ keyLength: Int) -> String {
    row.prefix(keyLength).map { value in
      switch value {
      case .text(let text): text ?? ""
      case .integer(let number): number.map { "\($0)" } ?? ""
      case .boolean(let flag): "\(flag)"
      case .raw(let expression): expression
      }
    }.joined(separator: " ")
  }
}
