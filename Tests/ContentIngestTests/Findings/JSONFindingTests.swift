import ContentIngest
import Testing

struct JSONFindingTests {
  @Test func `a trailing comma is found, and read over`() {
    let file = expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [{"id": 1⟦,⟧}⟦,⟧ ]⟦,⟧ }
      --- JS02: a comma behind the last element; JSON does not allow it
      --- JS02: a comma behind the last element; JSON does not allow it
      --- JS02: a comma behind the last element; JSON does not allow it
      +++ {"version": 1, "duas": [{"id": 1} ] }
      """
    )
    #expect(file.fragments.count == 1)
  }

  @Test(arguments: ["// a", "/* a */", "/**/", "# a"])
  func `a comment is found, and read over`(comment: String) {
    let file = ingest("{\"version\": 1, \(comment)\n \"duas\": [{\"id\": 1}]}", "a.json")
    #expect(file.findings.map(\.message) == ["a comment; JSON has none"])
    #expect(file.findings.map { $0.range?.bytes } == [15..<(15 + comment.utf8.count)])
    #expect(file.fragments.count == 1)
  }

  @Test func `single quotes are found`() {
    expectFindings(
      in: .json,
      """
      {⟦'⟧version': 1}
      --- JS04: a single quote; JSON puts texts and keys between double quotes
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "slug": ⟦'⟧a'
      --- JS04: a single quote; JSON puts texts and keys between double quotes
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

  @Test func `words of other languages are no values`() {
    expectFindings(
      in: .duaObject,
      """
      "xp": ⟦NaN⟧
      --- JS06: `NaN` is not a value of JSON; put a text between double quotes
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "xp": ⟦True⟧
      --- JS06: `True` is not a value of JSON; write `true`
      +++ "xp": true
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "xp": ⟦-Infinity⟧
      --- JS06: `-Infinity` is not a number of JSON; write digits without a plus sign or leading zeros
      """
    )
  }

  @Test func `numbers in spellings of other languages are found, and read over`() {
    let file = expectFindings(
      in: .duaObject,
      """
      "id": ⟦007⟧, "xp": ⟦+4⟧, "duration": ⟦.5⟧, "repetitions": ⟦1.⟧
      --- JS06: `007` is not a number of JSON; write `7`
      --- JS06: `+4` is not a number of JSON; write `4`
      --- JS06: `.5` is not a number of JSON; write digits without a plus sign or leading zeros
      --- JS06: `1.` is not a number of JSON; write `1`
      +++ "id": 7, "xp": 4, "duration": .5, "repetitions": 1
      """
    )
    #expect(file.fragments.count == 1)
  }

  @Test func `content behind the end is found`() {
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": []} ⟦{⟧}
      --- JS07: something stands behind the end of the JSON object; remove it
      """
    )
  }

  @Test func `a key that is given twice is found, with the first`() {
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
      --- JS08: the key `title` in `EN` is given twice; remove one of them
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
      --- JS10: U+0009 TAB inside a JSON text; write `\\t`
      +++ "arabic": "a\\tb"
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "arabic": "a⟦
      ⟧b"
      --- JS10: U+000A LINE FEED inside a JSON text; write the text on one line, and check its closing quote
      """
    )
  }

  @Test(arguments: [
    (#"{"version": 1 "duas": []}"#, "`\"` where a comma or `}` must stand"),
    (#"{"version": 1, "duas": [{} {}]}"#, "`{` where a comma or `]` must stand"),
    (#"{"version" 1}"#, "`1` where a colon behind the key must stand"),
    (#"{"version": }"#, "`}` where a value must stand"),
    (#"{,}"#, "`,` where a key in double quotes must stand"),
    (#"{"version": 1, "duas": [}"#, "`}` where a value must stand"),
    ("{\"version\": 1,\u{A0}\"duas\": []}", "U+00A0 NO-BREAK SPACE where a key in double quotes must stand"),
    (#"{"version": 1, "duas": ["#, "the file ends too early"),
    (#"{"version": 1, "duas": [{"slug": "abc"#, "a text without a closing quote; put `\"` behind it"),
  ])
  func `what is not JSON is said in plain words`(source: String, message: String) {
    let file = ingest(source, "a.json")
    #expect(file.findings.map(\.message) == [message])
    #expect(file.findings.map(\.rule) == ["JS01"])
  }

  @Test func `the end of a file names the bracket that is open`() {
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": ⟨[⟩⟦⟧
      --- JS01: the file ends too early
      """
    )
  }
}
