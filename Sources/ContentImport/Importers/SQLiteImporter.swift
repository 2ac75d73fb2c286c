import Diagnostics
import DuaLibrary
import UnicodeText

/// Imports tables of SQLite databases whose columns the user maps to fields. The rows of one table are the duas; those of others
/// are joined to them.
struct SQLiteImporter: CollectionImporter {
  let options: ImportOptions

  var isWholeLibrary: Bool { options.namesNothing }

  func read(
    _ files: [ForeignFile],
    into collection: inout ImportedCollection,
    _ log: ImportLog
  ) throws(ImportUsageProblem) {
    var library = options.namesNothing ? AppLibrary(options, log) : nil
    if library == nil { try options.requireColumns("a database") }
    defer { library?.add(to: &collection) }
    for file in files {
      if let changes = file.pendingChanges {
        log.report(UnreadableDatabase.pendingChanges(in: changes, at: file.start))
        continue
      }
      do {
        try DatabaseSession.open(file.bytes) { session in
          if library != nil {
            try AppDatabase(file, session, log).read(options, into: &library)
          } else {
            collection.duas += try duas(of: file, session, log)
          }
        }
      } catch let problem as ImportUsageProblem {
        throw problem
      } catch {
        log.report(UnreadableDatabase.finding(error as? DatabaseProblem, at: file.start))
      }
    }
  }

  private func duas(of file: ForeignFile, _ session: DatabaseSession, _ log: ImportLog) throws
    -> [ImportedDua]
  {
    let schema = try DatabaseSchema(session)
    let map = try DatabaseMap(options, schema)
    reportUnmapped(schema, map, log, at: file.start)
    let reader = DatabaseReader(session: session, file: file.file, log: log)
    let tables = try map.columns.map { try reader.read(schema.tables[$0.table], columns: $0.columns) }
    // What follows from a value that cannot be read is not reported too.
    guard tables.allSatisfy(\.isComplete) else { return [] }
    let joins = zip(map.joined, tables.dropFirst()).map { JoinedRows($0, $1, log) }
    let rows = order(tables[0], by: map.order)
    for join in joins where join.map.isRepeated {
      let parent = join.map.parent.map { joins[$0].rows } ?? tables[0]
      join.reportUnused(by: parent, log)
    }
    var counts = joins.map { _ in 0 }
    return try rows.map { try dua($0, tables[0], map, joins, &counts, log) }
  }

  /// - Parameter counts: How many rows of each joined table all duas have until now: one row may belong to any number of duas.
  private func dua(
    _ row: Int,
    _ main: DatabaseRows,
    _ map: DatabaseMap,
    _ joins: [JoinedRows],
    _ counts: inout [Int],
    _ log: ImportLog
  ) throws(DatabaseProblem) -> ImportedDua {
    var values: [TableField: [Located<String>]] = [:]
    for (field, column) in map.fields {
      values[field] = [main.value(row: row, column: column)].compactMap(\.self)
    }
    // The rows of the dua in each joined table.
    var rows: [[Int]] = []
    for (index, join) in joins.enumerated() {
      let keys =
        join.map.parent.map { parent in
          rows[parent].map { joins[parent].rows.value(row: $0, column: join.map.own) }
        } ?? [main.value(row: row, column: join.map.own)]
      var found: [Int] = []
      for key in keys {
        found += join.rows(for: key, log)
        guard counts[index] + found.count <= DatabaseTable.rowLimit else {
          throw .tooManyJoinedRows(table: join.rows.table.name)
        }
      }
      counts[index] += found.count
      rows.append(found)
      for (field, column) in join.map.fields {
        values[field] = found.compactMap { join.rows.value(row: $0, column: column) }
      }
    }
    func text(_ field: TableField) -> Located<String>? {
      values[field]?.first.flatMap { log.text($0, "the \(field.rawValue)") }
    }
    var dua = ImportedDua(range: main.ranges[row], options, log) { $0 == .source ? nil : text($0) }
    dua.sources = (values[.source] ?? []).flatMap { log.citations(log.text($0, "the source")) }
    return dua
  }

