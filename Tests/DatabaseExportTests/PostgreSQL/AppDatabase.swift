/// A database of the app's shape, as its migrations and its seed leave it: written for these tests.
enum AppDatabase {
  static let tables = """
    CREATE TABLE categories (
      id serial PRIMARY KEY, name varchar(255) NOT NULL UNIQUE, slug varchar(255) NOT NULL UNIQUE, description text
    );
    CREATE TABLE collections (
      id serial PRIMARY KEY, name varchar(255) NOT NULL UNIQUE, slug varchar(255) NOT NULL UNIQUE, description text,
      is_premium boolean DEFAULT false
    );
    CREATE TABLE duas (
      id serial PRIMARY KEY, category_id integer REFERENCES categories(id), collection_id integer REFERENCES collections(id),
      title_en varchar(255) NOT NULL, title_ar varchar(255), arabic_text text NOT NULL, transliteration text,
      translation_en text, source varchar(255), repetitions integer DEFAULT 1, best_time varchar(255),
      difficulty varchar(50), est_duration_sec integer, rizq_benefit text, prophetic_context text,
      xp_value integer DEFAULT 10, audio_url varchar(255), created_at timestamptz DEFAULT now(),
      updated_at timestamptz DEFAULT now()
    );
    CREATE TABLE journeys (
      id serial PRIMARY KEY, name varchar(255) NOT NULL, slug varchar(100) NOT NULL UNIQUE, description text,
      emoji varchar(255), estimated_minutes integer DEFAULT 10, daily_xp integer DEFAULT 0, is_premium boolean DEFAULT false,
      is_featured boolean DEFAULT false, sort_order integer DEFAULT 0, created_at timestamptz DEFAULT now()
    );
    CREATE TABLE journey_duas (
      id serial PRIMARY KEY, journey_id integer NOT NULL REFERENCES journeys(id) ON DELETE CASCADE,
      dua_id integer NOT NULL REFERENCES duas(id) ON DELETE CASCADE, time_slot varchar(50) NOT NULL,
      sort_order integer DEFAULT 0, UNIQUE (journey_id, dua_id)
    );
    CREATE TABLE user_profiles (id serial PRIMARY KEY, user_id text NOT NULL UNIQUE, total_xp integer DEFAULT 0);
    CREATE TABLE user_activity (
      id serial PRIMARY KEY, user_id text NOT NULL, date date NOT NULL, duas_completed integer[] DEFAULT '{}'
    );
    CREATE TABLE user_progress (
      id serial PRIMARY KEY, user_id text NOT NULL, dua_id integer NOT NULL REFERENCES duas(id) ON DELETE CASCADE,
      completed_count integer DEFAULT 0, UNIQUE (user_id, dua_id)
    );
    """

  /// Rows as hand-written seeds have them: other texts, other steps, a dua and a journey that the library does not have, and users.
  static let seed = """
    INSERT INTO categories (name, slug, description) VALUES
      ('Morning', 'morning', 'Old words'), ('Evening', 'evening', NULL), ('Rizq', 'rizq', NULL);
    INSERT INTO collections (name, slug) VALUES ('Core', 'core');
    INSERT INTO duas (id, category_id, title_en, arabic_text, created_at, updated_at) VALUES
      (3, 3, 'Bare', 'الحمد', '2020-01-01', '2020-01-01'), (7, 1, 'Of the database', 'استغفر', '2020-01-01', '2020-01-01'),
      (20, 1, 'Old title', 'رب', '2020-01-01', '2020-01-01');
    SELECT setval('duas_id_seq', 20);
    INSERT INTO journeys (name, slug) VALUES ('Old name', 'rizq-seeker'), ('Of the database', 'own');
    INSERT INTO journey_duas (journey_id, dua_id, time_slot, sort_order) VALUES
      (1, 7, 'morning', 1), (1, 3, 'evening', 2), (2, 3, 'morning', 1);
    INSERT INTO user_profiles (user_id, total_xp) VALUES ('u1', 120);
    INSERT INTO user_activity (user_id, date, duas_completed) VALUES ('u1', '2026-01-02', '{3,20,7}');
    INSERT INTO user_progress (user_id, dua_id, completed_count) VALUES ('u1', 3, 5), ('u1', 20, 2), ('u1', 7, 9);
    """

  /// Everything about users, and what the library does not have.
  static let kept = """
    SELECT (SELECT string_agg(u::text, ';' ORDER BY u.id) FROM user_profiles u)
      || (SELECT string_agg(u::text, ';' ORDER BY u.id) FROM user_activity u)
      || (SELECT string_agg(u::text || u.xmin, ';' ORDER BY u.id) FROM user_progress u)
      || (SELECT d::text || d.xmin FROM duas d WHERE id = 7) || (SELECT j::text || j.xmin FROM journeys j WHERE id = 2)
      || (SELECT j::text || j.xmin FROM journey_duas j WHERE journey_id = 2)
      || (SELECT c::text || c.xmin FROM categories c WHERE id = 3)
    """

  /// The versions of all rows: a row that is written has another one.
  static let versions =
    ["categories", "collections", "duas", "journeys", "journey_duas"].map { table in
      "SELECT '\(table)' || id || ' ' || xmin || ' ' || ctid FROM \(table)"
    }.joined(separator: " UNION ALL ") + " ORDER BY 1"

  static let wholeContent =
    ["categories", "collections", "duas", "journeys", "journey_duas"].map { table in
      "SELECT '\(table)' || t::text FROM \(table) t"
    }.joined(separator: " UNION ALL ") + " ORDER BY 1"
}
