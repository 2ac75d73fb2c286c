import ArabicText
import DuaLibrary

/// Writes a library as one transaction for the schema `rizq` in PostgreSQL, version 14 or later, which the script makes and migrates.
///
/// The schema serves many libraries from one database, and a function in it searches them by the folds of the search engine.
public enum SchemaExport {
  /// The script, for `psql -v ON_ERROR_STOP=1`.
  ///
  /// - Parameters:
  ///   - key: The key of the library in the database.
  ///   - vocabulary: Synonyms and names of what duas cite, for the search.
  public static func script(
    of library: Library,
    key: Slug,
    vocabulary: SearchVocabulary = SearchVocabulary()
  ) throws(ExportProblem) -> [UInt8] {
    let tables = try SchemaTables(library, key: key.rawValue, vocabulary: vocabulary)
    var sql = SQLWriter()
    sql.begin("\(library.name) \(library.version)", for: "the schema rizq")
    Migration.append(to: &sql)
    writeLibrary(library, key.rawValue, in: &sql)
    for table in tables.entities + tables.parts { SQLMerge(table, schema: schema).stage(in: &sql) }
    // What is gone frees its slug.
    for table in tables.entities { sql.line(mark(SQLMerge(table, schema: schema), key.rawValue)) }
    for table in tables.entities {
      let merge = SQLMerge(table, schema: schema)
      let library = "t.library = \(SQLWriter.literal(key.rawValue)) AND t.removed_at IS NULL AND "
      for statement in merge.freeNames(identifiedBy: "id", where: library) { sql.line(statement) }
      sql.line(merge.upsert(marksRemoved: true))
    }
    for table in tables.parts {
      let merge = SQLMerge(table, schema: schema)
      sql.line(delete(merge, key.rawValue))
      sql.line(merge.upsert())
    }
    sql.line(countWords(key.rawValue))
    sql.line("COMMIT;")
    return sql.bytes
  }

  static let schema = "rizq"

  private static func writeLibrary(_ library: Library, _ key: String, in sql: inout SQLWriter) {
    let texts = [key, library.name, library.version, library.licence, library.defaultLanguage.rawValue]
    sql.line(
      """
      INSERT INTO rizq.libraries AS t (key, name, version, licence, default_language, fold_version, updated_at)
      VALUES (\(texts.map(SQLWriter.literal).joined(separator: ", ")), \(ArabicFold.version), now())
      ON CONFLICT (key) DO UPDATE SET name = excluded.name, version = excluded.version, licence = excluded.licence,
        default_language = excluded.default_language, fold_version = excluded.fold_version, updated_at = now()
      WHERE ROW(t.name COLLATE "C", t.version, t.licence, t.default_language, t.fold_version)
        IS DISTINCT FROM ROW(excluded.name, excluded.version, excluded.licence, excluded.default_language, excluded.fold_version);
      """
    )
  }

  private static func mark(_ merge: SQLMerge, _ key: String) -> String {
    let id = merge.table.columns[1].name
    return """
      UPDATE \(merge.target) AS t SET removed_at = now() WHERE t.library = \(SQLWriter.literal(key)) AND t.removed_at IS NULL
        AND NOT EXISTS (SELECT FROM \(merge.staging) s WHERE s.\(id) = t.\(id));
      """
  }

  private static func delete(_ merge: SQLMerge, _ key: String) -> String {
    let match = merge.table.key.map { "s.\($0.name) = t.\($0.name)" }.joined(separator: " AND ")
    return """
      DELETE FROM \(merge.target) AS t WHERE t.library = \(SQLWriter.literal(key))
        AND NOT EXISTS (SELECT FROM \(merge.staging) s WHERE \(match));
      """
  }

  /// Counts the words of the library again if a dua has changed, and writes what differs.
  private static func countWords(_ key: String) -> String {
    let library = SQLWriter.literal(key)
    return """
      DO $rizq$
      BEGIN
        -- Rows that this transaction has written have its time.
        IF EXISTS (SELECT FROM rizq.duas WHERE library = \(library) AND (updated_at = now() OR removed_at = now())) THEN
          CREATE TEMPORARY TABLE rizq_vocabulary ON COMMIT DROP AS
            SELECT word, CASE WHEN word ~ '^[ء-ۿ]+$' THEN rizq.skeleton(word) END AS skeleton, count(*)::integer AS duas
            FROM rizq.duas d CROSS JOIN LATERAL unnest(tsvector_to_array(d.search)) AS u (word)
            WHERE d.library = \(library) AND d.removed_at IS NULL GROUP BY word;
          ANALYZE pg_temp.rizq_vocabulary;
          DELETE FROM rizq.vocabulary t WHERE t.library = \(library)
            AND NOT EXISTS (SELECT FROM pg_temp.rizq_vocabulary s WHERE s.word = t.word);
          INSERT INTO rizq.vocabulary AS t (library, word, skeleton, duas)
          SELECT \(library), word, skeleton, duas FROM pg_temp.rizq_vocabulary ORDER BY word
          ON CONFLICT (library, word) DO UPDATE SET skeleton = excluded.skeleton, duas = excluded.duas
          WHERE ROW(t.skeleton, t.duas) IS DISTINCT FROM ROW(excluded.skeleton, excluded.duas);
          -- The statistics that searches need, which the server would collect a minute later.
          ANALYZE rizq.duas, rizq.vocabulary, rizq.synonyms, rizq.translations, rizq.sources;
        END IF;
      END
      $rizq$;
      """
  }
}
