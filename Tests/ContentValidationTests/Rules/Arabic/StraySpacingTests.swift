import Testing
import UnicodeText

@testable import ContentValidation

/// AR06.
@Suite struct StraySpacingTests {
  static let controls: [Unicode.Scalar] =
    [0x00AD, 0x061C, 0xFEFF].compactMap { Unicode.Scalar($0) }
    + [(0x200B...0x200F), (0x202A...0x202E), (0x2060...0x2069)].joined().compactMap { Unicode.Scalar($0) }

  static let spaces: [Unicode.Scalar] =
    ([0x09, 0x85, 0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000] + Array(0x2000...0x200A))
    .compactMap { Unicode.Scalar($0) }

  @Test(arguments: controls)
  func anInvisibleControlIsDeleted(control: Unicode.Scalar) {
    for kind in [SampleText.Kind.recited, .prose] {
      for (typed, fixed) in [
        ("سُب\(control)حَانَ", "سُبحَانَ"), ("\(control)سُبْحَانَ\(control)", "سُبْحَانَ"),
        ("قُلْ\(control) سُبْحَانَ", "قُلْ سُبْحَانَ"),
        ("قُلْ \(control) سُبْحَانَ", "قُلْ سُبْحَانَ"),
      ] {
        let text = SampleText(typed, kind)
        #expect(text.findings(StraySpacing.self).allSatisfy { $0.message.contains(control.codePointAndName) })
        #expect(text.changed(by: StraySpacing.self).text.scalars == fixed.scalars)
      }
    }
  }

  @Test(arguments: spaces)
  func anotherSpaceIsWrittenAsOneSpace(space: Unicode.Scalar) {
    for kind in [SampleText.Kind.recited, .prose] {
      for typed in ["قُلْ\(space)هُوَ", "قُلْ \(space)هُوَ", "قُلْ\(space)\(space)هُوَ"] {
        let text = SampleText(typed, kind)
        #expect(text.findings(StraySpacing.self).map { $0.message.contains(space.codePoint) } == [true])
        #expect(text.changed(by: StraySpacing.self).text.scalars == "قُلْ هُوَ".scalars)
      }
    }
  }

  @Test(arguments: [
    ("قُلْ  هُوَ", "قُلْ هُوَ"), (" قُلْ", "قُلْ"), ("قُلْ ", "قُلْ"), ("قُلْ ، هُوَ", "قُلْ، هُوَ"), ("قُلْ ؛ هُوَ", "قُلْ؛ هُوَ"),
    ("قُلْ .", "قُلْ."), ("قُلْ  . هُوَ", "قُلْ. هُوَ"), ("قُلْ \u{A0}، هُوَ", "قُلْ، هُوَ"),
  ])
  func straySpaceIsDeleted(typed: String, fixed: String) {
    for kind in [SampleText.Kind.recited, .prose] {
      #expect(SampleText(typed, kind).findings(StraySpacing.self).count == 1)
      #expect(SampleText(typed, kind).changed(by: StraySpacing.self).text.scalars == fixed.scalars)
    }
  }

  @Test(arguments: [
    "قُلْ ... هُوَ", "قُلْ ﴿هُوَ﴾ (٣)", "قُلْ؟ هُوَ! «هُوَ»", "قُلْ", " ", "\u{200F}", "قُلْ \n  هُوَ",
  ])
  func aTextThatIsSpacedWellOrReportedByAnotherRuleIsLeftAlone(text: String) {
    #expect(SampleText(text).findings(StraySpacing.self) == [])
  }

  @Test(arguments: ["قال \u{200F}(Sahih)", "رواه \u{2068}Bukhari\u{2069} في", "هجرية 12\u{200F}، ثم"])
  func proseMayHaveDirectionControlsNextToForeignText(text: String) {
    #expect(SampleText(text, .prose).findings(StraySpacing.self) == [])
    #expect(!SampleText(text, .recited).findings(StraySpacing.self).isEmpty)
  }

