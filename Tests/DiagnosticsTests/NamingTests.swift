import Testing
import UnicodeText

@Suite("Suggestion")
struct SuggestionTests {
  @Test(
    "a typing error has the intended name as its suggestion",
    arguments: [
      ("beginer", "beginner"), ("Beginner", "beginner"), ("advnaced", "advanced"),
      ("intermediat", "intermediate"),
    ]
  )
  func near(text: String, meant: String) {
    #expect(Suggestion.nearest(to: text, among: ["advanced", "beginner", "intermediate"]) == meant)
  }

  @Test(
    "a distant name has no suggestion",
    arguments: ["", "hard", "begun", "beg", String(repeating: "beginner", count: 9)]
  )
  func far(text: String) {
    #expect(Suggestion.nearest(to: text, among: ["advanced", "beginner", "intermediate"]) == nil)
  }

  @Test("the beginning of only one name is an abbreviation of it")
  func abbreviation() {
    #expect(Suggestion.nearest(to: "begin", among: ["advanced", "beginner", "intermediate"]) == "beginner")
    #expect(Suggestion.nearest(to: "repe", among: ["repeat-count", "repetitions"]) == nil)
  }

  @Test("of equally near names the first in the alphabet wins, whatever their order")
  func ties() {
    #expect(Suggestion.nearest(to: "cat", among: ["hat", "bat"]) == "bat")
    #expect(Suggestion.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
  }

  @Test("a transposition of neighbors is one error")
  func transposition() {
    #expect(Suggestion.nearest(to: "xnml", among: ["xnlm"]) == "xnlm")
    #expect(Suggestion.nearest(to: "abc", among: ["cba"]) == nil)
  }

  @Test("the phrase ends a message, or is nothing")
  func phrase() {
    #expect(Suggestion.phrase(for: "beginer", among: ["beginner"]) == "; did you mean `beginner`?")
    #expect(Suggestion.phrase(for: "zzz", among: ["beginner"]).isEmpty)
  }
}

@Suite("Names and escapes of scalars")
struct ScalarNameTests {
  @Test(
    "a scalar is named so that it can be looked up",
    arguments: [
      ("\u{06CC}", "U+06CC ARABIC LETTER FARSI YEH"),
      ("a", "U+0061 LATIN SMALL LETTER A"),
      ("\u{200B}", "U+200B ZERO WIDTH SPACE"),
      ("\u{1F48E}", "U+1F48E GEM STONE"),
      ("\n", "U+000A LINE FEED"),
      ("\u{1B}", "U+001B ESCAPE"),
      ("\u{E000}", "U+E000"),
    ] as [(Unicode.Scalar, String)]
  )
  func names(scalar: Unicode.Scalar, name: String) {
    #expect(scalar.codePointAndName == name)
  }

  @Test(
    "what hides, reorders or steers is escaped",
    arguments: [
      ("\u{1B}[31m", "\\u{1B}[31m"), ("a\nb", "a\\u{A}b"), ("\u{9B}", "\\u{9B}"), ("\u{202E}", "\\u{202E}"),
      ("\u{FEFF}", "\\u{FEFF}"), ("\u{E0041}", "\\u{E0041}"), ("\u{1FFFF}", "\\u{1FFFF}"),
      ("\u{2068}", "\\u{2068}"),
    ]
  )
  func escapes(text: String, shown: String) {
    #expect(text.escapedForDisplay == shown)
  }

  @Test("the lines of a message stay lines")
  func lines() {
    #expect("a\u{1B}\n\nb\u{301}\r\n".linesEscapedForDisplay == "a\\u{1B}\n\nb\u{301}\\u{D}\n")
    #expect("".linesEscapedForDisplay.isEmpty)
  }

  @Test("readable text is unchanged", arguments: ["", "abc", "رَبِّ", "💎", "é", "e\u{301}", "祈"])
  func readable(text: String) {
    #expect(text.escapedForDisplay.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("quoted text is escaped and cut")
  func quoted() {
    #expect("a\u{0}".quoted() == "`a\\u{0}`")
    #expect("abcdef".quoted(limit: 3) == "`abc…`")
    #expect("abc".quoted(limit: 3) == "`abc`")
    #expect(String(repeating: "\u{301}", count: 1_000).quoted().unicodeScalars.count == 63)
  }
}
