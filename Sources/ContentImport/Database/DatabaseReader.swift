import ContentIngest
import Diagnostics
import UnicodeText

/// The rows of a table, with the columns that are imported.
struct DatabaseRows {
  /// A value that a field can have.
  typealias Cell = Located<String>

  let table: DatabaseTable
  /// The columns that were read, as indexes of the table's.
  let columns: [Int]
  /// For each row the values of ``columns``; nil for none.
  var rows: [[Cell?]] = []
  /// For each row the range of findings about it.
  var ranges: [SourceRange] = []
  /// Whether every value could be read.
  var isComplete = true

  /// The value of one of the table's columns.
  func value(row: Int, column: Int) -> Cell? { columns.firstIndex(of: column).flatMap { rows[row][$0] } }
}

/// Reads tables of a database.
struct DatabaseReader {
  let session: DatabaseSession
  let file: FileID
  let log: ImportLog

  /// The number of values that cannot be read after which a table is not read further.
  private static let problemLimit = 1000
  private static let textLimit = ContentIngest.Limits.standard.textBytes

  /// Reads a table, in the order of its row numbers.
  ///
  /// - Parameters:
  ///   - columns: The columns to read; the values of all others are counted.
  ///   - ignored: Columns that are neither read nor counted.
  func read(_ table: DatabaseTable, columns: [Int], ignoring ignored: [Int] = []) throws -> DatabaseRows {
    do {
      try check(table)
      return try readRows(table, columns, ignored)
    } catch DatabaseProblem.damaged {
      throw DatabaseProblem.damaged(table: table.name)
    } catch DatabaseProblem.tooLong {
      throw DatabaseProblem.tooLong(table: table.name)
    }
  }

  /// Throws if the pages of a table are damaged: rows might be missing, or read many times.
  private func check(_ table: DatabaseTable) throws {
    // Without this, the check evaluates expressions of the file.
    try session.statement("PRAGMA ignore_check_constraints = 1").run { _ in }
    try session.statement("PRAGMA quick_check(\(table.name.sqlName))").run { row in
      // What is reported otherwise is a missing value in a column that must have one.
      guard case .text(let report) = row.value(0), report.hasPrefix("*** in database") else { return }
      throw DatabaseProblem.damaged(table: table.name)
    }
  }

  private func readRows(_ table: DatabaseTable, _ columns: [Int], _ ignored: [Int]) throws -> DatabaseRows {
    let others = table.columns.indices.filter { !columns.contains($0) && !ignored.contains($0) }
    var part = log.cells.part(table, columns: columns.map { table.columns[$0] }, of: file)
    var result = DatabaseRows(table: table, columns: columns)
    var filled: [Int: (count: Int, first: SourceRange)] = [:]
    var problems = 0
    try session.statement(Self.query(table, columns, others)).run { row in
      let number = result.rows.count
      guard number < DatabaseTable.rowLimit else { throw DatabaseProblem.tooManyRows(table: table.name) }
      guard problems < Self.problemLimit else { return }
      if part.rows != nil {
        let id = row.integer(0)
        if let last = part.rows?.last, last >= id { throw DatabaseProblem.damaged(table: table.name) }
        part.rows?.append(id)
      }
      let whole = part.range(row: number, column: nil)
      result.ranges.append(whole)
      result.rows.append(
        columns.indices.map { index in
          let range = part.range(row: number, column: index)
          switch text(of: row.value(index + 1), at: range) {
          case .success(let text): return text.map { Located($0, at: range) }
          case .failure(let problem):
            problems += 1
            result.isComplete = false
            log.report(problem.finding)
            return nil
          }
        }
      )
      for (offset, column) in others.enumerated() where row.integer(1 + columns.count + offset) != 0 {
        filled[column] = ((filled[column]?.count ?? 0) + 1, filled[column]?.first ?? whole)
      }
    }
    log.cells.add(part, rows: result.rows.count)
    for (column, (count, first)) in filled {
      let name = "\(table.columns[column].quoted()) of the table \(table.name.quoted())"
      log.notImported("the column", name, count: count, at: first)
    }
    return result
  }

  /// In the order in which the table is stored, without another index, because a damaged one would change the order. `typeof` does
  /// not read long values.
  private static func query(_ table: DatabaseTable, _ columns: [Int], _ others: [Int]) -> String {
    let values =
      columns.map { table.columns[$0].sqlName }
      + others.map { "typeof(\(table.columns[$0].sqlName)) <> 'null'" }
    let order = table.rowNumber.map { [$0] } ?? table.key.map(\.sqlName)
    // A table whose columns have all names of the row number, and which has no key, is read as it is stored, too.
    return "SELECT \(([table.rowNumber ?? "0"] + values).joined(separator: ", ")) "
      + "FROM \(table.name.sqlName) NOT INDEXED"
      + (order.isEmpty ? "" : " ORDER BY \(order.joined(separator: ", "))")
  }

  private struct Problem: Error {
    let finding: Finding
  }

  /// The text of a value; nil for none, which an empty text is too.
  private func text(of value: DatabaseValue, at range: SourceRange) -> Result<String?, Problem> {
    switch value {
    case .null: return .success(nil)
    case .integer(let number): return .success(String(number))
    case .real(let number):
      guard let whole = Int64(exactly: number) else {
        return .failure(Problem(finding: UnreadableCell.real(number, at: range)))
      }
      return .success(String(whole))
    case .undecodable:
      return .failure(Problem(finding: UnreadableCell.undecodable(session.encoding, at: range)))
    case .blob: return .failure(Problem(finding: UnreadableCell.blob(at: range)))
    case .text(let text):
      guard text.utf8.count <= Self.textLimit else {
        return .failure(
          Problem(finding: UnreadableCell.tooLong(text.utf8.count, limit: Self.textLimit, at: range))
        )
      }
      if let scalar = text.unicodeScalars.first(where: \.isForbiddenInText) {
        return .failure(Problem(finding: UnreadableCell.forbidden(scalar, at: range)))
      }
      return .success(text.isEmpty ? nil : text)
    }
  }
}
