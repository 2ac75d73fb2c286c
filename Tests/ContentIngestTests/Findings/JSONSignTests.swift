import ContentIngest
import Diagnostics
import Testing

struct JSONSignTests {
  @Test(
    arguments: [
      ("\"slug\"⟦=⟧ \"a\"", "`=`", "\"slug\": \"a\"", .safe),
      ("\"slug\" ⟦=>⟧ \"a\"", "`=>`", "\"slug\" : \"a\"", .safe),
      ("\"slug\"⟦.⟧ \"a\"", "`.`", "\"slug\": \"a\"", .safe),
      ("\"slug\"⟦;⟧ \"a\"", "`;`", "\"slug\": \"a\"", .unsafe),
      ("\"slug\"⟦,⟧ \"a\", \"id\": 1", "`,`", "\"slug\": \"a\", \"id\": 1", .unsafe),
      ("\"id\"⟦،⟧ 1", "U+060C ARABIC COMMA", "\"id\": 1", .unsafe),
    ] as [(String, String, String, FixIt.Applicability)]
  )
  func `another sign than a colon is replaced`(
    written: String,
    sign: String,
    corrected: String,
    applicability: FixIt.Applicability
  ) {
    let file = expectFindings(
      in: .duaObject,
      "\(written)\n--- JS01: \(sign) instead of a colon; write `:`\n+++ \(corrected)"
    )
    #expect(file.findings.flatMap(\.fixIts).map(\.applicability) == [applicability])
  }

  @Test(arguments: [
    ("\"slug⟦)⟧: \"a\"", ")", "\"slug\": \"a\""), ("\"slug⟦'⟧: \"a\"", "'", "\"slug\": \"a\""),
    ("\"slug⟦”⟧: \"a\"", "”", "\"slug\": \"a\""),
    ("\"id⟦;⟧: 1,\n\"slug\": \"a\"", ";", "\"id\": 1,\n+++ \"slug\": \"a\""),
  ])
  func `another sign than the closing quote of a key is replaced`(
    written: String,
    sign: String,
    corrected: String
  ) {
    expectFindings(
      in: .duaObject,
      "\(written)\n--- JS01: `\(sign)` instead of the closing quote of a key; write `\"`\n+++ \(corrected)"
    )
  }

  @Test func `letters after the closing quote of a key are moved before it`() {
    let file = expectFindings(
      in: .duaObject,
      """
      "slu⟦"g⟧: "a"
      --- JS01: `g` is after the closing quote of a key; write `g"`
      +++ "slug": "a"
      """
    )
    #expect(file.findings.flatMap(\.fixIts).map(\.applicability) == [.safe])
  }

  @Test(arguments: ["⟦n⟧\"slug\": \"a\"", "\"slug\"⟦n⟧: \"a\""])
  func `letters beside a key that is known without them are removed`(written: String) {
    let file = expectFindings(
      in: .duaObject,
      "\(written)\n--- JS01: `n` is outside of the quotes of the key `slug`; remove it\n+++ \"slug\": \"a\""
    )
    #expect(file.findings.flatMap(\.fixIts).map(\.applicability) == [.unsafe])
  }

  @Test func `letters after a key that is not known with them need a look`() {
    let file = expectFindings(
      in: .duaObject,
      """
      "xy⟦"z⟧: "a"
      --- JS01: `z` is after the closing quote of a key; write `z"`
      +++ "xyz": "a"
      """
    )
    #expect(file.findings.flatMap(\.fixIts).map(\.applicability) == [.unsafe])
  }

  @Test(arguments: ["!", "'"])
  func `another sign than the closing quote of a name is replaced`(sign: String) {
    expectFindings(
      in: .duaObject,
      """
      "category": "remembrance⟦\(sign)⟧,
      "id": 1
      --- JS01: `\(sign)` instead of the closing quote of a text; write `"`
      +++ "category": "remembrance",
      +++ "id": 1
      """
    )
    // In a sentence the sign may belong to the text.
    expectFindings(
      in: .duaObject,
      """
      "title": {"en": ⟦"⟧Praise Him\(sign)},
      "id": 1
      --- JS01: a string without a closing quote; add `"` at its end
      +++ "title": {"en": "Praise Him\(sign)"},
      +++ "id": 1
      """
    )
  }

  @Test func `a second opening brace is removed`() {
    let file = expectFindings(
      in: .duaObject,
      """
      "title": {⟦{⟧"en": "A"}, "id": 1
      --- JS01: this `{` is one too many; remove it
      +++ "title": {"en": "A"}, "id": 1
      """
    )
    #expect(file.findings.flatMap(\.fixIts).map(\.applicability) == [.unsafe])
    // Here the first one should be a bracket.
    expectFindings(
      in: .duaObject,
      "\"title\": {⟦{⟧\"en\": \"A\"}, {\"ar\": \"B\"}}\n--- JS01: expected a key in double quotes, found `{`"
    )
  }

