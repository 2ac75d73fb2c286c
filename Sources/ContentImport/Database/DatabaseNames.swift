import UnicodeText

/// Looks up the names of tables and columns.
struct DatabaseNames {
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
