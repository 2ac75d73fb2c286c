import Diagnostics

/// The places of the cells of a database.
///
/// The bytes of a database have no lines, so the ranges of its findings are empty, and number the cells that were read: 0 is the
/// file, and each row has a number for itself and one for each of its columns.
struct DatabaseCells {
  /// The cells of one table.
  struct Part {
    let file: FileID
    let table: String
    /// The columns that were read.
    let columns: [String]
    /// The number of the first row.
    let start: Int
    /// The row numbers of the table; nil if it has none.
    var rows: [Int64]?

    /// The range of findings about a cell, or about a row as a whole.
    func range(row: Int, column: Int?) -> SourceRange {
      let number = start + row * (columns.count + 1) + (column.map { $0 + 1 } ?? 0)
      return SourceRange(file: file, number..<number)
    }
  }

  /// In the order of their cells.
  private var parts: [FileID: [Part]] = [:]
  private var ends: [FileID: Int] = [:]

  /// Begins a table; ``add(_:rows:)`` ends it.
  func part(_ table: DatabaseTable, columns: [String], of file: FileID) -> Part {
    Part(
      file: file,
      table: table.name,
      columns: columns,
      start: ends[file] ?? 1,
      rows: table.rowNumber.map { _ in [] }
    )
  }

  mutating func add(_ part: Part, rows count: Int) {
    parts[part.file, default: []].append(part)
    ends[part.file] = part.start + count * (part.columns.count + 1)
  }

  /// The cell or row with a range; nil if it is that of a file.
  func cell(at range: SourceRange) -> SourceLocation.Cell? {
    let number = range.bytes.lowerBound
    guard let part = parts[range.file]?.last(where: { $0.start <= number }) else { return nil }
    let (row, column) = (number - part.start).quotientAndRemainder(dividingBy: part.columns.count + 1)
    return SourceLocation.Cell(
      table: part.table,
      row: part.rows.map { $0.indices.contains(row) ? $0[row] : 0 } ?? Int64(row + 1),
      column: column == 0 ? nil : part.columns[column - 1],
      index: number
    )
  }
}
