import ContentIngest
import Diagnostics
import Testing

struct JSONPunctuationTests {
  @Test func `a trailing comma is found and skipped`() {
    let file = expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [{"id": 1⟦,⟧}⟦,⟧ ]⟦,⟧ }
      --- JS02: a comma after the last element; JSON does not allow it
      --- JS02: a comma after the last element; JSON does not allow it
      --- JS02: a comma after the last element; JSON does not allow it
      +++ {"version": 1, "duas": [{"id": 1} ] }
      """
    )
    #expect(file.fragments.count == 1)
  }

  @Test func `a bracket that is not closed before the next key is closed there`() {
    expectFindings(
      in: .json,
      """
      {
        "version": 1,
        "duas": [
          {
            "title": ⟦{⟧
              "en": "a",
              "ar": "b"⟨⟩
            "id": 1
          }
        ]
      }
      --- JS01: this is not closed before the next key; add `},` after its last element
      +++ {
      +++   "version": 1,
      +++   "duas": [
      +++     {
      +++       "title": {
      +++         "en": "a",
      +++         "ar": "b"
      +++       },
      +++       "id": 1
      +++     }
      +++   ]
      +++ }
      """
    )
    expectFindings(
      in: .json,
      """
      {
        "duas": ⟦[⟧
          {}⟨⟩
        "version": 1
      }
      --- JS01: this is not closed before the next key; add `],` after its last element
      +++ {
      +++   "duas": [
      +++     {}
      +++   ],
      +++   "version": 1
      +++ }
      """
    )
  }

  @Test func `a comma is missing where the next key is in the same object`() {
    expectFindings(
      in: .json,
      """
      {
        "version": 1⟦⟧
        "duas": []
      }
      --- JS01: a comma is missing here
      +++ {
      +++   "version": 1,
      +++   "duas": []
      +++ }
      """
    )
    expectFindings(
      in: .json,
      """
      {"version": 1⟦⟧ "duas": []}
      --- JS01: a comma is missing here
      +++ {"version": 1, "duas": []}
      """
    )
  }

  @Test func `a colon is added between a key and a string`() {
    expectFindings(
      in: .duaObject,
      """
      "slug"⟦⟧ "a"
      --- JS01: a colon is missing between the key and its value
      +++ "slug": "a"
      """
    )
  }

  @Test(arguments: [
    ("\"slug\"⟦\"⟧: \"a\"", "\"slug\": \"a\""), ("\"title\"⟦\"⟧:{}", "\"title\":{}"),
    ("\"slug\": \"a\"⟦\"⟧, \"id\": 1", "\"slug\": \"a\", \"id\": 1"),
    ("\"slug\": \"a\"⟦\"⟧", "\"slug\": \"a\""),
    ("\"title\": {}⟦\"⟧, \"id\": 1", "\"title\": {}, \"id\": 1"),
  ])
  func `a quotation mark after that of a key or text is removed`(written: String, corrected: String) {
    let file = expectFindings(
      in: .duaObject,
      "\(written)\n--- JS01: this `\"` is one too many; remove it\n+++ \(corrected)"
    )
    #expect(file.findings.first?.fixIts.map(\.applicability) == [.safe])
  }

  @Test func `a quotation mark after an array may be that of a text in brackets`() {
    let file = expectFindings(
      in: .duaObject,
      """
      "topics": [6]⟦"⟧, "id": 1
      --- JS01: this `"` is one too many; remove it, or add one before the `[` if this is a text
      +++ "topics": [6], "id": 1
      """
    )
    #expect(file.findings.first?.fixIts.map(\.applicability) == [.unsafe])
  }

  @Test(
    arguments: [
      ("\"slug⟦:\"⟧ \"a\"", "\":", "\"slug\": \"a\"", .safe),
      ("\"slug\"⟦\":⟧a\"", ":\"", "\"slug\":\"a\"", .unsafe),
    ] as [(String, String, String, FixIt.Applicability)]
  )
  func `a colon inside of quotation marks is moved out of them`(
    written: String,
    correction: String,
    corrected: String,
    applicability: FixIt.Applicability
  ) {
    let file = expectFindings(
      in: .duaObject,
      """
      \(written)
      --- JS01: the colon is inside of the quotation marks; write `\(correction)`
      +++ \(corrected)
      """
    )
    #expect(file.findings.first?.fixIts.map(\.applicability) == [applicability])
  }

  @Test func `a comma inside of quotation marks is moved out of them only with permission`() {
    let file = expectFindings(
      in: .duaObject,
      """
      "difficulty": "beginner⟦,"⟧ "id": 1
      --- JS01: a comma is missing after this text, which ends with one; write `",`
      +++ "difficulty": "beginner", "id": 1
      """
    )
    #expect(file.findings.first?.fixIts.map(\.applicability) == [.unsafe])
  }

  @Test func `an object after an array is moved into it`() {
    expectFindings(
      in: .json,
      """
      {
        "version": 1,
        "duas": [
          {"id": 1}
        ⟨]⟩,
          ⟦{⟧"id": 2}
      }
      --- JS01: an object after the array `duas`; move it in front of the `]` that closes the array
      +++ {
      +++   "version": 1,
      +++   "duas": [
      +++     {"id": 1}
      +++   ,
      +++     {"id": 2}
      +++   ]
      +++ }
      """
    )
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [⟨]⟩, ⟦{⟧"id": 2}}
      --- JS01: an object after the array `duas`; move it in front of the `]` that closes the array
      """
    )
  }