  @Test func `a dua between the brackets of an array is one finding`() {
    expectFindings(
      in: .object,
      """
      "duas": ⟦[⟧"id"⟨:⟩ 1, "slug": "a"]
      --- JS01: keys with values between `[` and `]`; write `{` and `}`
      +++ "duas": {"id": 1, "slug": "a"}
      """
    )
  }

  @Test func `a text of several words without its opening quote is found at its first`() {
    expectFindings(
      in: .duaObject,
      """
      "title": {"en": ⟦At⟧ any time"}
      --- JS01: `At` has no opening quote; add `"` before it
      +++ "title": {"en": "At any time"}
      """
    )
    // Here the closing quote is missing as well.
    expectFindings(
      in: .duaObject,
      """
      "title": {"en": ⟦At⟧ any time, "ar": "x"}
      --- JS06: `At` is not a JSON value; put a string in double quotes
      """
    )
  }

  @Test(
    arguments: [
      ("⟦s\"⟧lug\": \"a\"", "s", "\"slug\": \"a\"", .safe),
      ("⟦x\"⟧yz\": \"a\"", "x", "\"xyz\": \"a\"", .unsafe),
      ("\"slug\": ⟦a\"⟧b\"", "a", "\"slug\": \"ab\"", .unsafe),
      ("\"title\": {\"en\": ⟦A\"⟧t any time\"}", "A", "\"title\": {\"en\": \"At any time\"}", .unsafe),
    ] as [(String, String, String, FixIt.Applicability)]
  )
  func `a quote after the first letters is moved before them`(
    written: String,
    letters: String,
    corrected: String,
    applicability: FixIt.Applicability
  ) {
    let file = expectFindings(
      in: .duaObject,
      "\(written)\n--- JS01: `\(letters)` is before the opening quote; write `\"\(letters)`\n+++ \(corrected)"
    )
    #expect(file.findings.flatMap(\.fixIts).map(\.applicability) == [applicability])
  }

  @Test(
    arguments: [
      ("\"slug\": ⟦:⟧ \"a\"", ":", .safe), ("\"slug\":⟦:⟧ \"a\"", ":", .safe),
      ("⟦:⟧\"slug\": \"a\"", ":", .safe), ("\"slug\"⟦«⟧: \"a\"", "«", .safe),
      ("\"slug\": ⟦\\⟧\"a\"", "\\", .safe), ("\"slug\": \"a\"⟦)⟧", ")", .safe),
      ("\"⟦\"⟧slug\": \"a\"", "\"", .safe), ("\"slug\": ⟦=⟧\"a\"", "=", .safe),
      ("\"slug\": ⟦,⟧ \"a\"", ",", .unsafe), ("\"slug\":⟦-⟧ \"a\"", "-", .safe),
      ("⟦-⟧\"slug\": \"a\"", "-", .safe), ("\"slug\": \"⟦\"⟧a\"", "\"", .safe),
    ] as [(String, String, FixIt.Applicability)]
  )
  func `a sign outside of the strings is removed`(
    written: String,
    sign: String,
    applicability: FixIt.Applicability
  ) {
    let file = expectFindings(
      in: .duaObject,
      "\(written)\n--- JS01: this `\(sign)` is one too many; remove it\n+++ \"slug\": \"a\""
    )
    #expect(file.findings.flatMap(\.fixIts).map(\.applicability) == [applicability])
  }

  @Test(arguments: [" \"id\": 1", "\n  \"id\": 1"])
  func `a second quote before a text is removed`(rest: String) {
    let file = expectFindings(
      in: .duaObject,
      """
      "slug": "⟦"⟧a",\(rest)
      --- JS01: this `"` is one too many; remove it
      +++ "slug": "a",\(rest.replacing("\n", with: "\n+++ "))
      """
    )
    #expect(file.findings.flatMap(\.fixIts).map(\.applicability) == [.safe])
  }

  @Test(arguments: ["he said", "\\\"he\\\" said", "\"Rabb\""])
  func `a quote with which a text begins is not removed`(rest: String) {
    expectFindings(
      in: .duaObject,
      """
      "slug": "⟦"⟧Allah", \(rest)"
      --- JS01: this `"` ends the text, but the text continues after it; write `\\"` for each quotation mark inside the text
      """
    )
  }