  @Test func aJoinerMayFollowTheHehOfAHijriYear() {
    #expect(SampleText("سنة ١٤٤٥ ه\u{200D} في", .prose).findings(StraySpacing.self) == [])
    #expect(SampleText("سنة ١٤٤٥ ه\u{200D}، في", .prose).findings(StraySpacing.self) == [])
    #expect(SampleText("ه\u{200D}ذا", .prose).findings(StraySpacing.self).count == 1)
  }

  @Test func textsOfOtherLanguagesKeepTheirSpacesAndControls() {
    let english = "The word  \u{2067}سبحان الله\u{2069} , said \u{A0}thrice"
    #expect(SampleText(english, .english).findings(StraySpacing.self) == [])
    #expect(SampleText("می\u{200C}شود، ب\u{200F}ل", .urdu).findings(StraySpacing.self) == [])
    let torn = SampleText("The word سب\u{200B}حان", .english)
    #expect(torn.changed(by: StraySpacing.self).text == "The word سبحان")
    #expect(SampleText("The name می\u{200C}شود", .english).findings(StraySpacing.self) == [])
  }

  @Test(arguments: ["\u{200B}", "\u{200E}", "\u{00AD}", "\u{2066}", "\u{061C}", "\u{200D}"])
  func twoKnownWordsAreNotJoined(control: String) {
    let text = SampleText("أَعُوذُ\(control)بِكَ مِنَ")
    #expect(text.findings(StraySpacing.self).count == 1)
    let isWordBreak = control == "\u{200B}"
    #expect(
      text.changed(by: StraySpacing.self).text.scalars
        == (isWordBreak ? "أَعُوذُ بِكَ مِنَ" : text.text).scalars
    )
    #expect(
      text.changed(by: StraySpacing.self, .unsafe).text.scalars
        == (isWordBreak ? text.text : "أَعُوذُ بِكَ مِنَ").scalars
    )
  }

  @Test(arguments: [
    ("مِنْ\u{200B}هُمْ", "مِنْ هُمْ"), ("تَسْتَغْفِطُ\u{200B}بِعَظَمْطِكَ", "تَسْتَغْفِطُ بِعَظَمْطِكَ"),
    ("أَعُوذُ\u{200E}بِعَظَمْطِكَ", "أَعُوذُ بِعَظَمْطِكَ"), ("نُطْبٌ\u{200F}قُضْمٌ", "نُطْبٌ قُضْمٌ"),
    ("نُطْبَةُ\u{2060}قُضْم", "نُطْبَةُ قُضْم"),
  ])
  func ambiguousWordsAreLeftToAPerson(typed: String, parted: String) {
    let text = SampleText(typed)
    #expect(text.changed(by: StraySpacing.self).text.scalars == typed.scalars)
    #expect(text.changed(by: StraySpacing.self, .unsafe).text.scalars == parted.scalars)
  }

  @Test func theWordsOfTheLibraryAreKnown() {
    let parted = "دُعْطَبٌ يُسْتَضْغَطُ"
    let trial = Trial(StraySpacing.self, duas("arabic", [parted, "دُعْطَبٌ\u{200B}يُسْتَضْغَطُ"]))
    #expect(trial.fixed == [parted])
    #expect(trial.applicabilities == [.safe])
  }

  @Test func aControlBesideASpaceIsMarkedAlone() {
    let text = SampleText("قُلْ \u{200F}هُوَ \u{200F} اللهُ")
    #expect(text.marks(StraySpacing.self) == ["\u{200F}", "\u{200F}"])
    #expect(text.changed(by: StraySpacing.self).text.scalars == "قُلْ هُوَ اللهُ".scalars)
  }

  @Test func invisibleCharactersAreNamed() {
    expect(
      StraySpacing.self,
      in: """
        dua slug=a
          arabic سُب\u{200B}حَانَ  اللهِ\u{A0}رَبِّ ، قُل\u{0020}
        """,
      finds: """
        2 `\u{200B}`: `arabic` of dua `a` contains U+200B ZERO WIDTH SPACE after `سُب`: it is invisible and makes equal \
        texts differ; delete it
          fix 2 `\u{200B}` -> ``: delete invisible characters
        2 `\u{A0}`: `arabic` of dua `a` contains U+00A0 NO-BREAK SPACE after `اللهِ`: words are separated by U+0020 SPACE; \
        write one
          fix 2 `\u{A0}` -> ` `: write one space
        2 ` `: `arabic` of dua `a` ends with a space: white space around a text is layout; delete it
          fix 2 ` ` -> ``: delete the space
        2 ` `: `arabic` of dua `a` contains a space before U+060C ARABIC COMMA: punctuation follows its word directly; \
        delete the space
          fix 2 ` ` -> ``: delete the space
        2 `  `: `arabic` of dua `a` contains 2 spaces after `حَانَ`: words are separated by one space; write one
          fix 2 `  ` -> ` `: write one space
        """
    )
  }

  @Test func anotherSpaceWhereNoneBelongsIsDeleted() {
    expect(
      StraySpacing.self,
      in: """
        dua slug=a
          arabic سُبْحَانَ اللهِ\u{A0}، رَبِّ\u{A0}
        """,
      finds: """
        2 `\u{A0}`: `arabic` of dua `a` contains U+00A0 NO-BREAK SPACE after `اللهِ`: no space belongs there; delete it
          fix 2 `\u{A0}` -> ``: delete the space
        2 `\u{A0}`: `arabic` of dua `a` contains U+00A0 NO-BREAK SPACE after `رَبِّ`: no space belongs there; delete it
          fix 2 `\u{A0}` -> ``: delete the space
        """
    )
  }

  @Test func aParticleOfOneLetterIsJoinedToItsWord() {
    expect(
      StraySpacing.self,
      in: "dua slug=a\n  arabic سُبْحَانَ اللَّهِ وَ الْحَمْدُ لِلَّهِ",
      finds: """
        2 `وَ `: `arabic` of dua `a` contains a space after `وَ`, which is joined to the next word: delete the space
          fix 2 ` ` -> ``: delete the space
        """
    )
    for particle in ["فَ ", "بِ ", "كَ ", "لِ ", "وَبِ ", "و "] {
      #expect(Trial(StraySpacing.self, arabic: "اللَّهُمَّ \(particle)رَبِّكَ").marks == [particle])
    }
    let title = Trial(StraySpacing.self, "dua slug=a\n  title:ar دعاء لقاء العدو و ذي السلطان")
    #expect(title.marks == ["و "])
    let trial = Trial(StraySpacing.self, arabic: "وَ قُلْ وَ قُلْ وَ قُلْ وَ قُلْ")
    #expect(trial.marks == ["وَ "])
    #expect(trial.fixed == ["وَقُلْ وَقُلْ وَقُلْ وَقُلْ"])
  }

  @Test(arguments: [
    "ص وَالْقُرْآنِ", "قِ نَفْسِي", "وَلِ أَمْرِي", "وَ، ثُمَّ", "رَبِّ وَ", "هُوَ اللَّهُ", "فِي كُلِّ", "رَ بِّ اجْعَلْنِي",
    "بِ؟كَ مِنَ الْكَسَلِ", "بِ[كَ مِنَ الْكَسَلِ", "هُ،وَ اللَّهُ",
  ])
  func otherShortWordsAreNotJoined(text: String) {
    #expect(Trial(StraySpacing.self, arabic: text).marks == [])
  }

  @Test(arguments: [("وَإِلَيْ كَ الْمَصِيرُ", "وَإِلَيْكَ الْمَصِيرُ"), ("رَحْمَتِ كَ الْوَاسِعَةِ", "رَحْمَتِكَ الْوَاسِعَةِ")])
  func aLetterBetweenSpacesIsJoinedOnce(text: String, fixed: String) {
    #expect(Trial(StraySpacing.self, arabic: text).marks == [])
    #expect(Trial(SplitWord.self, arabic: text).fixed == [fixed])
  }

  @Test func aKafMayBelongToEitherWord() {
    let trial = Trial(StraySpacing.self, arabic: "يَا نَبِيِّ كَ الْكَرِيمِ")
    #expect(
      trial.messages.first?.hasSuffix("delete the space, or the one before it if it ends the word before")
        == true
    )
    #expect(trial.fixed == [])
  }

  @Test(arguments: ["رَبِّ (وَ قُلْ)", "(رَبِّ)وَ قُلْ", "«رَبِّ»وَ قُلْ", "سُبْحَانَ اللَّهِ،وَ بِحَمْدِهِ"])
  func aParticleBesideASignIsJoined(text: String) {
    #expect(Trial(StraySpacing.self, arabic: text).marks == ["وَ "])
  }

  @Test func aConjunctionIsNotTheEndOfTheWordBefore() {
    let trial = Trial(StraySpacing.self, arabic: "اغْفِرْ لَهُ وَ ارْحَمْهُ")
    #expect(trial.marks == ["وَ "])
    #expect(trial.fixed == ["اغْفِرْ لَهُ وَارْحَمْهُ"])
  }

  @Test func aWordAfterADetachedParticleIsNotCalledImpossible() {
    #expect(Trial(ImpossibleSpelling.self, arabic: "لَا إِلَهَ إِلَّا اللَّهُ وَ حْدَهُ").marks == [])
    #expect(Trial(ImpossibleSpelling.self, arabic: "لَا إِلَهَ إِلَّا اللَّهُ حْدَهُ").marks == ["حْ"])
  }

  /// They are reported, but no fix touches a verse.
  @Test(arguments: [
    ("هُوَ\u{A0}اللَّهُ", StraySpacing.self as any Rule.Type), ("هُوَ  اللَّهُ", StraySpacing.self),
    ("هُوَ \u{200F}اللَّهُ", StraySpacing.self), ("هُوَ ... اللَّهُ", RepeatedPunctuation.self),
    ("هُوَ… اللَّهُ", RepeatedPunctuation.self),
  ])
  func signsWithinAVerseAreLeftToTheEditor(words: String, rule: any Rule.Type) {
    let source = "type=quran surah=112 ayah=1"
    let trial = Trial(rule, arabic: "قُلْ \(words) أَحَدٌ", source: source)
    #expect(!trial.marks.isEmpty)
    #expect(trial.fixed == [])
    #expect(Trial(rule, arabic: "قُلْ هُوَ اللَّهُ أَحَدٌ", source: source).marks == [])
  }

  @Test(arguments: ["يَا ؛\u{064E}يُّومُ", "لَنَا ،\u{064F}نُوبَنَا", "دُعَاءُ ؛لْعَافِيَةِ", "أَمْسَى )لْمُلْكُ"])
  func aSignThatWasTypedForALetterIsNotMoved(text: String) {
    #expect(SampleText(text).findings(StraySpacing.self) == [])
  }

  @Test(arguments: ["رَبِّ .ا", "يئس .ن", "إِنِّي ؛خَغْذٌ", "وَيَقُولُ ،(رَبِّ))"])
  func aSignThatMayStandForALetterOrABracketIsMovedOnRequest(text: String) {
    #expect(Trial(StraySpacing.self, arabic: text).applicabilities == [.unsafe])
  }

  @Test func aBracketWithoutItsPairIsMovedOnRequest() {
    #expect(Trial(StraySpacing.self, arabic: "رَبِّ( اغْفِرْ").applicabilities == [.unsafe])
    #expect(Trial(StraySpacing.self, arabic: "رَبِّ( اغْفِرْ)").applicabilities == [.safe])
    #expect(Trial(StraySpacing.self, arabic: "رَبِّ )اغْفِرْ").applicabilities == [.unsafe])
  }

  @Test(arguments: ["( سُبْحَانَ اللَّهِ )", "[ سُبْحَانَ اللَّهِ]", "(سُبْحَانَ اللَّهِ )"])
  func spacesInsideBracketsAreRemoved(text: String) {
    let trial = Trial(StraySpacing.self, arabic: "رَبِّ \(text) رَبِّ")
    let bracketed = text.hasPrefix("(") ? "(سُبْحَانَ اللَّهِ)" : "[سُبْحَانَ اللَّهِ]"
    #expect(trial.fixed == ["رَبِّ \(bracketed) رَبِّ"])
    #expect(trial.messages.allSatisfy { $0.contains("beside the bracket of") })
  }

  @Test(
    arguments: [
      ("سُبْحَانَ اللَّهِ ،وَالْحَمْدُ لِلَّهِ", "سُبْحَانَ اللَّهِ، وَالْحَمْدُ لِلَّهِ"), ("رَبِّ .اغْفِرْ لِي", "رَبِّ. اغْفِرْ لِي"),
      ("رَزَقَنِي هَذَا( الثَّوْبَ)", "رَزَقَنِي هَذَا (الثَّوْبَ)"), ("((سُبْحَانَ اللَّهِ) )وَفِي", "((سُبْحَانَ اللَّهِ)) وَفِي"),
      ("قَالَ:( (رَبِّ))", "قَالَ: ((رَبِّ))"), ("رَبِّ) (اغْفِرْ", nil), ("رَبِّ ((اغْفِرْ", nil), ("(رَبِّ ) اغْفِرْ", "(رَبِّ) اغْفِرْ"),
      ("رَبِّ ،( اغْفِرْ)", "رَبِّ، (اغْفِرْ)"),
    ] as [(String, String?)]
  )
  func aSpaceOnTheWrongSideOfASignIsMoved(text: String, fixed: String?) {
    let trial = Trial(StraySpacing.self, arabic: text)
    #expect(trial.fixed == (fixed.map { [$0] } ?? []))
    #expect(trial.applicabilities.allSatisfy { $0 == .safe })
  }

  @Test func aPeriodBeforeTheLastWordMayEndTheText() {
    let trial = Trial(StraySpacing.self, arabic: "سُبْحَانَ اللَّهِ .وَبِحَمْدِهِ")
    #expect(
      trial.messages.first?.hasSuffix("write it on the other side, or the sign at the end of the text")
        == true
    )
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("سُبْ\u{A0}حَانَ اللَّهِ", "سُبْحَانَ اللَّهِ"), ("أَسْتَغْ\u{202F}فِرُ اللَّهَ", "أَسْتَغْفِرُ اللَّهَ"),
    ("رَبِّ الْعَظِ\u{2009}يمِ", "رَبِّ الْعَظِيمِ"),
  ])
  func anotherSpaceInsideAWordIsDeletedOnRequest(text: String, fixed: String) {
    let trial = Trial(StraySpacing.self, arabic: text)
    #expect(trial.messages.first?.hasSuffix("no space belongs there; delete it") == true)
    #expect(trial.fixed == [fixed])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test func theSideOfASpaceIsNamed() {
    expect(
      StraySpacing.self,
      in: "dua slug=a\n  arabic رَبِّ ،هَذَا( الثَّوْبُ)",
      finds: """
        2 ` `: `arabic` of dua `a` contains a space before U+060C ARABIC COMMA, not after it: no space separates a sign from its \
        word; write it on the other side
          fix 2 ` ،` -> `، `: move the space
        2 ` `: `arabic` of dua `a` contains a space after U+0028 LEFT PARENTHESIS, not before it: no space separates a sign from \
        its word; write it on the other side
          fix 2 `( ` -> ` (`: move the space
        """
    )
  }

  @Test func spacesInsideOrnateBracketsAreNot() {
    #expect(Trial(StraySpacing.self, arabic: "رَبِّ ﴿ قُلْ هُوَ اللَّهُ أَحَدٌ ﴾ رَبِّ").marks == [])
  }
}
