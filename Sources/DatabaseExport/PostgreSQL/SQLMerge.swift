/// The statements that bring a table up to date with rows in a temporary one.
struct SQLMerge {
  let table: SQLTable
  /// The table with its schema.
  var target: String { schema.map { "\($0).\(table.name)" } ?? table.name }
  var schema: String?
  /// The temporary table.
  var staging: String { "pg_temp.rizq_\(table.name)" }

  init(_ table: SQLTable, schema: String? = nil) { (self.table, self.schema) = (table, schema) }

  /// Puts the rows into the temporary table.
  func stage(in sql: inout SQLWriter) {
    let columns = table.columns.map { "\($0.name) \($0.kind.rawValue)" }.joined(separator: ", ")
    let key = table.names(table.key).joined(separator: ", ")
    sql.line("CREATE TEMPORARY TABLE rizq_\(table.name) (\(columns), PRIMARY KEY (\(key))) ON COMMIT DROP;")
    sql.insert(into: staging, table.names(table.columns), table.rows)
    // Without statistics, the server expects few rows and compares each with all others.
    sql.line("ANALYZE \(staging);")
  }

  /// Frees the values of unique columns that rows exchange: otherwise the first one would meet the second one's.
  func freeNames(identifiedBy id: String, where condition: String = "") -> [String] {
    table.unique.map { column in
      """
      UPDATE \(target) AS t SET \(column) = '~rizq~' || t.\(id) WHERE \(condition)EXISTS (
        SELECT FROM \(staging) s WHERE s.\(column) = t.\(column) AND s.\(id) <> t.\(id)
      );
      """
    }
  }

  /// Inserts the rows that are missing, and writes those that differ.
  ///
  /// - Parameter marksRemoved: Whether rows have a column `removed_at`, which is emptied.
  func upsert(marksRemoved: Bool = false) -> String {
    let columns = table.names(table.columns)
    let key = table.names(table.key)
    let times = table.created + table.updated
    let assignments =
      table.values.map { "\($0.name) = excluded.\($0.name)" } + table.updated.map { "\($0) = now()" }
      + (marksRemoved ? ["removed_at = NULL"] : [])
    let action = assignments.isEmpty ? "NOTHING" : "UPDATE SET \(assignments.joined(separator: ", "))"
    return """
      WITH written AS (
        INSERT INTO \(target) AS t (\((columns + times).joined(separator: ", "))) OVERRIDING SYSTEM VALUE
        SELECT \((columns.map { "s.\($0)" } + times.map { _ in "now()" }).joined(separator: ", "))
        FROM \(staging) s LEFT JOIN \(target) o ON \(key.map { "o.\($0) = s.\($0)" }.joined(separator: " AND "))
        WHERE \(difference(marksRemoved: marksRemoved))
        ORDER BY \(key.map { "s.\($0)" }.joined(separator: ", "))
        ON CONFLICT (\(key.joined(separator: ", "))) DO \(action)
        RETURNING t.xmax = 0 AS inserted
      )
      SELECT '\(table.name)' AS "table", count(*) FILTER (WHERE inserted) AS inserted,
        count(*) FILTER (WHERE NOT inserted) AS changed FROM written;
      """
  }

  /// Whether the row `s` is to be written over the row `o`, which may not exist. Rows that stay as they are do not even reach the
  /// insertion, which would compute the generated columns of each.
  private func difference(marksRemoved: Bool) -> String {
    var conditions = ["o.\(table.key[0].name) IS NULL"]
    if marksRemoved { conditions.append("o.removed_at IS NOT NULL") }
    if !table.values.isEmpty {
      // Texts are compared as bytes, whatever the collation of their columns takes for equal.
      let old = table.values.map { "o.\($0.name)\($0.kind == .text ? " COLLATE \"C\"" : "")" }
      let new = table.values.map { "s.\($0.name)" }
      conditions.append(
        "ROW(\(old.joined(separator: ", "))) IS DISTINCT FROM ROW(\(new.joined(separator: ", ")))"
      )
    }
    return conditions.joined(separator: " OR ")
  }
}
