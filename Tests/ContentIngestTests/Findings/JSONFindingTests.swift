import ContentIngest
import Testing

struct JSONFindingTests {
  @Test(arguments: ["// a", "/* a */", "/**/", "# a"])
  func `a comment is found and skipped`(comment: String) {
    let file = ingest("{\"version\": 1, \(comment)\n \"duas\": [{\"id\": 1}]}", "a.json")
    #expect(file.findings.map(\.message) == ["JSON does not allow comments"])
    #expect(file.findings.map { $0.range?.bytes } == [15..<(15 + comment.utf8.count)])
    #expect(file.fragments.count == 1)
  }

  @Test func `single quotes are found`() {
    expectFindings(
      in: .json,
      """
      {⟦'⟧version': 1}
      --- JS04: a single quote; JSON strings and keys are in double quotes
      +++ {"version": 1}
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "slug": ⟦'⟧a'
      --- JS04: a single quote; JSON strings and keys are in double quotes
      +++ "slug": "a"
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "slug": ⟦'⟧Allah's'
      --- JS04: a single quote; JSON strings and keys are in double quotes
      """
    )
  }

  @Test func `a key without quotes is found`() {
    expectFindings(
      in: .json,
      """
      {⟦version⟧: 1}
      --- JS05: the key `version` has no quotes; write `"version"`
      +++ {"version": 1}
      """
    )
  }

  @Test func `a word without a colon after it is not put in quotes`() {
    expectFindings(
      in: .duaObject,
      """
      "id": 1, ⟦true⟧, "xp": 15
      --- JS05: `true` is not a key with a value; remove it, or write `"true": …`
      """
    )
  }

  @Test func `words of other languages are not values`() {
    expectFindings(
      in: .duaObject,
      """
      "xp": ⟦NaN⟧
      --- JS06: `NaN` is not a JSON value; put a string in double quotes
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "xp": ⟦True⟧
      --- JS06: `True` is not a JSON value; write `true`
      +++ "xp": true
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "xp": ⟦-Infinity⟧
      --- JS06: `-Infinity` is not a JSON number; write digits without a plus sign or leading zeros
      """
    )
  }

  @Test func `numbers of other languages are found and skipped`() {
    let file = expectFindings(
      in: .duaObject,
      """
      "id": ⟦007⟧, "xp": ⟦+4⟧, "duration": ⟦.5⟧, "repetitions": ⟦1.⟧
      --- JS06: `007` is not a JSON number; write `7`
      --- JS06: `+4` is not a JSON number; write `4`
      --- JS06: `.5` is not a JSON number; write digits without a plus sign or leading zeros
      --- JS06: `1.` is not a JSON number; write `1`
      +++ "id": 7, "xp": 4, "duration": .5, "repetitions": 1
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "xp": ⟦--5⟧
      --- JS06: `--5` is not a JSON number; write digits without a plus sign or leading zeros
      """
    )
    #expect(file.fragments.count == 1)
  }

