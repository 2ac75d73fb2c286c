import Testing

@testable import ContentImport

@Suite("JSON collections")
struct JSONImporterTests {
  @Test("adhkar: chapters become categories, duas are numbered in order, counts are kept")
  func adhkar() throws {
    let result = try Importing.run(
      .adhkarJSON,
      [
        (
          "a.json",
          """
          [{"id": 1, "category": "أذكار الصباح", "filename": "x", "array": [
            {"id": 1, "text": "سبحان الله", "count": 3, "filename": "y"}, {"id": 2, "text": "الحمد لله", "count": 0}]},
           {"id": 2, "category": "أذكار المساء", "array": [{"id": 1, "text": "سبحان الله", "count": 1}]}]
          """
        )
      ]
    )
    let rows = try result.rows("duas")
    #expect(rows.map { $0["id"] as? Int } == [1, 2, 3])
    #expect(rows.map { $0["repetitions"] as? Int } == [3, 1, 1])
    #expect(rows.map { $0["category"] as? String } == ["category-1", "category-1", "category-2"])
    #expect(result.rules == ["IM01", "IM07", "IM10"])
    #expect(result.messages("IM01").first?.contains("it occurs 2 times") == true)
    #expect(!result.hasErrors)
  }

  @Test("dua-dhikr: the languages of a folder are one dua, benefits have two names, counts are in prose")
  func duaDhikr() throws {
    let english = """
      [{"title": "Tasbih", "arabic": "سُبْحَانَ اللَّهِ", "latin": "subhanallah", "translation": " Glory ",
        "notes": "Read 33x", "benefits": "B", "source": "HR. Muslim No. 591"}]
      """
    let indonesian = """
      [{"title": "Tasbih", "arabic": "سُبْحَانَ اللَّهِ", "latin": "subhaanallah", "translation": "Maha Suci",
        "notes": "Dibaca 33x", "fawaid": "F", "source": "HR. Muslim: 591"}]
      """
    let result = try Importing.run(.duaDhikr, [("d/x/en.json", english), ("d/x/id.json", indonesian)])
    let rows = try result.rows("duas")
    #expect(rows.count == 1)
    #expect(rows[0]["translation"] as? [String: String] == ["en": "Glory", "id": "Maha Suci"])
    #expect(rows[0]["benefit"] as? [String: String] == ["en": "B", "id": "F"])
    #expect(rows[0]["repetitions"] as? Int == 33)
    #expect(rows[0]["transliteration"] as? String == "subhanallah")
    #expect(result.rules == ["IM01", "IM02", "IM15"])
  }

  @Test("dua-dhikr: counts in prose are read scalar by scalar")
  func countsInProse() {
    #expect(Repetitions.first(in: "Read 33 ×\u{FE0E}") == 33)
    #expect(Repetitions.first(in: "Read 3\u{301}x") == nil)
    #expect(Repetitions.first(in: "Read surah 11 3x") == 3)
    #expect(Repetitions.first(in: "In 2024 33 x") == 33)
  }

  @Test("dua-dhikr: lists of different lengths are not merged")
  func unequal() throws {
    let two = "[{\"arabic\": \"a\"}, {\"arabic\": \"b\"}]"
    let result = try Importing.run(.duaDhikr, [("x/en.json", two), ("x/id.json", "[{\"arabic\": \"c\"}]")])
    #expect(try result.rows("duas").count == 3)
    #expect(result.messages("IM14").count == 1)
  }

