import DuaLibrary

/// Writes a library as one transaction for the tables of the app in PostgreSQL, version 12 or later.
///
/// Rows are identified by their ids. Only what differs is written, so that the second run changes nothing. No dua is deleted, and no
/// table of users is touched.
public enum AppExport {
  /// The script, for `psql -v ON_ERROR_STOP=1`.
  public static func script(of library: Library) throws(ExportProblem) -> [UInt8] {
    let tables = try AppTables.all(of: library)
    var sql = SQLWriter()
    sql.begin("\(library.name) \(library.version)", for: "the tables of the app")
    sql.line(AppChecks.schema(tables))
    for table in tables { SQLMerge(table).stage(in: &sql) }
    sql.line(AppChecks.lengths(tables))
    sql.line(AppChecks.clashes(tables))
    for table in tables { write(table, in: &sql) }
    sql.line(sequences(tables))
    sql.line("COMMIT;")
    return sql.bytes
  }

  private static func write(_ table: SQLTable, in sql: inout SQLWriter) {
    let merge = SQLMerge(table)
    for statement in merge.freeNames(identifiedBy: "id") { sql.line(statement) }
    if table.keyLength == 2 {
      let (owner, member) = (table.columns[0].name, table.columns[1].name)
      sql.line(
        """
        DELETE FROM \(table.name) AS t WHERE t.\(owner) IN (SELECT id FROM pg_temp.rizq_journeys) AND NOT EXISTS (
          SELECT FROM \(merge.staging) s WHERE s.\(owner) = t.\(owner) AND s.\(member) = t.\(member)
        );
        """
      )
    }
    sql.line(merge.upsert())
  }

  /// Sequences continue after the ids that were written.
  private static func sequences(_ tables: [SQLTable]) -> String {
    let names = tables.filter { $0.keyLength == 1 }.map { "'\($0.name)'" }.joined(separator: ", ")
    return """
      DO $rizq$
      DECLARE
        tab text;
        seq text;
        highest bigint;
      BEGIN
        FOREACH tab IN ARRAY ARRAY[\(names)] LOOP
          seq := pg_get_serial_sequence(to_regclass(tab)::text, 'id');
          EXECUTE format('SELECT max(id) FROM %I', tab) INTO highest;
          IF seq IS NOT NULL AND highest > coalesce(pg_sequence_last_value(seq::regclass), 0) THEN
            PERFORM setval(seq, highest);
          END IF;
        END LOOP;
      END
      $rizq$;
      """
  }
}
