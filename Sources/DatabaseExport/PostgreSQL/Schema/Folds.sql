-- What the scalars of a text become in the search form: generated from the engine's own functions. `kind` is
-- i: ignored; x: a presentation form, `fold` is its expansion; l: an Arabic letter with the code point `base` and `marks`, or, if
-- it has a `fold`, a letter of another language; m: `marks` on the letter before it; o: letters of another script; c: a combining
-- mark; n: removed. Other scalars separate words. A missing `fold` is the scalar itself.
CREATE TABLE rizq.folds (
  first integer PRIMARY KEY, last integer NOT NULL, kind text COLLATE "C" NOT NULL, base integer, marks integer, fold text
);

-- The words of a text, folded as the search engine folds them: the same steps as `ArabicFold.searchForm` and `SearchWords`.
--
-- Letters are code points: 1569 ء, 1570 آ, 1571 أ, 1572 ؤ, 1573 إ, 1574 ئ, 1575 ا, 1577 ة, 1578 ت, 1581 ح, 1584 ذ, 1585 ر, 1587 س,
-- 1589 ص, 1600 tatweel, 1601 ف, 1603 ك, 1604 ل, 1605 م, 1606 ن, 1607 ه, 1608 و, 1609 ى, 1610 ي, 1649 ٱ; 32 is a space.
CREATE FUNCTION rizq.fold_words(source text) RETURNS text[]
LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $function$
DECLARE
  -- Clusters: l, a letter with its marks; s, a mark without a letter; o, c, n and a space as in rizq.folds.
  kinds text[] := '{}';
  bases integer[] := '{}';
  marks integer[] := '{}';
  folds text[] := '{}';
  count integer := 0;
  is_open boolean := false;
  part record;
  -- Marks: the bits of `ArabicMarks`.
  fatha constant integer := 1 << 3;
  vowels_and_signs constant integer := (1 << 3) | (1 << 4) | (1 << 5) | (1 << 6) | (1 << 7);
  shadda constant integer := 1 << 6;
  madda constant integer := 1 << 8;
  hamza_above constant integer := 1 << 9;
  hamza_below constant integer := 1 << 10;
  dagger constant integer := 1 << 11;
  small_high_yeh constant integer := 1 << 14;
  uthmani_signs constant integer := (1 << 12) | (1 << 13) | (1 << 14) | (1 << 15);
  small_high_seen constant integer := 1 << 17;
  small_high_noon constant integer := 1 << 18;
  is_uthmani boolean := false;
  word_start integer;
  word_end integer;
  i integer;
  b integer;
  m integer;
  next integer;
  is_start boolean;
  letters integer[];
  letter integer;
  ends_with_alef boolean := false;
  is_foreign boolean;
  -- The words, and the current one with its script.
  result text[] := '{}';
  word text := '';
  is_arabic boolean := false;