  /// The rows in the order of a column: no value, numbers, texts by their bytes. Rows with the same value keep their order.
  private func order(_ main: DatabaseRows, by column: Int?) -> [Int] {
    guard let column else { return Array(main.rows.indices) }
    let keys = main.rows.indices.map { row in main.value(row: row, column: column)?.value }
    let numbers = keys.map { $0.flatMap { Int($0) } }
    return main.rows.indices.sorted { lhs, rhs in
      switch (numbers[lhs], numbers[rhs]) {
      case (let left?, let right?): (left, lhs) < (right, rhs)
      case (_?, nil): keys[rhs] != nil
      case (nil, _?): keys[lhs] == nil
      case (nil, nil):
        (keys[lhs] ?? "").hasSameScalars(as: keys[rhs] ?? "")
          ? lhs < rhs : (keys[lhs] ?? "").utf8.lexicographicallyPrecedes((keys[rhs] ?? "").utf8)
      }
    }
  }

  private func reportUnmapped(
    _ schema: DatabaseSchema,
    _ map: DatabaseMap,
    _ log: ImportLog,
    at range: SourceRange
  ) {
    let mapped = Set([map.main] + map.joined.map(\.table))
    let others = schema.tables.indices.filter { !mapped.contains($0) }.map { schema.tables[$0].name }
    if !others.isEmpty { log.report(NotImported.tables(others, at: range)) }
  }
}

/// The rows of a joined table by the values of its key.
private struct JoinedRows {
  let map: DatabaseMap.Joined
  let rows: DatabaseRows
  private var byKey: [[UInt8]: [Int]] = [:]

  init(_ map: DatabaseMap.Joined, _ rows: DatabaseRows, _ log: ImportLog) {
    (self.map, self.rows) = (map, rows)
    for row in rows.rows.indices {
      guard let key = rows.value(row: row, column: map.key) else { continue }
      byKey[Array(key.value.utf8), default: []].append(row)
      if !map.isRepeated, byKey[Array(key.value.utf8)]?.count == 2 {
        log.report(IrregularTable.repeatedKey(key.value, table: rows.table.name, at: key.range))
      }
    }
  }

  /// The rows of a dua; none, after a report, if its key is not in the table.
  func rows(for key: Located<String>?, _ log: ImportLog) -> [Int] {
    guard let key else { return [] }
    guard let found = byKey[Array(key.value.utf8)] else {
      if !map.isRepeated {
        log.report(
          UnknownReference.finding(
            Self.description(of: key.value, in: rows.table, column: map.key),
            at: key.range
          )
        )
      }
      return []
    }
    return map.isRepeated ? found : Array(found.prefix(1))
  }

  /// Reports the rows that no dua has, which would be lost.
  ///
  /// - Parameter parent: The rows that these are joined to.
  func reportUnused(by parent: DatabaseRows, _ log: ImportLog) {
    let keys = parent.rows.indices.map { parent.value(row: $0, column: map.own) }
    let used = Set(keys.compactMap { $0.map { Array($0.value.utf8) } })
    for row in rows.rows.indices {
      guard let key = rows.value(row: row, column: map.key) else {
        log.report(UnknownReference.finding("the dua of this row", at: rows.ranges[row]))
        continue
      }
      if !used.contains(Array(key.value.utf8)) {
        let dua = "the dua \(key.value.quoted()) of this row"
        let link = Self.description(of: key.value, in: parent.table, column: map.own)
        log.report(UnknownReference.finding(map.parent == nil ? dua : link, at: key.range))
      }
    }
  }

  /// `the row of `chapters` whose `id` is `7``.
  private static func description(of key: String, in table: DatabaseTable, column: Int) -> String {
    "the row of \(table.name.quoted()) whose \(table.columns[column].quoted()) is \(key.quoted())"
  }
}
