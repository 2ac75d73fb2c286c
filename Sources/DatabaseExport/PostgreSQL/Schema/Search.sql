-- The lexemes of folded words with a weight, which no parser of the server cuts again: folded words have no quotation marks.
CREATE FUNCTION rizq.lexemes(words text, weight text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $function$
  SELECT (CASE WHEN words = '' THEN '' ELSE '''' || replace(words, ' ', ''':1' || weight || ' ''') || ''':1' || weight END)::tsvector
$function$;

-- How Latin words sound, in one piece: people spell and divide the words of a transliteration in many ways. Double letters become
-- one by replacements, because a regular expression for them takes a millisecond a text.
CREATE FUNCTION rizq.sounds(words text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $function$
DECLARE
  spelling text[];
  letter text;
BEGIN
  FOREACH spelling SLICE 1 IN ARRAY ARRAY[
    [' ', ''], ['ch', 'sh'], ['ou', 'u'], ['oo', 'u'], ['ee', 'i'], ['kh', 'h'], ['dh', 'z'], ['th', 's'], ['gh', 'g'],
    ['sh', 's'], ['dz', 'z'], ['dj', 'j']
  ] LOOP
    words := replace(words, spelling[1], spelling[2]);
  END LOOP;
  words := translate(words, 'qwyeo57963', 'kviiuhhkt');
  FOREACH letter IN ARRAY string_to_array('a b d f g h i j k l m n r s t u v z', ' ') LOOP
    words := replace(words, letter || letter, letter);
  END LOOP;
  RETURN words;
END
$function$;

ALTER TABLE rizq.duas ADD search tsvector NOT NULL GENERATED ALWAYS AS (
  rizq.lexemes(folded_title, 'A') || rizq.lexemes(folded_arabic, 'A') || rizq.lexemes(folded_transliteration, 'B')
    || rizq.lexemes(folded_translation, 'C') || rizq.lexemes(folded_other, 'D')
    -- The stems of English words.
    || strip(to_tsvector('pg_catalog.english', folded_title || ' ' || folded_translation || ' ' || folded_other))
) STORED;
ALTER TABLE rizq.duas ADD sounds text NOT NULL GENERATED ALWAYS AS (rizq.sounds(folded_transliteration)) STORED;
CREATE INDEX duas_search ON rizq.duas USING gin (search);
CREATE INDEX duas_sounds ON rizq.duas USING gin (sounds gin_trgm_ops);

-- The words of each library, with the number of duas that have them.
CREATE TABLE rizq.vocabulary (
  library text NOT NULL REFERENCES rizq.libraries, word text COLLATE "C" NOT NULL, skeleton text, duas integer NOT NULL,
  PRIMARY KEY (library, word)
);
CREATE INDEX vocabulary_skeleton ON rizq.vocabulary (library, skeleton);
CREATE INDEX vocabulary_similar ON rizq.vocabulary USING gin (word gin_trgm_ops);

-- Words and phrases with the same meaning, folded.
CREATE TABLE rizq.synonyms (
  library text NOT NULL REFERENCES rizq.libraries, meaning integer NOT NULL, phrase text COLLATE "C" NOT NULL,
  PRIMARY KEY (library, meaning, phrase)
);

-- The duas of a library that answer a query, the best first.
CREATE FUNCTION rizq.search(library_key text, query text, most integer DEFAULT 10)
RETURNS TABLE (id integer, slug text, score real)
LANGUAGE sql STABLE STRICT PARALLEL SAFE SET search_path = public, pg_catalog AS $function$
  WITH folded AS (
    SELECT rizq.fold_words(left(query, 1000)) AS words
  ), asked AS (
    SELECT word, min(n) AS n, bool_or(n = cardinality(words)) AS is_last, word ~ '^[ء-ۿ]+$' AS is_arabic
    FROM folded, unnest(words) WITH ORDINALITY AS u (word, n) GROUP BY word ORDER BY min(n) LIMIT 32
  ), total AS (
    SELECT count(*)::real AS duas FROM rizq.duas WHERE library = library_key AND removed_at IS NULL
  ), variants AS (
    -- The word itself, its stem, words with its skeleton, words that begin with it, and words that resemble it.
    SELECT n, word AS lexeme, 1.0 AS factor FROM asked
    UNION ALL
    SELECT n, (ts_lexize('pg_catalog.english_stem', word))[1], 0.8 FROM asked WHERE word ~ '^[a-z]+$'
    UNION ALL
    SELECT a.n, v.word, 0.7 FROM asked a JOIN rizq.vocabulary v
      ON v.library = library_key AND v.skeleton = rizq.skeleton(a.word) AND char_length(v.skeleton) > 1
    WHERE a.is_arabic
    UNION ALL
    -- The words of phrases with the meaning of one in the query.
    SELECT a.n, l.lexeme, 0.7 / cardinality(string_to_array(o.phrase, ' '))
    FROM asked a
    JOIN rizq.synonyms p ON p.library = library_key AND split_part(p.phrase, ' ', 1) = a.word
    JOIN folded f ON position(' ' || p.phrase || ' ' IN ' ' || array_to_string(f.words, ' ') || ' ') > 0
    JOIN rizq.synonyms o ON o.library = p.library AND o.meaning = p.meaning AND o.phrase <> p.phrase
    CROSS JOIN LATERAL unnest(string_to_array(o.phrase, ' ')) AS w (word)
    CROSS JOIN LATERAL (
      VALUES (w.word), (CASE WHEN w.word ~ '^[a-z]+$' THEN (ts_lexize('pg_catalog.english_stem', w.word))[1] END)
    ) AS l (lexeme)
    UNION ALL
    SELECT a.n, p.word, 0.6 FROM asked a CROSS JOIN LATERAL (
      SELECT v.word FROM rizq.vocabulary v
      WHERE a.is_last AND char_length(a.word) > 1 AND v.library = library_key AND v.word > a.word
        AND v.word < a.word || chr(1114111)
      ORDER BY v.duas DESC, v.word LIMIT 8
    ) p
    UNION ALL
    SELECT a.n, s.word, 0.6 * s.near FROM asked a CROSS JOIN LATERAL (
      SELECT v.word, similarity(v.word, a.word) AS near FROM rizq.vocabulary v
      WHERE v.library = library_key AND v.word % a.word AND char_length(a.word) > 2
      ORDER BY near DESC, v.word LIMIT 6
    ) s
    WHERE NOT EXISTS (SELECT FROM rizq.vocabulary v WHERE v.library = library_key AND v.word = a.word)
  ), lexemes AS (
    SELECT v.n, v.lexeme, max(v.factor) AS factor, w.duas
    FROM variants v JOIN rizq.vocabulary w ON w.library = library_key AND w.word = v.lexeme
    GROUP BY v.n, v.lexeme, w.duas
  ), telling AS (
    -- Words of every fifth dua are looked up only if the query has no others.
    SELECT l.*, t.duas AS total FROM lexemes l CROSS JOIN total t
    WHERE l.duas <= greatest(50, t.duas / 5)
      OR NOT EXISTS (SELECT FROM lexemes o WHERE o.duas <= greatest(50, t.duas / 5))
  ), words AS (
    SELECT d.id, l.n, max(
      l.factor * ln(1 + l.total / l.duas)
        * (0.4 + ts_rank('{0.2, 0.4, 0.7, 1}', d.search, quote_literal(l.lexeme)::tsquery))
    ) AS score
    FROM telling l
    JOIN rizq.duas d ON d.library = library_key AND d.removed_at IS NULL AND d.search @@ quote_literal(l.lexeme)::tsquery
    GROUP BY d.id, l.n
  ), texts AS (
    SELECT w.id, sum(w.score) * count(*) / (SELECT count(*) FROM asked) AS score FROM words w GROUP BY w.id
  ), spoken AS (
    SELECT rizq.sounds(array_to_string(words, ' ')) AS sounds FROM folded
    WHERE array_to_string(words, '') ~ '^[a-z0-9]{4,}$'
  ), heard AS (
    SELECT d.id, ln(1 + t.duas) * 2 * (word_similarity(s.sounds, d.sounds) - 0.3) AS score
    FROM spoken s CROSS JOIN total t
    JOIN rizq.duas d ON d.library = library_key AND d.removed_at IS NULL AND s.sounds <% d.sounds
  ), found AS (
    SELECT f.id, sum(f.score) AS score FROM (SELECT * FROM texts UNION ALL SELECT * FROM heard) f GROUP BY f.id
  )
  SELECT d.id, d.slug, (
    f.score / (1 + 0.1 * ln(1 + length(d.search)))
    -- The words of the query, one after the other.
    * CASE WHEN position(' ' || q.phrase || ' ' IN ' ' || d.folded_arabic || ' ') > 0
        OR position(' ' || q.phrase || ' ' IN ' ' || d.folded_title || ' ') > 0 THEN 1.4
      WHEN position(' ' || q.phrase || ' ' IN ' ' || d.folded_translation || ' ') > 0 THEN 1.2 ELSE 1 END
  )::real AS score
  FROM found f JOIN rizq.duas d ON d.library = library_key AND d.id = f.id
  CROSS JOIN (SELECT array_to_string(words, ' ') AS phrase FROM folded) q
  ORDER BY 3 DESC, 1 LIMIT most
$function$;
