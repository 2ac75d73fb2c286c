import ArabicText

/// The numbered steps that make the schema `rizq`. A step that was released never changes; a new version adds one.
struct Migration {
  let number: Int
  let statements: [UInt8]

  private static let all = [
    Migration(number: 1, statements: PackageResources.Tables_sql),
    Migration(number: 2, statements: PackageResources.Folds_sql),
    Migration(number: 3, statements: PackageResources.Search_sql),
    Migration(number: 4, statements: PackageResources.Compilation_sql),
  ]

  /// Appends the steps, each of which runs where it has not yet.
  static func append(to sql: inout SQLWriter) {
    sql.line(
      """
      CREATE SCHEMA IF NOT EXISTS rizq;
      CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
      CREATE TABLE IF NOT EXISTS rizq.migrations (number integer PRIMARY KEY, applied_at timestamptz NOT NULL);
      DO $rizq$
      BEGIN
        IF (SELECT max(number) FROM rizq.migrations) > \(all.count) THEN
          RAISE EXCEPTION 'the schema rizq was made by a later version of this program'
            USING HINT = 'Export with that version. Nothing was changed.';
        END IF;
      END
      $rizq$;
      """
    )
    for migration in all { sql.line(migration.script) }
    appendFolds(to: &sql)
  }

  private var script: String {
    """
    DO $rizq$
    BEGIN
      IF NOT EXISTS (SELECT FROM rizq.migrations WHERE number = \(number)) THEN
        EXECUTE $migration$
    \(String(decoding: statements, as: UTF8.self))$migration$;
        INSERT INTO rizq.migrations VALUES (\(number), now());
      END IF;
    END
    $rizq$;
    """
  }

  /// Brings the folds up to date: a later version of the search engine may have others.
  private static func appendFolds(to sql: inout SQLWriter) {
    func integer(_ number: UInt32?) -> SQLWriter.Value { .integer(number.map { Int($0) }) }
    let table = SQLTable(
      name: "folds",
      columns: [
        .init(name: "first", kind: .integer), .init(name: "last", kind: .integer),
        .init(name: "kind", kind: .text),
        .init(name: "base", kind: .integer), .init(name: "marks", kind: .integer),
        .init(name: "fold", kind: .text),
      ],
      rows: FoldTable.current.rows.map { row in
        [
          integer(row.first), integer(row.last), .text(row.kind.rawValue), integer(row.base),
          integer(row.marks),
          .text(row.fold),
        ]
      }
    )
    let merge = SQLMerge(table, schema: SchemaExport.schema)
    merge.stage(in: &sql)
    sql.line(
      "DELETE FROM rizq.folds t WHERE NOT EXISTS (SELECT FROM \(merge.staging) s WHERE s.first = t.first);"
    )
    sql.line(merge.upsert())
    // A table without statistics is read row by row.
    sql.line("ANALYZE rizq.folds;")
  }
}
