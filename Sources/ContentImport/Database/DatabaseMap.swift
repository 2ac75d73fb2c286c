import UnicodeText

/// The columns of a database that the user has mapped to fields, and how their tables are joined.
struct DatabaseMap {
  /// A column of a table, both by their index.
  struct Column: Hashable {
    let table: Int
    let column: Int
  }

  /// A table whose rows have values for the duas, or lead to such rows of another table.
  struct Joined {
    let table: Int
    /// The index among ``DatabaseMap/joined`` of the table that this one is joined to; nil for that of the duas.
    let parent: Int?
    /// The columns of the two tables that have the same value, that of the table before it first.
    let own: Int
    let key: Int
    let fields: [TableField: Int]
    /// Whether a dua may have any number of the rows: only sources may repeat.
    fileprivate(set) var isRepeated: Bool
  }

  /// The table whose rows are the duas.
  let main: Int
  let fields: [TableField: Int]
  let joined: [Joined]
  /// The column of the table of the duas by which they are numbered; nil for the order of the rows.
  let order: Int?

  /// The columns to read, ascending, by table.
  var columns: [(table: Int, columns: [Int])] {
    func owns(of parent: Int?) -> [Int] { joined.filter { $0.parent == parent }.map(\.own) }
    let own = Set(fields.values).union(owns(of: nil)).union([order].compactMap(\.self))
    return [(main, own.sorted())]
      + joined.enumerated().map { index, join in
        (join.table, Set(join.fields.values).union([join.key]).union(owns(of: index)).sorted())
      }
  }

  init(_ options: ImportOptions, _ schema: DatabaseSchema) throws(ImportUsageProblem) {
    let names = DatabaseNames(schema)
    let text =
      [TableField.arabic, .transliteration, .translation].compactMap { options.columns[$0] }.first ?? ""
    let main = try names.table(ofTexts: text)
    var byTable: [Int: [TableField: Int]] = [:]
    for field in TableField.allCases {
      guard let name = options.columns[field] else { continue }
      let column = try names.column(name, for: "`\(field.rawValue)`", in: main)
      byTable[column.table, default: [:]][field] = column.column
    }
    self.main = main
    fields = byTable.removeValue(forKey: main) ?? [:]
    joined = try Self.joined(options.joins, &byTable, main, names, schema)
    if let rest = byTable.keys.min() {
      let (table, own) = (schema.tables[rest].name, schema.tables[main].name)
      throw ImportUsageProblem(
        description:
          "the table \(table.quoted()) needs --join: name the columns with the same values, "
          + "as in `--join \(own).\(table)_id=\(table).id`"
      )
    }
    order = try options.order.map { name throws(ImportUsageProblem) in
      let column = try names.column(name, for: "--order", in: main)
      guard column.table == main else {
        throw ImportUsageProblem(
          description:
            "--order \(name.quoted()) is not a column of the table \(schema.tables[main].name.quoted()), which has the texts"
        )
      }
      return column.column
    }
  }
}

extension DatabaseMap {
  /// The joined tables, each after the one that it is joined to.
  ///
  /// - Parameter fields: The fields by table, from which those of joined tables are removed.
  private static func joined(
    _ joins: [TableJoin],
    _ fields: inout [Int: [TableField: Int]],
    _ main: Int,
    _ names: DatabaseNames,
    _ schema: DatabaseSchema
  ) throws(ImportUsageProblem) -> [Joined] {
    var pending: [JoinOrder.Join] = []
    for join in joins {
      let first = try names.column(join.first, for: "--join", in: main)
      let second = try names.column(join.second, for: "--join", in: main)
      pending.append(JoinOrder.Join(written: join, sides: [first, second]))
    }
    var order = JoinOrder(main: main, schema: schema)
    while let first = pending.first {
      guard let next = pending.firstIndex(where: order.isReachable) else {
        throw order.unreachable(first.written)
      }
      try order.append(pending.remove(at: next), &fields)
    }
    try order.findRepeated()
    return order.joined
  }
}

/// Puts joined tables into an order in which each is after the one that it is joined to.
private struct JoinOrder {
  /// A join as the user wrote it, and its two columns.
  struct Join {
    let written: TableJoin
    let sides: [DatabaseMap.Column]
  }

  let main: Int
  let schema: DatabaseSchema
  var joined: [DatabaseMap.Joined] = []

  /// Whether a join is with a table that is in the order already.
  func isReachable(_ join: Join) -> Bool { join.sides.contains { isReached($0.table) } }

  private func isReached(_ table: Int) -> Bool { table == main || index(of: table) != nil }

  private func index(of table: Int) -> Int? { joined.firstIndex { $0.table == table } }

  /// Adds the table of a reachable join that is not in the order yet.
  mutating func append(_ join: Join, _ fields: inout [Int: [TableField: Int]]) throws(ImportUsageProblem) {
    guard let own = join.sides.first(where: { isReached($0.table) }),
      let key = join.sides.first(where: { $0.table != own.table })
    else { throw unreachable(join.written) }
    guard !isReached(key.table) else {
      let table = key.table == main ? own.table : key.table
      throw ImportUsageProblem(
        description: "--join joins the table \(schema.tables[table].name.quoted()) twice"
      )
    }
    joined.append(
      DatabaseMap.Joined(
        table: key.table,
        parent: index(of: own.table),
        own: own.column,
        key: key.column,
        fields: fields.removeValue(forKey: key.table) ?? [:],
        isRepeated: true
      )
    )
  }

  /// Finds the tables of which a dua may have any number of rows. Throws if a table leads to no field.
  mutating func findRepeated() throws(ImportUsageProblem) {
    // Each table is after its parent.
    for index in joined.indices.reversed() {
      let children = joined.filter { $0.parent == index }
      guard !joined[index].fields.isEmpty || !children.isEmpty else {
        throw ImportUsageProblem(
          description:
            "--join: no field of --map is in the table \(schema.tables[joined[index].table].name.quoted())"
        )
      }
      joined[index].isRepeated =
        joined[index].fields.keys.allSatisfy { $0 == .source } && children.allSatisfy(\.isRepeated)
    }
  }

  func unreachable(_ join: TableJoin) -> ImportUsageProblem {
    ImportUsageProblem(
      description:
        "--join `\(join)`: one column must be of the table \(schema.tables[main].name.quoted()), which has the texts, or of a table "
        + "joined to it, and the other of the table to join"
    )
  }
}
