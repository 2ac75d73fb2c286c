import UnicodeText

/// The columns of a database that the user has mapped to fields, and how their tables are joined.
struct DatabaseMap {
  /// A column of a table, both by their index.
  struct Column: Hashable {
    let table: Int
    let column: Int
  }

  /// A table whose rows have values for the duas.
  struct Joined {
    let table: Int
    /// The columns of the two tables that have the same value, that of the duas first.
    let own: Int
    let key: Int
    let fields: [TableField: Int]

    /// Whether a dua may have any number of the rows: only sources may repeat.
    var isRepeated: Bool { fields.keys.allSatisfy { $0 == .source } }
  }

  /// The table whose rows are the duas.
  let main: Int
  /// The fields in it.
  let fields: [TableField: Int]
  let joined: [Joined]
  /// The column of the table of the duas by which they are numbered; nil for the order of the rows.
  let order: Int?

  /// The columns to read, ascending, by table.
  var columns: [(table: Int, columns: [Int])] {
    let own = Set(fields.values).union(joined.map(\.own)).union([order].compactMap(\.self))
    return [(main, own.sorted())]
      + joined.map { ($0.table, Set($0.fields.values).union([$0.key]).sorted()) }
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
    var joined: [Joined] = []
    for join in options.joins {
      let sides = [
        try names.column(join.first, for: "--join", in: main),
        try names.column(join.second, for: "--join", in: main),
      ]
      guard let own = sides.first(where: { $0.table == main }),
        let key = sides.first(where: { $0.table != main })
      else {
        throw ImportUsageProblem(
          description:
            "--join `\(join)`: one column must be of the table \(schema.tables[main].name.quoted()), "
            + "which has the texts, and the other of the table to join"
        )
      }
      let name = schema.tables[key.table].name.quoted()
      guard let fields = byTable.removeValue(forKey: key.table) else {
        let isRepeated = joined.contains { $0.table == key.table }
        throw ImportUsageProblem(
          description: isRepeated
            ? "--join joins the table \(name) twice" : "--join: no field of --map is in the table \(name)"
        )
      }
      joined.append(Joined(table: key.table, own: own.column, key: key.column, fields: fields))
    }
    if let rest = byTable.keys.min() {
      let (table, own) = (schema.tables[rest].name, schema.tables[main].name)
      throw ImportUsageProblem(
        description:
          "the table \(table.quoted()) needs --join: name the columns with the same values, "
          + "as in `--join \(own).\(table)_id=\(table).id`"
      )
    }
    self.joined = joined
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

/// Looks up the names of tables and columns.
private struct DatabaseNames {
  private let schema: DatabaseSchema

  init(_ schema: DatabaseSchema) { self.schema = schema }

  /// The table of a column that is written with its table, or of which there is one.
  func table(ofTexts name: String) throws(ImportUsageProblem) -> Int {
    guard !schema.tables.isEmpty else { throw ImportUsageProblem(description: "the database has no tables") }
    if let table = prefix(of: name)?.table { return table }
    try refuseComputed(name)
    if schema.tables.count == 1 { return 0 }
    let having = schema.tables.indices.filter { schema.tables[$0].column(name) != nil }
    if having.count == 1 { return having[0] }
    try refuseUnknownTable(name)
    throw ImportUsageProblem(
      description:
        "the database has \(schema.tables.count) tables, and \(having.count) of them have a column \(name.quoted()): "
        + "write the table before it, as in `arabic=duas.text`; the tables are \(list(schema.tables.map(\.name)))"
    )
  }

  /// A column, by its name or by those of its table and itself.
  ///
  /// - Parameters:
  ///   - use: What the column is for, in a message.
  ///   - main: The table of a column that is written without one.
  func column(_ name: String, for use: String, in main: Int) throws(ImportUsageProblem) -> DatabaseMap.Column
  {
    var (table, rest) = (main, name)
    if schema.tables[main].column(name) == nil, let prefix = prefix(of: name) { (table, rest) = prefix }
    let found = schema.tables[table]
    if let column = found.column(rest) {
      guard !found.isComputed else {
        throw ImportUsageProblem(
          description:
            "the table \(found.name.quoted()) has a generated column, which is computed by the file's own expression; "
            + "copy its rows into a plain table"
        )
      }
      return DatabaseMap.Column(table: table, column: column)
    }
    try refuseComputed(name)
    if table == main, schema.tables.count > 1 { try refuseUnknownTable(name) }
    let hint = Suggestion.nearest(to: rest, among: found.columns)
    throw ImportUsageProblem(
      description: "the table \(found.name.quoted()) has no column \(rest.quoted()) for \(use)"
        + (hint.map { "; did you mean \($0.quoted())?" } ?? "; it has \(list(found.columns))")
    )
  }

  /// The table before a dot of a name, and what follows; names may contain dots themselves.
  private func prefix(of name: String) -> (table: Int, rest: String)? {
    for (prefix, rest) in Self.parts(of: name) {
      if let table = schema.tables.firstIndex(where: { $0.name.isSameName(as: prefix) }) {
        return (table, rest)
      }
    }
    return nil
  }

  /// What is before and after each dot.
  private static func parts(of name: String) -> [(String, String)] {
    let scalars = name.unicodeScalars
    return scalars.indices.filter { scalars[$0] == "." }.map { dot in
      (String(scalars[..<dot]), String(scalars[scalars.index(after: dot)...]))
    }
  }

  private func refuseComputed(_ name: String) throws(ImportUsageProblem) {
    let prefixes = Self.parts(of: name).map(\.0)
    guard let table = schema.computed.first(where: { view in prefixes.contains { $0.isSameName(as: view) } })
    else { return }
    throw ImportUsageProblem(
      description:
        "\(table.quoted()) is a view or a virtual table, whose rows are computed: "
        + "name the tables with the texts, and join them with --join"
    )
  }

  private func refuseUnknownTable(_ name: String) throws(ImportUsageProblem) {
    guard let prefix = Self.parts(of: name).first?.0 else { return }
    let names = schema.tables.map(\.name)
    let hint = Suggestion.nearest(to: prefix, among: names)
    guard hint.map({ !prefix.isSameName(as: $0) }) ?? true else { return }
    throw ImportUsageProblem(
      description: "the database has no table \(prefix.quoted())"
        + (hint.map { "; did you mean \($0.quoted())?" } ?? "; it has \(list(names))")
    )
  }

  private func list(_ names: [String]) -> String {
    names.prefix(12).map { $0.quoted() }.joined(separator: ", ") + (names.count > 12 ? ", …" : "")
  }
}
