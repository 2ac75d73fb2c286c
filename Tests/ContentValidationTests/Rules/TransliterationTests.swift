import ContentDraft
import DuaLibrary
import Testing

@testable import ContentValidation

@Suite struct TransliterationTests {
  private func consistency(_ texts: String...) -> Trial {
    Trial(InconsistentTransliteration.self, duas("transliteration", texts))
  }

  // MARK: Consistency

  @Test func aDecomposedLetterIsComposed() {
    let trial = consistency("subh\u{0323}a\u{0304}na")
    #expect(trial.marks == ["h\u{0323}"])
    #expect(
      trial.messages == [
        "`transliteration` of dua `d0` contains U+0068 LATIN SMALL LETTER H and U+0323 COMBINING DOT BELOW (and 1 more in "
          + "this text): write U+1E25 LATIN SMALL LETTER H WITH DOT BELOW"
      ]
    )
    #expect(trial.fixed.map { Array($0.unicodeScalars) } == [Array("subḥāna".unicodeScalars)])
    #expect(trial.applicabilities == [.safe])
  }

  @Test func aLetterOfAnotherScriptIsNamed() {
    let trial = consistency("subh\u{0430}na")
    #expect(trial.marks == ["\u{0430}"])
    #expect(trial.messages.first?.contains("U+0430 CYRILLIC SMALL LETTER A: write U+0061") == true)
    #expect(trial.fixed == ["subhana"])
    #expect(consistency("subh\u{0436}na").fixed == [])
    #expect(consistency("\u{03B1}llah").fixed == ["allah"])
  }

  @Test func apostrophesAreThoseOfMostTexts() {
    let trial = consistency("ʿabduka", "shayʾ", "‘abduka shay’")
    #expect(trial.marks == ["‘"])
    #expect(
      trial.messages == [
        "`transliteration` of dua `d2` contains U+2018 LEFT SINGLE QUOTATION MARK (and 1 more in this text), but 2 of 3 "
          + "transliterations have U+02BE and U+02BF (ʾ ʿ): use one kind throughout"
      ]
    )
    #expect(trial.fixed == ["ʿabduka shayʾ"])
    #expect(trial.applicabilities == [.unsafe])
    #expect(consistency("'abduka", "shay'", "`abd ʿabd").fixed == ["'abd 'abd"])
  }

  @Test func aStraightApostropheIsNotGuessed() {
    let trial = consistency("ʿabduka", "shayʾ", "'abduka")
    #expect(trial.marks == ["'"])
    #expect(trial.fixed == [])
  }

  @Test func aConsistentLibraryIsNotReported() {
    #expect(consistency("ʿabduka shayʾ", "subḥāna llāh", "aʿūdhu").marks == [])
    #expect(consistency("‛abduka shay’", "a‘udhu").marks == [])
  }

  @Test func manyTextsAreCounted() {
    let texts = Array(repeating: "ʿabd", count: 60) + Array(repeating: "‘abd", count: 50)
    let trial = Trial(InconsistentTransliteration.self, duas("transliteration", texts))
    #expect(trial.marks.count == 20)
    #expect(trial.messages.last?.hasSuffix("; the same is true of 30 other texts") == true)
  }

  // MARK: English

  @Test func englishIsNamed() {
    expect(
      EnglishInTransliteration.self,
      in: "dua slug=a\n  transliteration subhana llah (33 times)",
      finds: """
        2 `(33 times)`: `transliteration` of dua `a` contains `(33 times)`, which is not Arabic: remove it; \
        a count belongs in `repetitions`, a remark in `<context>`
          fix 2 ` (33 times)` -> ``: remove what is not Arabic
        """
    )
  }

  @Test(arguments: [
    ("Say: subhana llah", "Say"), ("subhana llah 3x", "3x"), ("allahumma [name] ighfir", "[name]"),
    ("Recite subhana", "Recite"),
    ("subhana llah THREE", "THREE"), ("subhana llah three or four times", "three or four times"),
    ("subhana llah [your name here]", "[your name here]"),
  ])
  func englishIsFound(text: String, mark: String) {
    #expect(Trial(EnglishInTransliteration.self, duas("transliteration", [text])).marks == [mark])
  }

  @Test(arguments: [
    "Say: subhana llah", "Recite subhana llah", "subhana llah 3 times",
    "subhana (recite it) llah (10x)", "subhana llah (three times)",
  ])
  func theFixLeavesTheTransliteration(text: String) {
    let trial = Trial(EnglishInTransliteration.self, duas("transliteration", [text]))
    #expect(trial.fixed == ["subhana llah"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test func theCharactersOfARemarkAreNotReportedToo() {
    var policy = CharacterPolicy()
    policy.transliteration = CharacterInventory([0x20...0x20, 0x61...0x7A])
    let literal = DraftLiteral("library default=en\ndua slug=a\n  transliteration subhana llah (3 times)")
    var draft = literal.draft
    draft.declaration?.policy.characters = policy
    let found = Validator.findings(in: draft).map(\.rule).filter {
      ["TR", "TX"].contains($0.rawValue.prefix(2))
    }
    #expect(found == ["TR02"])
  }

  @Test(arguments: [
    "man hum in an is as at him was if all", "say'an sa'y", "aʿūdhu bi-rabbi n-nās. maliki n-nās",
    "‛alaynaa waz-ziraabi", "(1) qul huwa [1]",
    "TODO: recite",
  ])
  func arabicIsNotReported(text: String) {
    #expect(Trial(EnglishInTransliteration.self, duas("transliteration", [text])).marks == [])
  }

  // MARK: Brackets

  @Test func anUnmatchedBracketIsNamed() {
    expect(
      UnmatchedBracket.self,
      in: "dua slug=a\n  transliteration rabbi (ghfir [lī]\n  translation My Lord (forgive",
      finds: """
        2 `(`: U+0028 LEFT PARENTHESIS in `transliteration` of dua `a` is not closed: \
        add the matching bracket, or remove it
        """
    )
    #expect(
      Trial(UnmatchedBracket.self, duas("transliteration", ["rabbi) ghfir] (lī)"])).marks == [")", "]"]
    )
    #expect(Trial(UnmatchedBracket.self, duas("transliteration", ["rabbi (ghfir) [lī]"])).marks == [])
  }
}