  @Test(
    arguments: [
      ("⟦(⟧Allah) said\"", "`(`"), ("⟦(⟧3) times\"", "`(`"),
      ("⟦“⟧Morning”", "U+201C LEFT DOUBLE QUOTATION MARK; JSON has only the straight quotation mark `\"`"),
    ]
  )
  func `a sign that may begin a text is not removed`(written: String, found: String) {
    expectFindings(in: .duaObject, "\"slug\": \(written)\n--- JS01: expected a value, found \(found)")
  }

  @Test(arguments: [":", ".", "="])
  func `another sign than a comma before a key is replaced`(sign: String) {
    expectFindings(
      in: .duaObject,
      """
      "slug": "a"⟦\(sign)⟧ "id": 1
      --- JS01: `\(sign)` instead of a comma; write `,`
      +++ "slug": "a", "id": 1
      """
    )
  }

  @Test func `a colon is added before any value`() {
    expectFindings(
      in: .duaObject,
      "\"id\"⟦⟧ 1\n--- JS01: a colon is missing between the key and its value\n+++ \"id\": 1"
    )
    expectFindings(
      in: .duaObject,
      """
      "source⟦:"⟧ []
      --- JS01: the colon is inside of the quotation marks; write `":`
      +++ "source": []
      """
    )
  }

  @Test(arguments: ["\"⟦slug⟧\", \"id\": 1", "\"⟦slug⟧\"", "\"⟦slug⟧\" \"id\": 1"])
  func `a key without a value keeps its comma`(written: String) {
    expectFindings(
      in: .duaObject,
      written
        + "\n--- JS01: the key `slug` has no value; write one after a colon, or remove the key"
    )
  }

  @Test(arguments: ["]", "}"])
  func `an object between the brackets of an array is between braces`(closing: String) {
    expectFindings(
      in: .duaObject,
      """
      "title": ⟦[⟧"en"⟨:⟩ "a]", "ar": "b"\(closing), "id": 1
      --- JS01: keys with values between `[` and `]`; write `{` and `}`
      +++ "title": {"en": "a]", "ar": "b"}, "id": 1
      """
    )
  }

  @Test func `a closing bracket of the other kind is replaced`() {
    expectFindings(
      in: .duaObject,
      """
      "title": ⟨{⟩"en": "a"⟦]⟧, "id": 1
      --- JS01: the wrong closing bracket; write `}`
      +++ "title": {"en": "a"}, "id": 1
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "source": [⟨{⟩"type": "quran"⟦]⟧, {"type": "other"}]
      --- JS01: the wrong closing bracket; write `}`
      +++ "source": [{"type": "quran"}, {"type": "other"}]
      """
    )
    expectFindings(
      in: .json,
      """
      {
        "duas": ⟨[⟩
          {"id": 1}
        ⟦}⟧
      }
      --- JS01: the wrong closing bracket; write `]`
      +++ {
      +++   "duas": [
      +++     {"id": 1}
      +++   ]
      +++ }
      """
    )
  }

  @Test func `a bracket that is missing before that of the outer value is added`() {
    expectFindings(
      in: .duaObject,
      """
      "source": [⟦{⟧"type": "quran"⟨⟩], "id": 1
      --- JS01: this is not closed before the next bracket; add `}` after its last element
      +++ "source": [{"type": "quran"}], "id": 1
      """
    )
    expectFindings(
      in: .json,
      """
      {
        "duas": ⟦[⟧
          {"id": 1}⟨⟩
      }
      --- JS01: this is not closed before the next bracket; add `]` after its last element
      +++ {
      +++   "duas": [
      +++     {"id": 1}
      +++   ]
      +++ }
      """
    )
  }

  @Test func `a bracket that may be another or missing is not replaced`() {
    expectFindings(
      in: .declaration,
      """
      {"policy": {"grades": {"allowed": ["sahih"⟦}⟧}}
      --- JS01: expected a comma or `]`, found `}`
      """
    )
  }

  @Test(
    arguments: [
      (".10.0", "10.0"), ("v1.0", "1.0"), ("1.0-", "1.0"), ("1.0.0 ", "1.0.0"),
    ]
  )
  func `a version in another form is corrected`(written: String, meant: String) {
    expectFindings(
      in: .declaration,
      """
      {"version": 1, "library-version": "⟦\(written)⟧"}
      --- VO25: `\(written)` is not a version for `library-version`; write `\(meant)`
      +++ {"version": 1, "library-version": "\(meant)"}
      """
    )
  }

  @Test(arguments: ["beta", "1..0", "2.0 beta 1"])
  func `a text that is not a version is found`(written: String) {
    expectFindings(
      in: .declaration,
      """
      {"version": 1, "library-version": "⟦\(written)⟧"}
      --- VO25: `\(written)` is not a version for `library-version`; write numbers with dots, as in `1.2.0`
      """
    )
  }
}
