import Testing

@testable import ContentValidation

/// The rules about the signs and spaces of translations and prose.
@Suite struct ProseSignTests {
  @Test func aSignWithoutPartnerIsNamed() {
    expect(
      UnmatchedSign.self,
      in: "dua slug=a\n  translation:en Say: “I seek refuge (with the Lord",
      finds: """
        2 `“`: U+201C LEFT DOUBLE QUOTATION MARK in `translation` (en) of dua `a` is not closed: add the matching sign, or remove it
        2 `(`: U+0028 LEFT PARENTHESIS in `translation` (en) of dua `a` is not closed: add the matching sign, or remove it
        """
    )
    #expect(Trial(UnmatchedSign.self, "dua slug=a\n  benefit:en He said] and left”").marks == ["]", "”"])
  }

  @Test(arguments: [
    "translation:en Say: “I seek refuge (with the Lord [of mankind])”", "benefit:en 1) morning 2) evening",
    "benefit:en a) one b) two",
    "translation:de Er sagte: „Vergib mir“, und: “Amen”", "translation:pl Powiedział: „Wybacz mi”",
    "translation:de Er sagte: „Wer sagt: ‚O Allah, vergib mir!‘, dem wird vergeben.“",
    "translation:de „Er sagte: ‚Ich sprach: „O Allah!“‘“", "translation:de Er sagte: „Vergib mir\"",
    "translation:de „Sag \"Amen\" und geh“, „sag: \"Amen\"“", "translation:sv Han sade: ”Förlåt mig” (”så”)",
    "translation:en his sa' and the Lord's \"word\"", "title:ar (سبحان", "transliteration (rabbi",
  ])
  func signsWithPartnersAreNot(text: String) { expect(UnmatchedSign.self, in: "dua slug=a\n  \(text)") }

  @Test(arguments: [
    ("translation:de „Vergib mir", ["„"], "is not closed"),
    ("translation:de Er sagte: „Wer sagt: ‚O Allah‘, dem wird vergeben.", ["„"], "is not closed"),
    ("translation:sv ”Förlåt mig", ["”"], "is not closed"),
    ("translation:sv Förlåt mig”", ["”"], "was not opened"),
    ("translation:fr Il dit “Pardonne", ["“"], "is not closed"),
    ("translation:en ”He said”", ["”", "”"], "was not opened"),
  ])
  func aSignOfAnotherLanguageWithoutPartnerIsUnmatched(text: String, marks: [String], what: String) {
    let trial = Trial(UnmatchedSign.self, "dua slug=a\n  \(text)")
    #expect(trial.marks == marks)
    #expect(trial.messages.allSatisfy { $0.contains(what) })
  }

  @Test(arguments: [
    ("He said, \"Praise Allah", "is not closed"), ("He said, Praise Allah\"", "was not opened"),
    ("\"Yes,\" he said, \"go to \"him\"", "is not closed"),
  ])
  func anOddNumberOfStraightMarksIsUnmatched(text: String, fact: String) {
    let trial = Trial(UnmatchedSign.self, "dua slug=a\n  translation:en \(text)")
    #expect(trial.marks == ["\""])
    #expect(trial.messages.first?.contains(fact) == true)
  }

  @Test func inchesAreNotUnmatched() {
    expect(UnmatchedSign.self, in: "dua slug=a\n  benefit:en a board of 6\" or more")
  }

  @Test func straySpacesAreOneFindingOfAText() {
    expect(
      StraySpaceInProse.self,
      in: "dua slug=a\n  translation:en He is Allah , the  One ( and only )",
      finds: """
        2 ` `: `translation` (en) of dua `a` has a space before `,` (and 3 more in this text): delete it
          fix 2 ` ` -> ``: correct the spaces
          fix 2 `  ` -> ` `: correct the spaces
          fix 2 ` ` -> ``: correct the spaces
          fix 2 ` ` -> ``: correct the spaces
        """
    )
    let trial = Trial(
      StraySpaceInProse.self,
      "dua slug=a\n  translation:en He is Allah , the  One ( and only )"
    )
    #expect(trial.fixed == ["He is Allah, the One (and only)"])
    #expect(trial.applicabilities == [.safe])
  }

  @Test(arguments: [
    ("translation:en Glory be to You ,O Allah", "Glory be to You, O Allah"),
    ("transliteration li-llāh ,ʿalayka", "li-llāh, ʿalayka"),
    ("translation:en (al-Bukhari ,6405)", "(al-Bukhari,6405)"),
  ])
  func aSpaceBeforeASignIsMovedToTheWordAfterIt(text: String, corrected: String) {
    #expect(Trial(StraySpaceInProse.self, "dua slug=a\n  \(text)").fixed == [corrected])
  }

  @Test func theSpaceOfAQuotationMarkIsMoved() {
    let moved = Trial(StraySpaceInProse.self, "dua slug=a\n  translation:en He said,\" Praise \"and left")
    #expect(moved.fixed == ["He said, \"Praise\" and left"])
  }

  @Test(arguments: [
    "benefit:en It weighs .5 of a dirham", "translation:en He said ... and left",
    "translation:en \"Yes,\" he said, \"go\" to",
    "translation:en a\" b", "translation:fr Seigneur ! Pardonne-moi : aie piti\u{E9}",
    "arabic سبحان  الله",
    "translation:en One, two (three). Four", "translation:en One line  \r      and another",
  ])
  func otherSpacesAreNot(text: String) { expect(StraySpaceInProse.self, in: "dua slug=a\n  \(text)") }

  @Test func missingSpacesAreOneFindingOfAText() {
    expect(
      MissingSpaceInProse.self,
      in: "dua slug=a\n  translation:en My Lord,forgive me.Have mercy on me;and guide me",
      finds: """
        2 `,`: `translation` (en) of dua `a` has no space after `,` (and 2 more in this text): write one
          fix 2 `` -> ` `: write a space
          fix 2 `` -> ` `: write a space
          fix 2 `` -> ` `: write a space
        """
    )
    let trial = Trial(MissingSpaceInProse.self, "dua slug=a\n  benefit:en He gives,and takes.He is One")
    #expect(trial.fixed == ["He gives, and takes. He is One"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    "translation:en My Lord, forgive me. Have mercy",
    "benefit:en (al-Bukhari 6405,6406) and 1,000 in the U.S.A.",
    "benefit:en See Sunnah.com or e.g.that", "context:en He said \"Yes,\" and left...",
    "translation:en O Allah!",
    "title:ar سبحان،الله", "transliteration rabbi,ghfir", "benefit:en Dr.Zakir",
    "benefit:en See www.Sunnah.com and https://Sunnah.Com/a,b",
  ])
  func signsWithASpaceAfterThemAreNot(text: String) {
    expect(MissingSpaceInProse.self, in: "dua slug=a\n  \(text)")
  }

  @Test func anAddressIsLookedForNearTheSign() {
    let text = "www.\(String(repeating: "a", count: 300)),b"
    #expect(Trial(MissingSpaceInProse.self, "dua slug=a\n  benefit:en \(text)").marks == [","])
  }
}