  @Test func `content after the end is found`() {
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": []} ⟦{⟧}
      --- JS07: unexpected content after the end of the JSON object; remove it
      """
    )
  }

  @Test func `a key with escapes is the same key`() {
    #expect(ingest(#"{"ver\u0073ion": 1, "du\u0061s": [{"sl\u0075g": "a"}]}"#, "a.json").findings == [])
    #expect(ingest(#"{"\u0076ersion": 1, "categori\u0065s": []}"#, "library.json").findings == [])
    expectFindings(
      in: .duaObject,
      #"""
      "⟨slug⟩": "a", "⟦sl\u0075g⟧": "b"
      --- JS08: the key `slug` is given twice; remove one of them
      """#
    )
    expectFindings(
      in: .duaObject,
      #"""
      "⟦s\u006Cugg⟧": "a"
      --- VO01: unknown key `slugg` in `dua`; did you mean `slug`?
      +++ "slug": "a"
      """#
    )
  }

  @Test func `a duplicate key is found, with a note at the first`() {
    expectFindings(
      in: .duaObject,
      """
      "⟨id⟩": 1, "⟦id⟧": 2
      --- JS08: the key `id` is given twice; remove one of them
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "title": {"⟨en⟩": "a", "⟦EN⟧": "b"}
      --- JS08: the key `EN` in `title` is given twice; remove one of them
      """
    )
    expectFindings(
      in: .json,
      """
      {"⟨version⟩": 1, "duas": [], "⟦version⟧": 1}
      --- JS08: the key `version` is given twice; remove one of them
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "⟨source⟩": [{}], "⟦source⟧": [{}]
      --- JS08: the key `source` is given twice; remove one of them
      """
    )
    for language in ["en", "fr"] {
      expectFindings(
        in: .duaObject,
        """
        "⟨title⟩": {"en": "a"}, "⟦title⟧": {"\(language)": "b"}
        --- JS08: the key `title` is given twice; remove one of them
        """
      )
    }
  }

  @Test(arguments: [#"\'"#, #"\x41"#, #"\u12"#, #"\u12G4"#, #"\ب"#])
  func `a bad escape is found`(escape: String) {
    let file = ingest("{\"version\": 1, \"duas\": [{\"arabic\": \"a\(escape)\"}]}", "a.json")
    #expect(file.findings.map(\.rule) == ["JS09"])
    #expect(file.findings.first?.range?.bytes.lowerBound == 37)
    guard case .dua(let dua)? = file.fragments.first else {
      Issue.record("no dua")
      return
    }
    #expect(dua.arabic.value == nil)
    #expect(!dua.arabic.isMissing)
  }

  @Test func `control characters in a text are found`() {
    expectFindings(
      in: .duaObject,
      """
      "arabic": "a⟦\t⟧b"
      --- JS10: U+0009 TAB inside a JSON string; write a space
      +++ "arabic": "a b"
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "arabic": "a⟦
      ⟧b"
      --- JS10: U+000A LINE FEED inside a JSON string; write the string on one line, and check its closing quote
      """
    )
  }

  @Test func `the lines of a string are found once`() {
    expectFindings(
      in: .duaObject,
      """
      "arabic": "a⟦
      ⟧b
      c
      d"
      --- JS10: U+000A LINE FEED inside a JSON string; write the string on one line, and check its closing quote
      """
    )
  }

  @Test(arguments: [
    (#"{"version": 1 : 2}"#, "expected a comma or `}`, found `:`"),
    (
      #"{"version": 1, "duas": [{}}"#,
      "this is not closed before the next bracket; add `]` after its last element"
    ),
    (#"{"version" 1}"#, "a colon is missing between the key and its value"),
    (#"{"version": }"#, "expected a value, found `}`"),
    (#"{,}"#, "expected a key in double quotes, found `,`; remove it"),
    (#"{"version": 1, "duas": [}"#, "expected a value, found `}`"),
    (
      "<html>", "the file starts with `<`, like XML or HTML; the name of a source in XML ends in `.xml`"
    ),
    (
      "{“version”: 1}",
      "expected a key in double quotes, found U+201C LEFT DOUBLE QUOTATION MARK; JSON has only the straight quotation mark `\""
        + "`"
    ),
    (
      #"{"version": 1, "duas": ["#,
      "unexpected end of file; add `]}`, or get the whole file if its end is missing"
    ),
    (#"{"version": 1, "duas": [{"slug": "abc"#, "a string without a closing quote; add `\"` at its end"),
  ])
  func `a syntax error of JSON has a plain message`(source: String, message: String) {
    let file = ingest(source, "a.json")
    #expect(file.findings.map(\.message) == [message])
    #expect(file.findings.map(\.rule) == ["JS01"])
  }

  @Test(arguments: [("a},", "a\"},"), ("a} ,", "a\"} ,"), ("a]},", "a]\"},"), ("a,", "a\",")])
  func `a text without a closing quote ends before the bracket that closes its object`(
    written: String,
    corrected: String
  ) {
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [
        {"title": {"en": ⟦"⟧\(written)
        "xp": 15}]}
      --- JS01: a string without a closing quote; add `"` at its end
      +++ {"version": 1, "duas": [
      +++   {"title": {"en": "\(corrected)
      +++   "xp": 15}]}
      """
    )
  }

  @Test func `quotation marks inside a text are to be escaped`() {
    expectFindings(
      in: .duaObject,
      """
      "translation": {"en": "Allah is ⟦"⟧greater" than all"}
      --- JS01: this `"` ends the text, but the text continues after it; write `\\"` for each quotation mark inside the text
      """
    )
    for text in ["قال ⟦\"⟧الله\" أكبر", "قال⟦\"⟧ الله \"أكبر"] {
      expectFindings(
        in: .duaObject,
        """
        "arabic": "\(text)"
        --- JS01: this `"` ends the text, but the text continues after it; write `\\"` for each quotation mark inside the text
        """
      )
    }
  }

  @Test func `a text without a closing quote ends before the next key`() {
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [{"slug": ⟦"⟧bismillah,
        "xp": 15}]}
      --- JS01: a string without a closing quote; add `"` at its end
      +++ {"version": 1, "duas": [{"slug": "bismillah",
      +++   "xp": 15}]}
      """
    )
  }

  @Test func `a key without a closing quote ends before its colon`() {
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [{⟦"⟧repetitions: 33,
        "xp": 15}]}
      --- JS01: a string without a closing quote; add `"` at its end
      +++ {"version": 1, "duas": [{"repetitions": 33,
      +++   "xp": 15}]}
      """
    )
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [{⟦"⟧slug: "a"}]}
      --- JS01: a string without a closing quote; add `"` at its end
      +++ {"version": 1, "duas": [{"slug": "a"}]}
      """
    )
  }

  @Test func `a key or value with a closing quote only is named`() {
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [{⟦slug⟧": "a"}]}
      --- JS01: `slug` has no opening quote; add `"` before it
      +++ {"version": 1, "duas": [{"slug": "a"}]}
      """
    )
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [{"slug": ⟦abc⟧"}]}
      --- JS01: `abc` has no opening quote; add `"` before it
      +++ {"version": 1, "duas": [{"slug": "abc"}]}
      """
    )
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [{"xp": ⟦15⟧"}]}
      --- JS01: `15` has no opening quote; add `"` before it, or remove the one after it
      """
    )
    for word in ["true", "null", "-1"] {
      let file = ingest("{\"version\": 1, \"duas\": [{\"xp\": \(word)\"}]}", "a.json")
      #expect(
        file.findings.first?.message
          == "`\(word)` has no opening quote; add `\"` before it, or remove the one after it"
      )
      #expect(file.findings.first?.fixIts == [])
    }
  }

  @Test(arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> main", "|||||||"])
  func `a conflict marker is named`(line: String) {
    let file = ingest("{\"version\": 1,\n\(line)\n\"duas\": []}", "a.json")
    #expect(
      file.findings.map(\.message) == [
        "`\(line.prefix(7))` is a conflict marker of a Git merge that is not finished: keep one of the two versions, and remove the lines "
          + "`<<<<<<<`, `=======` and `>>>>>>>`"
      ]
    )
  }

  @Test(arguments: ["<<<<<<", "<<<<<<<x", " <<<<<<<"])
  func `other signs are not marks of a merge`(line: String) {
    let file = ingest("{\"version\": 1,\n\(line)\n\"duas\": []}", "a.json")
    #expect(file.findings.map(\.message) == ["expected a key in double quotes, found `<`"])
  }

  @Test func `an unexpected end of file has a note at the open bracket`() {
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": ⟨[⟩⟦⟧
      --- JS01: unexpected end of file; add `]}`, or get the whole file if its end is missing
      """
    )
  }

  @Test(arguments: [("\"xp\": 15 ⟦\"⟧a\", \"id\": 1", "\""), ("\"xp\": 15 ⟦[⟧1], \"id\": 1", "[")])
  func `no comma is added before what is not a key`(written: String, found: String) {
    expectFindings(in: .duaObject, "\(written)\n--- JS01: expected a comma or `}`, found `\(found)`")
  }
}