  @Test("dua-dhikr: a translation is not added to another text in its place")
  func otherOrder() throws {
    func file(_ entries: [(arabic: String, translation: String)]) -> String {
      let objects = entries.map { "{\"arabic\": \"\($0.arabic)\", \"translation\": \"\($0.translation)\"}" }
      return "[\(objects.joined(separator: ", "))]"
    }
    let files = [
      (path: "x/en.json", text: file([("سُبْحَانَ اللَّهِ", "Glory"), ("الْحَمْدُ لِلَّهِ", "Praise")])),
      (path: "x/id.json", text: file([("سُبْحَانَ اللهِ", "Maha Suci"), ("اللَّهُ أَكْبَرُ", "Maha Besar")])),
      (path: "x/ms.json", text: file([("سُبْحَانَ اللَّهِ", "Maha Suci Dia"), ("الْحَمْدُ لِلَّهِ", "Segala puji")])),
    ]
    let result = try Importing.run(.duaDhikr, files)
    let rows = try result.rows("duas")
    #expect(rows.map { $0["arabic"] as? String } == ["سُبْحَانَ اللَّهِ", "الْحَمْدُ لِلَّهِ", "اللَّهُ أَكْبَرُ"])
    #expect(
      rows.map { $0["translation"] as? [String: String] }
        == [
          ["en": "Glory", "id": "Maha Suci", "ms": "Maha Suci Dia"], ["en": "Praise", "ms": "Segala puji"],
          ["id": "Maha Besar"],
        ]
    )
    #expect(
      result.messages("IM14") == [
        "the Arabic differs from that of the other language, which is kept",
        "the Arabic is another text than that of the entry in its place in the other language, so this one is imported as a dua of its own",
      ]
    )
  }

  @Test("dua-dhikr: a count that differs between the languages is reported")
  func differingCounts() throws {
    let files = [("x/en.json", "Read 3x"), ("x/id.json", "Dibaca 7x")].map { path, notes in
      (path: path, text: "[{\"arabic\": \"سبحان الله\", \"notes\": \"\(notes)\"}]")
    }
    let result = try Importing.run(.duaDhikr, files)
    #expect(try result.rows("duas").map { $0["repetitions"] as? Int } == [3])
    #expect(
      result.messages("IM14")
        == ["the count 7 differs from that of the other language, 3, which is kept: check both"]
    )
  }

  @Test("dua-dhikr: files in the same language are parts of the chapter")
  func parts() throws {
    let files = [("x/en.json", "a"), ("x/part-2.json", "b"), ("x/id.json", "c")].map { path, text in
      (path: path, text: "[{\"arabic\": \"\(text)\", \"translation\": \"of \(text)\"}]")
    }
    let result = try Importing.run(.duaDhikr, files)
    let rows = try result.rows("duas")
    #expect(rows.map { $0["arabic"] as? String } == ["a", "b", "c"])
    #expect(
      rows.map { $0["translation"] as? [String: String] } == [["en": "of a"], ["en": "of b"], ["id": "of c"]]
    )
    #expect(
      result.messages("IM14").sorted() == [
        "the chapter has another file in `en`, so the entries of this one are imported as duas of their own",
        "the files of the chapter have different numbers of entries, so this one is imported as a dua of its own",
      ]
    )
  }

  @Test("dua-dhikr: the name of a folder is read scalar by scalar")
  func folderName() throws {
    let result = try Importing.run(.duaDhikr, [("d/\u{301}a-\u{301}b/en.json", "[{\"arabic\": \"a\"}]")])
    let library = try #require(result.files.first { $0.path == "library.json" })
    let text = String(decoding: library.bytes, as: UTF8.self)
    #expect(
      text.utf8.split(separator: UInt8(ascii: "\"")).contains { $0.elementsEqual("\u{301}a \u{301}b".utf8) }
    )
  }

  @Test("rizq-seed: rows keep ids, references become slugs, sources become citations")
  func seed() throws {
    let result = try Importing.run(
      .rizqSeed,
      [
        (
          "s.json",
          """
          {"categories": [{"id": 4, "name": "Morning", "slug": "morning"}],
           "collections": [{"id": 2, "name": "Core", "slug": "core", "isPremium": true}],
           "duas": [{"id": 8, "titleEn": "Refuge", "arabicText": "أعوذ", "translationEn": "I seek", "categoryId": 4,
                     "collectionId": 2, "xpValue": 40, "difficulty": "Beginner", "source": "Sahih al-Bukhari 6306",
                     "repetitions": 3, "estDurationSec": 20, "rizqBenefit": "B", "hue": "red"},
                    {"id": 9, "titleEn": "Praise", "arabicText": "الحمد", "translationEn": "Praise", "categoryId": 5}],
           "journeys": [{"id": 3, "name": "First", "emoji": "💎", "estimatedMinutes": 5, "dailyXp": 55, "sortOrder": 1}],
           "journeyDuas": [{"journeyId": 3, "duaId": 9, "timeSlot": "evening", "sortOrder": 2},
                           {"journeyId": 3, "duaId": 8, "timeSlot": "morning", "sortOrder": 1},
                           {"journeyId": 3, "duaId": 77, "timeSlot": "morning", "sortOrder": 3}]}
          """
        )
      ]
    )
    let rows = try result.rows("duas")
    #expect(rows.map { $0["id"] as? Int } == [8, 9])
    #expect(rows[0]["category"] as? String == "morning")
    #expect(rows[0]["collection"] as? String == "core")
    #expect((rows[0]["source"] as? [[String: Any]])?.first?["number"] as? String == "6306")
    #expect(rows[1]["category"] == nil)
    let steps = try result.rows("journeys")[0]["step"] as? [[String: String]]
    #expect(steps == [["dua": "refuge", "slot": "morning"], ["dua": "praise", "slot": "evening"]])
    #expect(result.messages("IM16").count == 2)
    #expect(result.messages("IM01").count == 1)
    #expect((try result.declaration["works"] as? [[String: Any]])?.count == 1)
  }

  @Test("a misspelled key has a suggestion")
  func didYouMean() throws {
    let result = try Importing.run(
      .rizqSeed,
      [("s.json", "{\"duas\": [{\"id\": 1, \"arabic_text\": \"a\"}]}")]
    )
    #expect(result.messages("IM01").first?.contains("did you mean `arabicText`?") == true)
  }

  @Test(
    "a file in another format is an error with a location",
    arguments: [
      (ForeignFormat.adhkarJSON, "{}", "IM11"), (.adhkarJSON, "[3]", "IM11"), (.adhkarJSON, "[", "JS01"),
      (.adhkarJSON, "[]", "IM17"), (.adhkarJSON, "", "VO14"), (.duaDhikr, "[{\"arabic\": 5}]", "IM11"),
      (.rizqSeed, "[]", "IM11"), (.rizqSeed, "{\"duas\": {}}", "IM11"),
      (.adhkarJSON, "[{\"category\": \"a\", \"array\": [{\"text\": \"a\\u0000b\"}]}]", "EN04"),
      (.adhkarJSON, String(repeating: "[", count: 100_000), "LM02"),
      // The chapters of the other format share no key with duas.
      (.duaDhikr, "[{\"category\": \"a\", \"array\": [{\"text\": \"a\"}]}]", "IM17"),
    ]
  )
  func wrongShape(format: ForeignFormat, text: String, rule: String) throws {
    let result = try Importing.run(format, [("x.json", text)])
    #expect(result.hasErrors)
    #expect(result.rules.contains(rule), "\(result.rules)")
  }

  @Test(
    "HTML is replaced by what it stands for, with a warning",
    arguments: [
      ("b &amp; <br/>", "b &"), ("a<br>b", "a b"), ("<p>a</p> <p class='x'>b</p>", "a b"),
      ("<b>a</b>b", "ab"),
      ("a&nbsp;b", "a b"), ("a &#8211; b &#x2013; c", "a – b – c"), ("&lt;br&gt;", "<br>"),
      ("a<br>،b", "a،b"), ("(<div>a</div>)<br/>b", "(a) b"), ("<b> a</b>", "a"), ("&nbsp;a", "a"),
      ("&Eacute;t&eacute; &yuml;&Agrave;", "Été ÿÀ"), ("&#257; &amacr;", "ā ā"), ("a&zwnj;b", "a\u{200C}b"),
      ("a<!-- x > y -->b", "ab"), ("<!---->a", "a"),
      ("&quot;a&quot;", "\"a\""), ("<a href='https://x.example/a'>a</a>", "a"),
    ] as [(String, String)]
  )
  func html(text: String, cleaned: String) throws {
    let escaped = text.replacing("\"", with: "\\\"")
    let result = try Importing.run(
      .duaDhikr,
      [("x/en.json", "[{\"arabic\": \"a\", \"translation\": \"\(escaped)\"}]")]
    )
    #expect(try result.rows("duas")[0]["translation"] as? [String: String] == ["en": cleaned])
    #expect(result.rules == ["IM04"])
    #expect(result.messages("IM04").allSatisfy { $0.contains("was replaced by what it stands for") })
  }

  @Test(
    "what only looks like HTML is kept",
    arguments: [
      "a &unknown; b", "say <name>", "&#xD800;", "a<b and c>d", "a <p, q> b", "&Sacute; a", "a <!-- b",
    ]
  )
  func unknownMarkup(text: String) throws {
    let result = try Importing.run(
      .duaDhikr,
      [("x/en.json", "[{\"arabic\": \"a\", \"translation\": \"\(text)\"}]")]
    )
    #expect(try result.rows("duas")[0]["translation"] as? [String: String] == ["en": text])
    #expect(result.messages("IM04").map { $0.contains("was kept") } == [true])
    let plain = try Importing.run(
      .duaDhikr,
      [("x/en.json", "[{\"arabic\": \"a\", \"translation\": \"1 < 2 & 3 > 2\"}]")]
    )
    #expect(plain.rules == [])
  }

  @Test("json: objects with a text are duas, the objects around them are chapters")
  func mapped() throws {
    let text = """
      {"version": 2, "parts": [
        {"heading": "Morning", "entries": [
          {"text": "سبحان الله", "count": "3", "description": "On waking", "audio": "1.mp3"},
          {"text": "الحمد لله", "count": 1, "more": {"entries": [{"text": "الله أكبر", "count": ""}]}}]},
        {"heading": "Evening", "entries": [{"text": "لا إله إلا الله", "heading": "Witness", "count": 5000}]}]}
      """
    let columns: [TableField: String] = [
      .arabic: "text", .repetitions: "count", .context: "description", .category: "heading",
    ]
    let result = try Importing.run(.json, [("a.json", text)], columns: columns)
    let rows = try result.rows("duas")
    #expect(
      rows.map { $0["arabic"] as? String } == ["سبحان الله", "الحمد لله", "الله أكبر", "لا إله إلا الله"]
    )
    #expect(rows.map { $0["repetitions"] as? Int } == [3, 1, 1, 1])
    #expect(rows.map { $0["category"] as? String } == ["morning", "morning", "morning", "witness"])
    #expect(rows[0]["context"] as? [String: String] == ["en": "On waking"])
    #expect(result.rules.contains("IM01") && !result.hasErrors, "\(result.findings.map(\.message))")
    let list = #"[{"text": "سبحان الله", "count": 3, "description": "D"}]"#
    #expect(try Importing.run(.json, [("a.json", list)], columns: columns).duas == 1)
  }

  @Test("json: a mapping without a text is wrong usage; a text that is not one is an error")
  func mappedWrongly() throws {
    #expect(throws: ImportUsageProblem.self) { try Importing.run(.json, [("a.json", "[]")]) }
    #expect(throws: ImportUsageProblem.self) {
      try Importing.run(.json, [("a.json", "[]")], columns: [.title: "a"])
    }
    let wrong = try Importing.run(
      .json,
      [("a.json", #"[{"t": "a", "c": [1]}]"#)],
      columns: [.arabic: "t", .context: "c"]
    )
    #expect(wrong.rules.contains("IM11"))
    #expect(try Importing.run(.json, [("a.json", "{}")], columns: [.arabic: "t"]).rules == ["IM17"])
    let notAText = #"[{"t": 5}]"#
    #expect(
      try Importing.run(.json, [("a.json", notAText)], columns: [.arabic: "t"]).rules == ["IM01", "IM17"]
    )
  }

  @Test("json: every value that is not imported is counted, however nested")
  func mappedInPart() throws {
    let text = """
      {"version": 2, "name": "Adhkar", "parts": [
        {"heading": "Morning", "intro": "Said after dawn", "entries": [
          {"text": "سبحان الله", "note": "", "tr": {"en": "Glory", "fr": "Gloire"}, "refs": ["Muslim 1", "Muslim 2"]}]},
        {"heading": "Evening", "title": "At dusk", "entries": [{"text": "الحمد لله", "tr": {"fr": null}}]},
        {"heading": "Empty"}]}
      """
    let result = try Importing.run(
      .json,
      [("a.json", text)],
      columns: [.arabic: "text", .category: "heading", .title: "title"]
    )
    #expect(try result.rows("duas").map { $0["category"] as? String } == ["morning", "evening"])
    let reason = "; the source format has no field for it"
    #expect(
      result.messages("IM01")
        == ["version", "name", "intro", "en", "fr"].map {
          "of objects without a text, the key `\($0)` is not imported (it occurs once)\(reason)"
        } + ["a value of the list `refs` is not imported (it occurs 2 times)\(reason)"]
        + ["title", "heading"].map {
          "of objects without a text, the key `\($0)` is not imported (it occurs once)\(reason)"
        }
    )
  }

  @Test("json: a path leads to a value of an object within, whose other values are counted")
  func paths() throws {
    let text = """
      [{"info": {"name": "Morning", "page": 2}, "entries": [
        {"ar": "سبحان الله", "english": {"by": "Abu Hurayrah", "text": "Glory", "see": {"ar": "الله أكبر"}}},
        {"ar": "الحمد لله", "english": {"text": "Praise"}, "ref.no": "Sahih Muslim 2691", "ref": {"no": "p. 4"}}]}]
      """
    let result = try Importing.run(
      .json,
      [("a.json", text)],
      columns: [.arabic: "ar", .translation: "english.text", .category: "info.name", .source: "ref.no"]
    )
    let rows = try result.rows("duas")
    #expect(rows.map { $0["arabic"] as? String } == ["سبحان الله", "الله أكبر", "الحمد لله"])
    #expect(
      rows.map { $0["translation"] as? [String: String] } == [["en": "Glory"], nil, ["en": "Praise"]]
    )
    #expect(rows.map { $0["category"] as? String } == ["morning", "morning", "morning"])
    #expect((rows[2]["source"] as? [[String: Any]])?.map { $0["number"] as? String } == ["2691"])
    #expect(
      result.messages("IM01")
        == ["page", "by", "no"].map {
          "of objects without a text, the key `\($0)` is not imported (it occurs once); the source format has no field for it"
        }
    )
    #expect(throws: ImportUsageProblem.self) {
      try Importing.run(.json, [("a.json", text)], columns: [.arabic: "english.words"])
    }
  }

  @Test("json: values beside the objects are counted")
  func valuesOutsideOfObjects() throws {
    let text = #"["Adhkar", {"text": "سبحان الله"}, [2, ""]]"#
    let result = try Importing.run(.json, [("a.json", text)], columns: [.arabic: "text"])
    #expect(try result.rows("duas").count == 1)
    #expect(
      result.messages("IM01")
        == [
          "a value outside of all objects is not imported (it occurs 2 times); the source format has no field for it"
        ]
    )
  }

  @Test("json: a text that is a list of texts is an error")
  func listedText() throws {
    let text = #"[{"text": "سبحان الله"}, {"text": ["الحمد", "لله"]}]"#
    let result = try Importing.run(.json, [("a.json", text)], columns: [.arabic: "text"])
    #expect(
      result.messages("IM11")
        == ["`text` is an array, not a text; name the format that the file has, or correct it"]
    )
    let nested = #"{"text": [{"text": "سبحان الله"}]}"#
    #expect(try !Importing.run(.json, [("a.json", nested)], columns: [.arabic: "text"]).hasErrors)
  }

  @Test(
    "json: a key that no object has is wrong usage, unless a file cannot be read",
    arguments: [
      ("txet", "no object has the key `txet` for `arabic`; did you mean `text`?"),
      ("words", "no object has the key `words` for `arabic`; they have `n`, `parts`, `text`"),
    ]
  )
  func unknownKey(key: String, description: String) throws {
    let text = #"{"parts": [{"text": "سبحان الله", "n": 1}]}"#
    #expect(throws: ImportUsageProblem(description: description)) {
      try Importing.run(.json, [("a.json", text)], columns: [.arabic: key])
    }
    let broken = try Importing.run(.json, [("a.json", text), ("b.json", "[")], columns: [.arabic: key])
    #expect(broken.hasErrors)
  }

  @Test("an empty text is omitted, with a warning")
  func empty() throws {
    let result = try Importing.run(
      .duaDhikr,
      [("x/en.json", "[{\"arabic\": \"a\", \"translation\": \" \"}]")]
    )
    #expect(try result.rows("duas")[0]["translation"] == nil)
    #expect(result.rules == ["IM03"])
  }
}
