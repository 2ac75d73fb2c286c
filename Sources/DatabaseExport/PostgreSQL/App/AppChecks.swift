/// The statements that check the app's database before anything in it is changed. Each collects all problems in one message.
enum AppChecks {
  /// Fails unless the tables have the columns, types and keys that the export needs.
  static func schema(_ tables: [SQLTable]) -> String {
    """
    DO $rizq$
    DECLARE
      problems text;
    BEGIN
      IF current_setting('server_encoding') <> 'UTF8' THEN
        RAISE EXCEPTION 'the database has the encoding %, which cannot store all texts', current_setting('server_encoding')
          USING HINT = 'Create a database with ENCODING ''UTF8''.';
      END IF;
      WITH wanted (position, tab, col, kind) AS (VALUES
        \(neededColumns(tables).joined(separator: ",\n    "))
      ), found AS (
        SELECT wanted.*, to_regclass(tab) AS rel, a.attname, a.atttypid::regtype::text AS type
        FROM wanted
        LEFT JOIN pg_attribute a
          ON a.attrelid = to_regclass(tab) AND a.attname = col AND a.attnum > 0 AND NOT a.attisdropped
      ), problem AS (
        SELECT min(position) AS position, format('the table %I is missing', tab) AS words
        FROM found WHERE rel IS NULL GROUP BY tab
        UNION ALL
        SELECT position, format('the table %I has no column %I', tab, col) FROM found
        WHERE rel IS NOT NULL AND attname IS NULL
        UNION ALL
        SELECT position, format('the column %I of %I has the type %s', col, tab, type) FROM found
        WHERE type <> ALL (CASE kind
          WHEN 'integer' THEN ARRAY['integer', 'bigint', 'smallint'] WHEN 'boolean' THEN ARRAY['boolean']
          WHEN 'time' THEN ARRAY['timestamp with time zone', 'timestamp without time zone']
          ELSE ARRAY['text', 'character varying'] END)
        UNION ALL
        SELECT 1000, format('the column %I of %I must have a value, and the library has none', a.attname, t.tab)
        FROM (SELECT DISTINCT tab, rel FROM found WHERE rel IS NOT NULL) t
        JOIN pg_attribute a ON a.attrelid = t.rel AND a.attnum > 0 AND NOT a.attisdropped
        WHERE a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AND a.attgenerated = ''
          AND NOT EXISTS (SELECT FROM wanted w WHERE w.tab = t.tab AND w.col = a.attname)
        UNION ALL
        SELECT 2000, format('the table %I has no unique key (%s)', k.tab, array_to_string(k.cols, ', '))
        FROM (VALUES
          \(neededKeys(tables).joined(separator: ",\n      "))
        ) AS k (tab, cols)
        WHERE to_regclass(k.tab) IS NOT NULL AND NOT EXISTS (
          SELECT FROM pg_index i
          WHERE i.indrelid = to_regclass(k.tab) AND i.indisunique AND i.indpred IS NULL AND i.indexprs IS NULL
            AND (SELECT array_agg(a.attname::text ORDER BY a.attname::text) FROM pg_attribute a
                 WHERE a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey))
              = (SELECT array_agg(c ORDER BY c) FROM unnest(k.cols) c)
        )
      )
      SELECT string_agg(words, E'\\n' ORDER BY position, words) INTO problems FROM problem;
      IF problems IS NOT NULL THEN
        RAISE EXCEPTION 'the database does not have the tables of the app' USING DETAIL = problems,
          HINT = 'Run the migrations of the app first, or set search_path to their schema. Nothing was changed.';
      END IF;
    END
    $rizq$;
    """
  }

  private static func neededColumns(_ tables: [SQLTable]) -> [String] {
    let columns = tables.flatMap { table in
      table.columns.map { (table.name, $0.name, $0.kind.rawValue) }
        + (table.created + table.updated).map { (table.name, $0, "time") }
    }
    return columns.enumerated().map { index, column in
      "(\(index), '\(column.0)', '\(column.1)', '\(column.2)')"
    }
  }

