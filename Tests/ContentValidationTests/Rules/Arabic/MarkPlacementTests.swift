import Testing
import UnicodeText

@testable import ContentValidation

/// The rules about marks in the wrong place: AR07, AR08, AR10 and AR11.
@Suite struct MarkPlacementTests {
  // MARK: AR07

  @Test(arguments: [
    ("ل\u{0627}\u{064E}", "ل\u{064E}\u{0627}"), ("سَبِيل\u{0627}\u{064B}", "سَبِيل\u{064B}\u{0627}"),
    ("إِل\u{0627}\u{0651}", "إِل\u{0651}\u{0627}"),
    ("إِل\u{0627}\u{064E}\u{0651}", "إِل\u{064E}\u{0651}\u{0627}"),
    ("بِل\u{0627}\u{064E}دِ", "بِل\u{064E}\u{0627}دِ"),
    ("ال\u{0627}\u{064E}\u{0651}", "ال\u{064E}\u{0651}\u{0627}"),
    ("ل\u{0627}\u{064E}\u{06DF}", "ل\u{064E}\u{0627}\u{06DF}"), ("فل\u{0627}\u{064E}", "فل\u{064E}\u{0627}"),
  ])
  func marksOfLamAlefAreWrittenOnTheLam(typed: String, fixed: String) {
    #expect(SampleText("قُلْ \(typed)").findings(MarkOnLamAlef.self).count == 1)
    #expect(SampleText("قُلْ \(typed)").changed(by: MarkOnLamAlef.self).text.scalars == "قُلْ \(fixed)".scalars)
    #expect(SampleText(typed, .prose).findings(MarkOnLamAlef.self) == [])
  }

  @Test(
    arguments: [
      ("ل\u{0627}\u{0650}سْمِكَ", "ل\u{0650}\u{0627}سْمِكَ"), ("ل\u{0627}\u{064F}قْسِمُ", "ل\u{064F}\u{0627}قْسِمُ"),
      ("ال\u{0627}\u{064E}رْضِ", "ال\u{064E}\u{0627}رْضِ"), ("وَال\u{0627}\u{064E}رْضِ", "وَال\u{064E}\u{0627}رْضِ"),
      ("وَبِال\u{0627}\u{064E}رْضِ", "وَبِال\u{064E}\u{0627}رْضِ"), ("ل\u{0627}\u{064C}", "ل\u{064C}\u{0627}"),
      ("ل\u{0627}\u{064D}", "ل\u{064D}\u{0627}"), ("لِل\u{0627}\u{064E}رْضِ", "لِل\u{064E}\u{0627}رْضِ"),
      ("وَلِل\u{0627}\u{064E}خِرَةِ", "وَلِل\u{064E}\u{0627}خِرَةِ"), ("ل\u{0627}\u{064E}نْتَ", "ل\u{064E}\u{0627}نْتَ"),
      ("فَل\u{0627}\u{064E}نَّ", "فَل\u{064E}\u{0627}نَّ"), ("ل\u{0627}\u{064E}بِي", "ل\u{064E}\u{0627}بِي"),
      ("اَل\u{0627}\u{064E}رَضِ", "اَل\u{064E}\u{0627}رَضِ"), ("سَل\u{0627}\u{064E}مْ", "سَل\u{064E}\u{0627}مْ"),
      ("سَل\u{0627}\u{064E}\u{064B}", "سَل\u{064E}\u{064B}\u{0627}"),
    ] as [(String, String)]
  )
  func aMarkThatMayBeThatOfAHamzaIsLeftToAPerson(typed: String, fixed: String) {
    let text = SampleText(typed)
    #expect(text.changed(by: MarkOnLamAlef.self).text.scalars == typed.scalars)
    #expect(text.changed(by: MarkOnLamAlef.self, .unsafe).text.scalars == fixed.scalars)
  }

