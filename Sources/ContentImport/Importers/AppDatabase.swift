import ContentIngest
import Diagnostics

/// The app's tables in an SQLite database: those that the app has, or also those of an export of this project.
struct AppDatabase {
  private let file: ForeignFile
  private let session: DatabaseSession
  private let log: ImportLog
  private let schema: DatabaseSchema

  init(_ file: ForeignFile, _ session: DatabaseSession, _ log: ImportLog) throws {
    (self.file, self.session, self.log) = (file, session, log)
    schema = try DatabaseSchema(session)
  }

  /// Reads every table of the app. Rows of a table whose values cannot all be read are not added.
  ///
  /// - Throws: ``ImportUsageProblem`` if the tables are not those of the app.
  func read(_ options: ImportOptions, into library: inout AppLibrary?) throws {
    guard let duas = table(AppTable.duas.rawValue), duas.column("id") != nil,
      duas.column("arabic_text") != nil
    else { return try options.requireColumns("a database whose tables are not the app's") }
    var known = AppTable.allCases.map(\.rawValue)
    for table in AppTable.allCases {
      guard let found = self.table(table.rawValue) else { continue }
      var details: [(DatabaseDetail, [String: JSONTree])] = []
      for detail in DatabaseDetail.all where detail.table == table {
        guard let rows = try rows(of: detail) else { continue }
        known.append(detail.name)
        details.append((detail, rows))
      }
      let review = table == .duas ? DatabaseDetail.review : []
      guard let rows = try rows(of: found, table.keys + review, ignoring: table.bookkeeping) else { continue }
      add(rows, details, to: table, &library)
    }
    reportOthers(known)
  }

  private func table(_ name: String) -> DatabaseTable? {
    schema.tables.first { $0.name.isSameName(as: name) }
  }

  /// The rows with these columns of a table; nil after a report if a value cannot be read.
  private func rows(of table: DatabaseTable, _ columns: [String], ignoring ignored: [String] = []) throws
    -> DatabaseRows?
  {
    let rows = try DatabaseReader(session: session, file: file.file, log: log).read(
      table,
      columns: columns.compactMap { table.column($0) }.sorted(),
      ignoring: ignored.compactMap { table.column($0) }
    )
    return rows.isComplete ? rows : nil
  }

  private func rows(of detail: DatabaseDetail) throws -> [String: JSONTree]? {
    guard let table = table(detail.name) else { return nil }
    return try rows(of: table, detail.columns).map { detail.values(of: Self.members($0)) }
  }

  private func add(
    _ rows: DatabaseRows,
    _ details: [(DatabaseDetail, [String: JSONTree])],
    to table: AppTable,
    _ library: inout AppLibrary?
  ) {
    let columns = AppColumns(table)
    for (members, range) in zip(Self.members(rows), rows.ranges) {
      var members = members
      if table == .duas { DatabaseDetail.joinReview(&members, at: range) }
      var row = AppRow(members, columns, kind: "the column", at: range, log)
      let key = members.first { $0.name.value == (table == .works ? "slug" : "id") }?.value.text
      for (detail, values) in details {
        if let value = key.flatMap({ values[$0] }) { row[detail.key] = value }
      }
      library?.add(row, to: table)
    }
  }

  /// The values of each row, without nulls.
  private static func members(_ rows: DatabaseRows) -> [[(name: Located<String>, value: JSONTree)]] {
    rows.rows.map { row in
      zip(rows.columns, row).compactMap { column, cell in
        cell.map { cell in
          (
            name: Located(rows.table.columns[column].lowercased(), at: cell.range),
            value: JSONTree(content: .string(cell.value), range: cell.range)
          )
        }
      }
    }
  }

  /// Tables of users, of other programs, and of the search, which is computed.
  private func reportOthers(_ known: [String]) {
    let others = schema.tables.map(\.name).filter { name in
      !known.contains { name.isSameName(as: $0) } && !schema.computed.contains { name.hasPrefix("\($0)_") }
    }
    if !others.isEmpty { log.report(NotImported.tables(others, at: file.start)) }
  }
}