BEGIN
  FOR part IN
    SELECT coalesce(f.kind, ' ') AS kind, coalesce(f.base, x.code) AS base, coalesce(f.marks, 0) AS marks, f.fold,
      chr(x.code) AS self
    FROM (
      SELECT c.n, e.position, ascii(e.ch) AS code
      -- The space at the end closes the last letter.
      FROM string_to_table(source || ' ', NULL) WITH ORDINALITY AS c (ch, n)
      LEFT JOIN LATERAL (
        SELECT g.kind, g.fold, g.last FROM rizq.folds g WHERE g.first <= ascii(c.ch) ORDER BY g.first DESC LIMIT 1
      ) g ON g.last >= ascii(c.ch)
      CROSS JOIN LATERAL string_to_table(CASE g.kind WHEN 'x' THEN g.fold ELSE c.ch END, NULL)
        WITH ORDINALITY AS e (ch, position)
      WHERE g.kind IS DISTINCT FROM 'i'
    ) x
    LEFT JOIN LATERAL (
      SELECT * FROM rizq.folds g WHERE g.first <= x.code ORDER BY g.first DESC LIMIT 1
    ) f ON f.last >= x.code
    ORDER BY x.n, x.position
  LOOP
    IF part.kind = 'm' AND is_open THEN
      marks[count] := marks[count] | part.marks;
      CONTINUE;
    END IF;
    -- The last letter gets no more marks: a hamza or madda is composed with its seat.
    IF is_open THEN
      is_open := false;
      IF bases[count] = 1600 THEN
        m := marks[count];
        IF m & (hamza_above | hamza_below) <> 0 THEN
          bases[count] := 1569;
          marks[count] := m & ~(hamza_above | hamza_below);
        ELSE
          count := count - 1;
          IF count > 0 AND kinds[count] = 'l' THEN
            marks[count] := marks[count] | m;
          ELSIF m <> 0 THEN
            count := count + 1;
            kinds[count] := 's';
          END IF;
        END IF;
      ELSE
        m := marks[count];
        bases[count] := CASE
          WHEN bases[count] = 1575 AND m & hamza_above <> 0 THEN 1571
          WHEN bases[count] = 1575 AND m & hamza_below <> 0 THEN 1573
          WHEN bases[count] = 1575 AND m & madda <> 0 THEN 1570
          WHEN bases[count] = 1608 AND m & (hamza_above | hamza_below) <> 0 THEN 1572
          WHEN bases[count] IN (1610, 1609) AND m & (hamza_above | hamza_below) <> 0 THEN 1574
          ELSE bases[count] END;
        marks[count] := m & ~(hamza_above | hamza_below);
        IF bases[count] = 1570 THEN marks[count] := marks[count] & ~madda; END IF;
      END IF;
    END IF;
    count := count + 1;
    kinds[count] := CASE part.kind WHEN 'm' THEN 's' ELSE part.kind END;
    bases[count] := part.base;
    marks[count] := part.marks;
    folds[count] := CASE WHEN part.kind IN ('o', 'c') THEN coalesce(part.fold, part.self) ELSE part.fold END;
    is_open := part.kind = 'l';
  END LOOP;
  -- Whether the text is in the orthography of printed Qurans (`UthmaniSpelling.isUsed`).
  word_start := 1;
  FOR i IN 1..count LOOP
    IF bases[i] = 1649 OR marks[i] & uthmani_signs <> 0 THEN
      is_uthmani := true;
      EXIT;
    END IF;
    IF kinds[i] <> 'l' THEN
      word_start := i + 1;
    ELSIF bases[i] = 1610 AND marks[i] & dagger <> 0 AND i + 2 <= count AND kinds[i + 1] = 'l' AND kinds[i + 2] = 'l'
      AND (i = word_start OR (i = word_start + 1 AND bases[word_start] IN (1608, 1601)))
    THEN
      is_uthmani := true;
      EXIT;
    END IF;
  END LOOP;

  i := 1;
  WHILE i <= count LOOP
    IF kinds[i] <> 'l' THEN
      IF kinds[i] <> 's' THEN
        ends_with_alef := false;
        IF kinds[i] = 'o' OR kinds[i] = 'c' AND word <> '' THEN
          IF is_arabic AND word <> '' THEN
            result := result || word;
            word := '';
          END IF;
          word := word || folds[i];
          is_arabic := false;
        ELSIF kinds[i] <> 'n' AND word <> '' THEN
          result := result || word;
          word := '';
          is_arabic := false;
        END IF;
      END IF;
      i := i + 1;
      CONTINUE;
    END IF;
    word_start := i;
    word_end := i;
    WHILE word_end < count AND kinds[word_end + 1] = 'l' LOOP word_end := word_end + 1; END LOOP;
    ends_with_alef := false;
    WHILE i <= word_end LOOP
      b := bases[i];
      m := marks[i];
      IF NOT is_uthmani THEN
        letters := ARRAY[b];
      ELSE
        next := CASE WHEN i < word_end THEN bases[i + 1] END;
        is_start := i = word_start OR (i = word_start + 1 AND bases[word_start] IN (1608, 1601));
        IF m & dagger <> 0 AND (b = 1608 AND m & vowels_and_signs = 0 OR b = 1609 AND next IS NOT NULL) THEN
          letters := ARRAY[1575];
        ELSE
          letters := ARRAY[CASE WHEN b = 1589 AND m & small_high_seen <> 0 THEN 1587 ELSE b END];
          -- One lam is written for the article's and the word's.
          IF b = 1604 AND m & shadda <> 0 AND i > word_start AND bases[i - 1] IN (1575, 1649) AND i + 2 <= word_end
            AND (CASE
              WHEN next = 1610 THEN bases[i + 2] = 1604
              WHEN next IN (1578, 1569, 1574) THEN m & dagger <> 0
              WHEN next = 1584 THEN marks[i + 1] & fatha <> 0
                AND (bases[i + 2] IN (1575, 1610) OR marks[i + 1] & dagger <> 0)
              ELSE false END)
          THEN
            letters := letters || 1604;
          END IF;
          -- An alef above the line that everyday spelling writes.
          IF m & dagger <> 0 AND b NOT IN (1575, 1609, 1570) AND (
            next IS NULL
            OR next NOT IN (1575, 1609) AND NOT CASE
              WHEN b = 1605 AND next = 1606 THEN
                i - 2 >= word_start AND bases[i - 1] = 1581 AND bases[i - 2] = 1585
              WHEN b = 1607 AND next IN (1584, 1572) THEN true
              WHEN b = 1584 AND next = 1604 THEN i + 2 <= word_end AND bases[i + 2] = 1603
              WHEN b = 1604 AND next = 1603 THEN i + 2 <= word_end AND bases[i + 2] = 1606 AND is_start
              WHEN b = 1604 AND next = 1574 THEN i - 2 >= word_start AND bases[i - 1] = 1608 AND bases[i - 2] = 1571
                AND i + 2 <= word_end AND bases[i + 2] = 1603
              WHEN b = 1604 AND next = 1607 THEN i > word_start AND bases[i - 1] IN (1573, 1604)
              ELSE false END
          ) THEN
            letters := letters || 1575;
            IF is_start AND i + 2 <= word_end AND (b = 1610 OR b = 1607 AND next = 1571) THEN
              letters := letters || 32;
            END IF;
          END IF;
        END IF;
        IF m & small_high_yeh <> 0 THEN letters := letters || 1610; END IF;
        IF m & small_high_noon <> 0 THEN letters := letters || 1606; END IF;
      END IF;
      FOR k IN 1..cardinality(letters) LOOP
        letter := letters[k];
        IF letter = 32 THEN
          ends_with_alef := false;
          IF word <> '' THEN
            result := result || word;
            word := '';
            is_arabic := false;
          END IF;
          CONTINUE;
        END IF;
        letter := CASE
          WHEN letter IN (1570, 1571, 1573, 1649) THEN 1575
          WHEN letter IN (1609, 1574) THEN 1610
          WHEN letter = 1577 THEN 1607
          WHEN letter = 1572 THEN 1608
          ELSE letter END;
        CONTINUE WHEN letter = 1569 OR letter = 1575 AND ends_with_alef;
        ends_with_alef := letter = 1575;
        -- The fold of a letter of another language makes it part of a word that is not Arabic.
        is_foreign := folds[i] IS NOT NULL AND k = 1;
        IF word <> '' AND is_arabic = is_foreign THEN
          result := result || word;
          word := '';
        END IF;
        is_arabic := NOT is_foreign;
        word := word || CASE WHEN is_foreign THEN folds[i] ELSE chr(letter) END;
      END LOOP;
      i := i + 1;
    END LOOP;
  END LOOP;
  RETURN result;
END
$function$;

-- The skeleton of a folded Arabic word, as `ArabicFold.searchSkeleton` makes it: without conjunction, preposition and article, and
-- without the alefs, waws and yehs after the first letter.
CREATE FUNCTION rizq.skeleton(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $function$
  SELECT left(rest, 1) || translate(substr(rest, 2), 'اوي', '')
  FROM (
    SELECT CASE WHEN char_length(word) > 4 THEN regexp_replace(word, '^[وف]?[بكل]?ال', '') ELSE word END
  ) AS r (rest)
$function$;