  @Test(arguments: [
    "لِأَنَّ", "الأَرْضِ", "لِاسْمِكَ", "لَا", "ل\u{0627}\u{0654}\u{064E}نَّ", "ل\u{0627}\u{0653}", "ل\u{0627}\u{0670}",
    "لَ\u{0627}\u{064E}", "ل\u{0671}\u{064E}", "ك\u{0627}\u{064E}", "الاسم", "\u{0627}\u{064E}",
  ])
  func anAlefWithItsOwnMarkIsNotReported(text: String) {
    #expect(SampleText(text).findings(MarkOnLamAlef.self) == [])
  }

  @Test(arguments: [
    "ال\u{0627}\u{064E}\u{0651}هُ", "وَبِال\u{0627}\u{064E}\u{0651}هِ",
    "ال\u{0627}\u{064E}\u{0651}هُمَّ", "إِل\u{0627}\u{064E}\u{0651}ه", "صَل\u{0627}\u{064B}ةُ",
    "خَغَل\u{0627}\u{064E}\u{0649}",
  ])
  func aLamGetsNoMarkThatItCannotHave(word: String) {
    let trial = Trial(MarkOnLamAlef.self, arabic: word)
    #expect(trial.messages.count == 1)
    #expect(trial.messages.first?.hasSuffix("unless the word has another mistake") == true)
    #expect(trial.fixed == [])
  }