  private static func neededKeys(_ tables: [SQLTable]) -> [String] {
    tables.map { table in
      "('\(table.name)', ARRAY[\(table.key.map { "'\($0.name)'" }.joined(separator: ", "))])"
    }
  }

  /// Fails if a text is longer than its column in this database, which may have other limits than the app's.
  static func lengths(_ tables: [SQLTable]) -> String {
    let texts = tables.flatMap { table in
      table.columns.filter { $0.kind == .text }.map { "('\(table.name)', '\($0.name)')" }
    }
    return """
      DO $rizq$
      DECLARE
        wanted record;
        found record;
        problems text[] := '{}';
      BEGIN
        FOR wanted IN
          SELECT w.tab, w.col, a.atttypmod - 4 AS longest
          FROM (VALUES
            \(texts.joined(separator: ",\n      "))
          ) AS w (tab, col)
          JOIN pg_attribute a ON a.attrelid = to_regclass(w.tab) AND a.attname = w.col AND a.atttypmod > 4
        LOOP
          FOR found IN EXECUTE format(
            'SELECT s::text AS line, char_length(%1$I) AS length FROM pg_temp.%2$I s WHERE char_length(%1$I) > $1',
            wanted.col, 'rizq_' || wanted.tab
          ) USING wanted.longest LOOP
            problems := problems || format('%I of %I takes %s characters, and a text has %s: %s',
              wanted.col, wanted.tab, wanted.longest, found.length, left(found.line, 60));
          END LOOP;
        END LOOP;
        IF problems <> '{}' THEN
          RAISE EXCEPTION 'some texts are longer than their columns' USING DETAIL = array_to_string(problems, E'\\n'),
            HINT = 'Widen the columns, or shorten the texts. Nothing was changed.';
        END IF;
      END
      $rizq$;
      """
  }

  /// Fails if a row that is not in the library has a name or slug that must be unique and that the library gives to another row.
  /// Warns where a row gets another slug.
  static func clashes(_ tables: [SQLTable]) -> String {
    let uniques = tables.flatMap { table in table.unique.map { (table.name, $0) } }
    let parts = uniques.map { table, column in
      """
      SELECT format('%s %L belongs to row %s of \(table), and to row %s of the library', '\(column)', s.\(column), t.id, s.id)
            FROM pg_temp.rizq_\(table) s JOIN \(table) t ON t.\(column) = s.\(column) AND t.id <> s.id
            WHERE t.id NOT IN (SELECT id FROM pg_temp.rizq_\(table))
      """
    }
    let renamed = tables.filter { $0.unique.contains("slug") }.map { table in
      """
      SELECT format('row %s of \(table.name) was %L and becomes %L', s.id, t.slug, s.slug)
            FROM pg_temp.rizq_\(table.name) s JOIN \(table.name) t ON t.id = s.id WHERE t.slug <> s.slug
      """
    }
    return """
      DO $rizq$
      DECLARE
        problems text;
      BEGIN
        SELECT string_agg(words, E'\\n' ORDER BY words) INTO problems FROM (
          \(parts.joined(separator: "\n    UNION ALL\n    "))
        ) AS clash (words);
        IF problems IS NOT NULL THEN
          RAISE EXCEPTION 'some names are taken' USING DETAIL = problems,
            HINT = 'Rename or renumber these rows in the database. Nothing was changed.';
        END IF;
        SELECT string_agg(words, E'\\n' ORDER BY words) INTO problems FROM (
          \(renamed.joined(separator: "\n    UNION ALL\n    "))
        ) AS change (words);
        IF problems IS NOT NULL THEN
          RAISE WARNING 'some ids get another slug: check that they are the same things' USING DETAIL = problems;
        END IF;
      END
      $rizq$;
      """
  }
}
