/// The schema of the SQLite file; `docs/exports.md` describes it.
enum SQLiteSchema {
  /// Tables are strict, so that SQLite stores what their columns say. References are checked before the file is written.
  static let tables = """
    CREATE TABLE library (
      id INTEGER PRIMARY KEY CHECK (id = 1), name TEXT NOT NULL, version TEXT NOT NULL, licence TEXT NOT NULL,
      default_language TEXT NOT NULL, fold_version INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE categories (
      id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE, name TEXT NOT NULL, description TEXT, emoji TEXT
    ) STRICT;
    CREATE TABLE category_localizations (
      category_id INTEGER NOT NULL REFERENCES categories(id), language TEXT NOT NULL, name TEXT, description TEXT,
      PRIMARY KEY (category_id, language)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE collections (
      id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE, name TEXT NOT NULL, description TEXT,
      is_premium INTEGER NOT NULL CHECK (is_premium IN (0, 1))
    ) STRICT;
    CREATE TABLE collection_localizations (
      collection_id INTEGER NOT NULL REFERENCES collections(id), language TEXT NOT NULL, name TEXT, description TEXT,
      PRIMARY KEY (collection_id, language)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE works (
      slug TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, numbering TEXT NOT NULL, highest INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE work_aliases (
      work TEXT NOT NULL REFERENCES works(slug), position INTEGER NOT NULL, alias TEXT NOT NULL,
      PRIMARY KEY (work, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE work_localizations (
      work TEXT NOT NULL REFERENCES works(slug), language TEXT NOT NULL, name TEXT NOT NULL,
      PRIMARY KEY (work, language)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE duas (
      id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE, category_id INTEGER REFERENCES categories(id),
      collection_id INTEGER REFERENCES collections(id), title_en TEXT NOT NULL, title_ar TEXT, arabic_text TEXT NOT NULL,
      transliteration TEXT, translation_en TEXT NOT NULL, source TEXT, repetitions INTEGER NOT NULL, best_time TEXT,
      difficulty TEXT NOT NULL, est_duration_sec INTEGER, rizq_benefit TEXT, context TEXT, prophetic_context TEXT,
      xp_value INTEGER NOT NULL, audio_url TEXT, review_status TEXT, review_by TEXT, review_hash TEXT,
      variant_of TEXT REFERENCES duas(slug)
    ) STRICT;
    CREATE TABLE dua_localizations (
      dua_id INTEGER NOT NULL REFERENCES duas(id), language TEXT NOT NULL, title TEXT, best_time TEXT, rizq_benefit TEXT,
      context TEXT, prophetic_context TEXT, PRIMARY KEY (dua_id, language)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE translations (
      dua_id INTEGER NOT NULL REFERENCES duas(id), language TEXT NOT NULL, text TEXT NOT NULL,
      PRIMARY KEY (dua_id, language)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sources (
      dua_id INTEGER NOT NULL REFERENCES duas(id), position INTEGER NOT NULL,
      type TEXT NOT NULL CHECK (type IN ('hadith', 'quran', 'other')), collection TEXT REFERENCES works(slug), number TEXT,
      grade TEXT, grader TEXT, note TEXT, surah INTEGER, ayah TEXT, title TEXT, PRIMARY KEY (dua_id, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE journeys (
      id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE, name TEXT NOT NULL, description TEXT, emoji TEXT NOT NULL,
      estimated_minutes INTEGER NOT NULL, daily_xp INTEGER NOT NULL,
      is_premium INTEGER NOT NULL CHECK (is_premium IN (0, 1)), is_featured INTEGER NOT NULL CHECK (is_featured IN (0, 1)),
      sort_order INTEGER NOT NULL, collection_id INTEGER REFERENCES collections(id)
    ) STRICT;
    CREATE TABLE journey_localizations (
      journey_id INTEGER NOT NULL REFERENCES journeys(id), language TEXT NOT NULL, name TEXT, description TEXT,
      PRIMARY KEY (journey_id, language)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE journey_duas (
      journey_id INTEGER NOT NULL REFERENCES journeys(id), sort_order INTEGER NOT NULL,
      dua_id INTEGER NOT NULL REFERENCES duas(id), time_slot TEXT NOT NULL, PRIMARY KEY (journey_id, sort_order),
      UNIQUE (journey_id, dua_id)
    ) STRICT, WITHOUT ROWID;
    """

  /// Made after the rows are there, which is faster.
  static let indexes = """
    CREATE INDEX duas_by_category ON duas(category_id);
    CREATE INDEX duas_by_collection ON duas(collection_id);
    CREATE INDEX sources_by_work ON sources(collection, number) WHERE collection IS NOT NULL;
    CREATE INDEX sources_by_verse ON sources(surah) WHERE surah IS NOT NULL;
    CREATE INDEX journey_duas_by_dua ON journey_duas(dua_id);
    """

  /// Without content: the row of a dua is found by its id. The tokenizer `ascii` cuts only at what folds have removed, so that a
  /// word that is not folded finds nothing, instead of a part of what it should.
  static let search =
    "CREATE VIRTUAL TABLE dua_search USING fts5(\(SearchTexts.Part.allCases.map(\.rawValue).joined(separator: ", ")), "
    + "content='', tokenize='ascii')"
}
