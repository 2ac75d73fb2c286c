-- A library is known by its key, so that one database serves many. Rows of a library are known by the ids and slugs of its bundle.
-- What a library no longer has is marked by removed_at, and never deleted: users' data may refer to it.
CREATE TABLE rizq.libraries (
  key text PRIMARY KEY, name text NOT NULL, version text NOT NULL, licence text NOT NULL, default_language text NOT NULL,
  fold_version integer NOT NULL, updated_at timestamptz NOT NULL
);
CREATE TABLE rizq.categories (
  library text NOT NULL REFERENCES rizq.libraries, id integer NOT NULL, slug text NOT NULL, name text NOT NULL, description text,
  emoji text, localizations jsonb NOT NULL, removed_at timestamptz, PRIMARY KEY (library, id)
);
CREATE UNIQUE INDEX ON rizq.categories (library, slug) WHERE removed_at IS NULL;
CREATE TABLE rizq.collections (
  library text NOT NULL REFERENCES rizq.libraries, id integer NOT NULL, slug text NOT NULL, name text NOT NULL, description text,
  is_premium boolean NOT NULL, localizations jsonb NOT NULL, removed_at timestamptz, PRIMARY KEY (library, id)
);
CREATE UNIQUE INDEX ON rizq.collections (library, slug) WHERE removed_at IS NULL;
CREATE TABLE rizq.works (
  library text NOT NULL REFERENCES rizq.libraries, slug text NOT NULL, name text NOT NULL, aliases jsonb NOT NULL,
  numbering text NOT NULL, highest integer NOT NULL, localizations jsonb NOT NULL, removed_at timestamptz,
  PRIMARY KEY (library, slug)
);
CREATE TABLE rizq.duas (
  library text NOT NULL REFERENCES rizq.libraries, id integer NOT NULL, slug text NOT NULL, category_id integer,
  collection_id integer, title_en text NOT NULL, title_ar text, arabic_text text NOT NULL, transliteration text,
  translation_en text NOT NULL, source text, repetitions integer NOT NULL, best_time text, difficulty text NOT NULL,
  est_duration_sec integer, rizq_benefit text, context text, prophetic_context text, xp_value integer NOT NULL, audio_url text,
  review_status text, review_by text, review_hash text, variant_of text, localizations jsonb NOT NULL,
  -- The words of the search, folded by the export and separated by spaces.
  folded_title text NOT NULL, folded_arabic text NOT NULL, folded_skeleton text NOT NULL, folded_transliteration text NOT NULL,
  folded_translation text NOT NULL, folded_other text NOT NULL,
  updated_at timestamptz NOT NULL, removed_at timestamptz, PRIMARY KEY (library, id),
  FOREIGN KEY (library, category_id) REFERENCES rizq.categories, FOREIGN KEY (library, collection_id) REFERENCES rizq.collections
);
CREATE UNIQUE INDEX ON rizq.duas (library, slug) WHERE removed_at IS NULL;
CREATE TABLE rizq.translations (
  library text NOT NULL, dua_id integer NOT NULL, language text NOT NULL, text text NOT NULL,
  PRIMARY KEY (library, dua_id, language), FOREIGN KEY (library, dua_id) REFERENCES rizq.duas
);
CREATE TABLE rizq.sources (
  library text NOT NULL, dua_id integer NOT NULL, position integer NOT NULL, type text NOT NULL, collection text, number text,
  grade text, grader text, note text, surah integer, ayah text, title text, PRIMARY KEY (library, dua_id, position),
  FOREIGN KEY (library, dua_id) REFERENCES rizq.duas, FOREIGN KEY (library, collection) REFERENCES rizq.works
);
CREATE TABLE rizq.journeys (
  library text NOT NULL REFERENCES rizq.libraries, id integer NOT NULL, slug text NOT NULL, name text NOT NULL, description text,
  emoji text NOT NULL, estimated_minutes integer NOT NULL, daily_xp integer NOT NULL, is_premium boolean NOT NULL,
  is_featured boolean NOT NULL, sort_order integer NOT NULL, collection_id integer, localizations jsonb NOT NULL,
  removed_at timestamptz, PRIMARY KEY (library, id), FOREIGN KEY (library, collection_id) REFERENCES rizq.collections
);
CREATE UNIQUE INDEX ON rizq.journeys (library, slug) WHERE removed_at IS NULL;
CREATE TABLE rizq.journey_duas (
  library text NOT NULL, journey_id integer NOT NULL, dua_id integer NOT NULL, sort_order integer NOT NULL, time_slot text NOT NULL,
  PRIMARY KEY (library, journey_id, dua_id), FOREIGN KEY (library, journey_id) REFERENCES rizq.journeys,
  FOREIGN KEY (library, dua_id) REFERENCES rizq.duas
);