  @Test func `a missing comma is added after the value`() {
    expectFindings(
      in: .json,
      """
      {"version": 1⟦⟧
       "duas": []}
      --- JS01: a comma is missing here
      +++ {"version": 1,
      +++  "duas": []}
      """
    )
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [{}⟦⟧ {}]}
      --- JS01: a comma is missing here
      +++ {"version": 1, "duas": [{}, {}]}
      """
    )
  }

  @Test func `a comma before a key is removed`() {
    expectFindings(
      in: .json,
      """
      {"version": 1,⟦,⟧ "duas": []}
      --- JS01: expected a key in double quotes, found `,`; remove it
      +++ {"version": 1, "duas": []}
      """
    )
  }

  @Test func `a comma is missing before a key that begins right after a number`() {
    let file = ingest(#"{"version": 1, "duas": [{"xp": 15"long key": 3}]}"#, "a.json")
    #expect(file.findings.first?.message == "a comma is missing here")
  }

  @Test(arguments: [
    ("\u{A0}\u{A0}", "  ", "U+00A0 NO-BREAK SPACE", "write a space"),
    ("\u{200F}", "", "U+200F RIGHT-TO-LEFT MARK", "remove it"),
    ("\u{200B}\u{3000}", " ", "U+200B ZERO WIDTH SPACE", "write a space"),
  ])
  func `an invisible character outside of a string is found and skipped`(
    written: String,
    corrected: String,
    name: String,
    advice: String
  ) {
    let file = expectFindings(
      in: .json,
      """
      {"version": 1⟦\(written)⟧, "duas": [⟦\(written)⟧{"id":⟦\(written)⟧ 1}]}
      --- JS01: \(name) outside of a string, where JSON does not allow it; \(advice)
      --- JS01: \(name) outside of a string, where JSON does not allow it; \(advice)
      --- JS01: \(name) outside of a string, where JSON does not allow it; \(advice)
      +++ {"version": 1\(corrected), "duas": [\(corrected){"id":\(corrected) 1}]}
      """
    )
    #expect(file.fragments.count == 1)
    #expect(file.isComplete)
  }

  @Test func `what an Arabic keyboard writes for commas and digits is found and skipped`() {
    let file = expectFindings(
      in: .json,
      """
      {"version": 1⟦،⟧ "duas": [{"id": ⟦٤٢⟧⟦؛⟧ "slug": "a"⟦;⟧ "xp": 15}]}
      --- JS01: U+060C ARABIC COMMA instead of a comma; write `,`
      --- JS06: `٤٢` is not a JSON number; write `42`
      --- JS01: U+061B ARABIC SEMICOLON instead of a comma; write `,`
      --- JS01: `;` instead of a comma; write `,`
      +++ {"version": 1, "duas": [{"id": 42, "slug": "a", "xp": 15}]}
      """
    )
    #expect(file.fragments.count == 1)
  }

  @Test func `digits of two scripts are one number`() {
    expectFindings(
      in: .duaObject,
      """
      "id": ⟦٤2١⟧
      --- JS06: `٤2١` is not a JSON number; write `421`
      +++ "id": 421
      """
    )
  }

  @Test func `a comma of a text with quotation marks is not replaced`() {
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [{"arabic": "سُبْحَانَ اللَّهِ"⟦،⟧ "الْحَمْدُ لِلَّهِ"}]}
      --- JS01: expected a comma or `}`, found U+060C ARABIC COMMA
      """
    )
  }

  @Test func `an object that is not closed before the next one is closed there`() {
    expectFindings(
      in: .json,
      """
      {
        "version": 1,
        "duas": [
          ⟦{⟧
            "id": 1⟨⟩

          {
            "id": 2
          }
        ]
      }
      --- JS01: this is not closed before the next object; add `},` after its last element
      +++ {
      +++   "version": 1,
      +++   "duas": [
      +++     {
      +++       "id": 1
      +++     },
      +++ 
      +++     {
      +++       "id": 2
      +++     }
      +++   ]
      +++ }
      """
    )
  }

  @Test func `a key after the end of its object is found at the brace`() {
    let file = expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [{"title": {"en": "a"}⟦}⟧, "slug": "a"}]}
      --- JS01: this `}` is one too many: the key `slug` after it belongs in the object that it closes; remove it
      +++ {"version": 1, "duas": [{"title": {"en": "a"}, "slug": "a"}]}
      """
    )
    #expect(!file.isComplete)
    #expect(file.unreadFields.values.contains { $0.contains("slug") })
  }

  @Test(arguments: [
    // The brace of the review is missing: that of the dua has its place.
    (
      "      \"review\": ⟦{⟧\n        \"status\": \"a\"⟨⟩\n    },",
      "      \"review\": {\n        \"status\": \"a\"\n      }\n    },"
    ),
    ("      \"review\": ⟦{⟧\"status\": \"a\"⟨⟩\n    },", "      \"review\": {\"status\": \"a\"}\n    },"),
  ])
  func `an object whose brace closes the one before is not closed`(written: String, corrected: String) {
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [
          {
      \(written)
          {"id": 2}
      ]}
      --- JS01: this is not closed before the next object; add `}` after its last element
      +++ {"version": 1, "duas": [
      +++     {
      \(corrected.split(separator: "\n").map { "+++ \($0)" }.joined(separator: "\n"))
      +++     {"id": 2}
      +++ ]}
      """
    )
  }

  @Test(arguments: ["\"slug\": \"a\"", "\"review\": {\"status\": \"a\"}", "\"id\": 1"])
  func `an object of an array without its brace is not closed`(last: String) {
    expectFindings(
      in: .json,
      """
      {"version": 1, "duas": [
        ⟦{⟧
          \(last)⟨⟩,
        {"id": 2}
      ]}
      --- JS01: this is not closed before the next object; add `}` after its last element
      +++ {"version": 1, "duas": [
      +++   {
      +++     \(last)
      +++   },
      +++   {"id": 2}
      +++ ]}
      """
    )
  }

  @Test func `a comma instead of a value is not one too many`() {
    expectFindings(
      in: .duaObject,
      """
      "slug": ⟦,⟧ "xp": 15
      --- JS01: a value is missing before this comma; write it, or remove the key
      """
    )
  }
}