  @Test(arguments: [
    ("تَعَل\u{0627}\u{064E}\u{0649} جَدُّكَ", "تَعَ\u{0627}ل\u{064E}\u{0649} جَدُّكَ"),
    ("ل\u{0627}\u{064E}\u{0651}ذِي", "\u{0627}ل\u{064E}\u{0651}ذِي"),
  ])
  func anAlefAndALamInTheWrongOrderAreExchangedOnRequest(typed: String, fixed: String) {
    let text = SampleText(typed)
    #expect(
      text.findings(MarkOnLamAlef.self).first?.message.contains("the alef belongs before the lam") == true
    )
    #expect(text.changed(by: MarkOnLamAlef.self).text.scalars == typed.scalars)
    #expect(text.changed(by: MarkOnLamAlef.self, .unsafe).text.scalars == fixed.scalars)
  }

  @Test(arguments: [
    ("خَغَل\u{0627}\u{064E}ضَهُ", "خَغَل\u{064E}\u{0627}ضَهُ"),
    ("إِلل\u{0627}\u{064E}\u{0651}", "إِلل\u{064E}\u{0651}\u{0627}"),
    ("وَالصَّل\u{0627}\u{064E}\u{0627}ةِ", "وَالصَّل\u{064E}\u{0627}\u{0627}ةِ"),
    ("ل\u{0627}\u{064E}\u{0670}", "ل\u{064E}\u{0627}\u{0670}"),
    ("هل\u{0627}\u{064E}", "هل\u{064E}\u{0627}"), ("ظَل\u{0627}\u{064E}", "ظَل\u{064E}\u{0627}"),
  ])
  func aWordThatIsNotKnownIsChangedOnRequest(typed: String, fixed: String) {
    let text = SampleText(typed)
    #expect(text.changed(by: MarkOnLamAlef.self).text.scalars == typed.scalars)
    #expect(text.changed(by: MarkOnLamAlef.self, .unsafe).text.scalars == fixed.scalars)
  }

  @Test func aMarkOnLamAlefIsNamed() {
    expect(
      MarkOnLamAlef.self,
      in: "dua slug=a\n  arabic ل\u{0627}\u{064E} ال\u{0627}\u{064E}رْضِ",
      finds: """
        2 `ل\u{0627}\u{064E}`: `arabic` of dua `a` contains U+064E ARABIC FATHA on the alef of lam-alef in the word \
        `ل\u{0627}\u{064E}`: it belongs to the lam; write `ل\u{064E}\u{0627}`
          fix 2 `\u{0627}\u{064E}` -> `\u{064E}\u{0627}`: write the marks on the lam
        2 `ل\u{0627}\u{064E}`: `arabic` of dua `a` contains U+064E ARABIC FATHA on the alef of lam-alef in the word \
        `ال\u{0627}\u{064E}رْضِ`: it belongs to the lam; write `ل\u{064E}\u{0627}`, unless the alef is missing its hamza
          fix 2 `\u{0627}\u{064E}` -> `\u{064E}\u{0627}`: write the marks on the lam
        """
    )
  }

  // MARK: AR08

  @Test(arguments: [
    ("عِلْم\u{0627}\u{064B}", "عِلْم\u{064B}\u{0627}"), ("هُد\u{0649}\u{064B}", "هُد\u{064B}\u{0649}"),
    ("جُزْء\u{0627}\u{064B}،", "جُزْء\u{064B}\u{0627}،"), ("حَقّ\u{0627}\u{064B}", "حَق\u{064B}\u{0651}\u{0627}"),
    ("كُلّ\u{0627}\u{064B}", "كُل\u{064B}\u{0651}\u{0627}"),
    ("هُد\u{0649}\u{064B}\u{0670}", "هُد\u{064B}\u{0649}\u{0670}"),
  ])
  func tanwinIsWrittenBeforeItsAlef(typed: String, fixed: String) {
    #expect(SampleText("\(typed) قُلْ").findings(TanwinOnAlef.self).count == 1)
    #expect(SampleText("\(typed) قُلْ").changed(by: TanwinOnAlef.self).text.scalars == "\(fixed) قُلْ".scalars)
    #expect(SampleText(typed, .prose).findings(TanwinOnAlef.self) == [])
    #expect(SampleText(typed, .quran(surah: 20, ayah: 114)).findings(TanwinOnAlef.self) == [])
  }

  @Test func tanwinInsteadOfAFathaIsLeftToAPerson() {
    let text = SampleText("كَبِيرَ\u{0627}\u{064B}")
    #expect(text.changed(by: TanwinOnAlef.self).text.scalars == text.text.scalars)
    #expect(text.changed(by: TanwinOnAlef.self, .unsafe).text.scalars == "كَبِير\u{064B}\u{0627}".scalars)
    let shadda = SampleText("رَبَّ\u{0627}\u{064B}")
    #expect(
      shadda.changed(by: TanwinOnAlef.self, .unsafe).text.scalars == "رَب\u{064B}\u{0651}\u{0627}".scalars
    )
  }

  @Test(arguments: [
    ("فِيه\u{0627}\u{064B}", "فِيهَا"), ("لَيْل\u{0649}\u{064B}", "لَيْلَى"), ("زَكَّاه\u{0627}\u{064B}", "زَكَّاهَا"),
    ("أَطْعَمَن\u{0627}\u{064B}", "أَطْعَمَنَا"),
  ])
  func aWordThatIsKnownOnlyWithoutTanwinMayHaveNone(typed: String, plain: String) {
    let found = SampleText("\(typed) قُلْ").findings(TanwinOnAlef.self)
    #expect(found.first?.message.hasSuffix("before the alef, or `\(plain)` without tanwin") == true)
    #expect(found.map(\.fixIts) == [[]])
  }

  @Test func aTanwinInAWordThatIsNotKnownIsMovedOnRequest() {
    let text = SampleText("كَثِيهر\u{0627}\u{064B}")
    #expect(text.changed(by: TanwinOnAlef.self).text.scalars == text.text.scalars)
    #expect(text.changed(by: TanwinOnAlef.self, .unsafe).text.scalars == "كَثِيهر\u{064B}\u{0627}".scalars)
  }

  @Test(arguments: [
    ("رِض\u{0627}\u{064B} نَفْسِهِ", "رِض\u{064B}\u{0627} نَفْسِهِ"),
    ("خَغ\u{0627}\u{064B} قُلْ", "خَغ\u{064B}\u{0627} قُلْ"),
  ])
  func aTanwinBeforeAGenitiveOrInAShortUnknownWordIsMovedOnRequest(typed: String, fixed: String) {
    let text = SampleText(typed)
    #expect(text.changed(by: TanwinOnAlef.self).text.scalars == typed.scalars)
    #expect(text.changed(by: TanwinOnAlef.self, .unsafe).text.scalars == fixed.scalars)
  }

  @Test(arguments: [
    "عَل\u{0649}\u{064B}", "كَم\u{0627}\u{064B}", "ل\u{0627}\u{064B}", "إِل\u{0627}\u{064B}",
    "الْهُد\u{0649}\u{064B}",
  ])
  func aTanwinOnAWordThatNeverHasOneIsNotMoved(word: String) {
    #expect(SampleText(word).findings(TanwinOnAlef.self) == [])
    #expect(SampleText(word).findings(MarkOnLamAlef.self) == [])
    #expect(SampleText(word).findings(ImpossibleSpelling.self).count == 1)
  }

  @Test func anotherMarkOfAWordWithAWrongTanwinIsReported() {
    #expect(SampleText("الصَّل\u{0627}\u{064E}ةٌ").marks(MarkOnLamAlef.self) == ["ل\u{0627}\u{064E}"])
  }

  @Test func aTanwinBeforeAndOnItsAlefIsWrittenOnce() {
    let text = SampleText("عِلْم\u{064B}\u{0627}\u{064B} قُلْ")
    #expect(text.findings(TanwinOnAlef.self).count == 1)
    #expect(text.changed(by: TanwinOnAlef.self).text.scalars == "عِلْم\u{064B}\u{0627} قُلْ".scalars)
  }

  @Test func tanwinThatFollowsAnotherVowelIsOnlyReported() {
    #expect(SampleText("كَبِيرُ\u{0627}\u{064B}").findings(TanwinOnAlef.self).map(\.fixIts) == [[]])
  }

  @Test(arguments: [
    "عِلْمًا", "هُدًى", "مَاءً", "رَحْمَةً", "شَيْءً", "ل\u{0627}\u{064B}", "\u{0627}\u{064B}", "عِلْم\u{0627}\u{064B}نَافِع",
    "عِلْم\u{0627}\u{064C}",
  ])
  func tanwinElsewhereIsNotReported(text: String) {
    #expect(SampleText(text).findings(TanwinOnAlef.self) == [])
  }

  @Test func tanwinOnAlefIsNamed() {
    expect(
      TanwinOnAlef.self,
      in: "dua slug=a\n  arabic عِلْم\u{0627}\u{064B}",
      finds: """
        2 `\u{0627}\u{064B}`: `arabic` of dua `a` contains U+064B ARABIC FATHATAN on the final U+0627 ARABIC LETTER ALEF of \
        `عِلْم\u{0627}\u{064B}`: the tanwin is a vowel of the preceding letter; write it before the alef
          fix 2 `\u{0627}\u{064B}` -> `\u{064B}\u{0627}`: write the tanwin before the alef
        """
    )
  }

  // MARK: AR10

  @Test(arguments: [
    ("\u{064E}قُلْ", "\u{064E}", "at the start of the text"),
    ("قُل \u{0652}", "\u{0652}", "after U+0020 SPACE"),
    ("قُل،\u{064B} هُوَ", "\u{064B}", "after U+060C ARABIC COMMA"),
    ("(\u{0651}\u{064E}قُل", "\u{0651}\u{064E}", "LEFT PARENTHESIS"),
    ("٣\u{064E}", "\u{064E}", "after U+0663"), ("x\u{0670}", "\u{0670}", "after U+0078"),
  ])
  func aMarkNeedsALetter(text: String, mark: String, place: String) {
    let sample = SampleText(text)
    #expect(sample.marks(MarkWithoutLetter.self).map(\.scalars) == [mark.scalars])
    let found = sample.findings(MarkWithoutLetter.self)
    #expect(found.first?.message.contains(place) == true)
    #expect(found.first?.fixIts == [])
    #expect(SampleText(text, .prose).findings(MarkWithoutLetter.self) == [])
  }

  @Test(arguments: [
    "قُلْ", "قُل\u{200D}\u{0652}", "هُوَ \u{06DA} قُلْ", "\u{06DC} قُلْ", "إِلَـٰهَ", "\u{FEDF}\u{064E}", "قُلْ \u{0610}",
    "ء\u{064B}",
  ])
  func aMarkOnALetterAndASignOfTheQuranAreSound(text: String) {
    #expect(SampleText(text).findings(MarkWithoutLetter.self) == [])
  }

  @Test func aMarkWithoutALetterIsNamed() {
    expect(
      MarkWithoutLetter.self,
      in: "dua slug=a\n  arabic السَّجْدَة،\u{0650} قُلْ",
      finds: """
        2 `\u{0650}`: `arabic` of dua `a` contains U+0650 ARABIC KASRA without a letter after U+060C ARABIC COMMA: \
        write it directly after its letter, or remove it
        """
    )
  }

  // MARK: AR11

  @Test(arguments: [
    "نُورٌعَلَىٰ", "كِتَابٍمُبِينٍ", "كِتَابًمُبِين", "كِتَابًامُبِينًا", "اللًّهُمَّ", "هُدًىوَرَحْمَةً", "كِتَابٌ\u{0640}مُبِينٌ",
    "كِتَابٌ\u{200D}مُبِينٌ",
    "كِتَاب\u{08F1}مُبِين", "نُورٌو", "رَبٍو",
  ])
  func tanwinInsideAWordIsReported(text: String) {
    #expect(SampleText(text).findings(TanwinInsideWord.self).count == 1)
    #expect(SampleText(text, .prose).findings(TanwinInsideWord.self) == [])
  }

  @Test(arguments: [
    "نُورٌ عَلَىٰ", "كِتَابًا", "هُدًى", "هُدًىٰ", "مَاءً", "رَبًّا،", "عَمْرٌو", "عَمْرٍو", "وَعَمْرٍو،", "امْرُؤٌا\u{06DF}", "نُورٌ(٣)",
    "عَصًا ",
    "هُد\u{064B}\u{06CC}", "نُورٌ3",
  ])
  func tanwinAtTheEndOfAWordIsSound(text: String) {
    #expect(SampleText(text).findings(TanwinInsideWord.self) == [])
  }

  @Test func aKnownWordNeedsASingleVowel() {
    expect(
      TanwinInsideWord.self,
      in: "dua slug=a\n  arabic رَبًّنَا آتِنَا",
      finds: """
        2 `بًّ`: `arabic` of dua `a` contains U+064B ARABIC FATHATAN inside the word `رَبًّنَا`: tanwin ends a word; write a single \
        vowel, U+064E ARABIC FATHA
        """
    )
  }

  @Test(arguments: [("أَحَبُّ الْكٌلَامِ", ["كٌ"]), ("الْحٍوْقَلَةُ", ["حٍ"]), ("دُعَاءٌ عِنْدَ النَّوْمِ", [])])
  func tanwinInsideAWordOfATitleIsFound(title: String, marks: [String]) {
    #expect(Trial(TanwinInsideWord.self, "dua slug=a\n  title:ar \(title)").marks == marks)
  }

  @Test func aSpaceIsWrittenBeforeAKnownWord() {
    let trial = Trial(TanwinInsideWord.self, arabic: "قَلْبٍلَا نُورٌو رَبٍّخَغْزَ")
    #expect(trial.fixed == ["قَلْبٍ لَا نُورٌو رَبٍّخَغْزَ"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test func theMessageSeparatesTheJoinedWords() {
    expect(
      TanwinInsideWord.self,
      in: "dua slug=a\n  arabic نُورٌعَلَىٰ كِتَابًامُبِين",
      finds: """
        2 `رٌ`: `arabic` of dua `a` contains U+064C ARABIC DAMMATAN inside the word `نُورٌعَلَىٰ`: tanwin ends a word; did you \
        mean `نُورٌ عَلَىٰ`, or another vowel?
          fix 2 `` -> ` `: separate the words
        2 `بً`: `arabic` of dua `a` contains U+064B ARABIC FATHATAN inside the word `كِتَابًامُبِين`: tanwin ends a word; did you \
        mean `كِتَابًا مُبِين`, or another vowel?
          fix 2 `` -> ` `: separate the words
        """
    )
  }
}
