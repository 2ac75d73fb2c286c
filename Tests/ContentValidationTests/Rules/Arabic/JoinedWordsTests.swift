import Testing

@testable import ContentValidation

@Suite struct JoinedWordsTests {
  @Test func adjacentWordsOfTheQuranAreSeparated() {
    expect(
      JoinedWords.self,
      in: "dua slug=a\n  arabic مَا شَاءَاللهُ",
      finds: """
        2 `شَاءَاللهُ`: `شَاءَاللهُ` in `arabic` of dua `a` is two words, `شَاءَ` and `اللهُ`: write a space between them
          fix 2 `` -> ` `: separate the words
        """
    )
  }

  @Test(arguments: [
    ("أَعُوذُبِكَ", "أَعُوذُ بِكَ"), ("أَعُوْذُبِكَ", "أَعُوْذُ بِكَ"), ("الْحَمْدُلِلَّهِ", "الْحَمْدُ لِلَّهِ"), ("اغْفِرْلِي", "اغْفِرْ لِي"),
    ("رَحْمَةُاللهِ", "رَحْمَةُ اللهِ"), ("عَلَىالْعَرْشِ", "عَلَى الْعَرْشِ"),
  ])
  func joinedWordsAreSeparated(joined: String, parted: String) {
    let trial = Trial(JoinedWords.self, arabic: "رَبِّ \(joined) آمِينَ")
    #expect(trial.marks == [joined])
    #expect(trial.fixed == ["رَبِّ \(parted) آمِينَ"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [("يَاحَيُّ", "يَا حَيُّ"), ("يَاقَيُّومُ", "يَا قَيُّومُ"), ("يَاذَا", "يَا ذَا"), ("يَارَحْمَنُ", "يَا رَحْمَنُ")])
  func theVocativeIsSeparated(joined: String, parted: String) {
    #expect(Trial(JoinedWords.self, arabic: "\(joined) أَنْتَ رَبِّي").fixed == ["\(parted) أَنْتَ رَبِّي"])
  }

  @Test(arguments: ["إِنْشَاءَ", "وَإِنْشَاءَ", "انْشَاءَ"]) func ifAllahWillsAreThreeWords(joined: String) {
    let trial = Trial(JoinedWords.self, arabic: "رَبِّ \(joined) اللَّهُ")
    #expect(trial.fixed == ["رَبِّ \(joined.replacing("شَاءَ", with: " شَاءَ")) اللَّهُ"])
  }

  @Test(arguments: [
    ("ثَبِّتْقَلْبِي", "ثَبِّتْ قَلْبِي"), ("نَفْسِيبِيَدِهِ", "نَفْسِي بِيَدِهِ"), ("سَمِعْتُرَسُولَ", "سَمِعْتُ رَسُولَ"),
  ])
  func knownWordsAreSeparatedThatAreAdjacentNowhere(joined: String, parted: String) {
    #expect(Trial(JoinedWords.self, arabic: "رَبِّ \(joined) آمِينَ").fixed == ["رَبِّ \(parted) آمِينَ"])
  }

  @Test(arguments: ["فَسَأَلَهُمَا", "تَجْعَلُهُمَا", "مُتَقَبَّلًا", "الْمُعَوِّذَتَيْنِ", "وَاسْتَخْرَجْتُهُ", "إِسْرَافِيلَ"])
  func unknownWordsWithPronounsAreOneWord(word: String) {
    #expect(Trial(JoinedWords.self, arabic: "رَبِّ \(word) آمِينَ").marks == [])
  }

  @Test func theNumbersOfHundredsAreOneWord() {
    let texts = ["ثَلَاثُ مِائَةِ مَرَّةٍ", "ثَلَاثُ مِائَةِ مَرَّةٍ", "ثَلَاثُمِائَةِ مَرَّةٍ"]
    #expect(Trial(JoinedWords.self, duas("arabic", texts)).marks == [])
  }

  @Test(arguments: [
    "إِنْشَاءُ الْخَلْقِ", "أَنْشَأْتَهُنَّ إِنْشَاءً", "لَكَ الْحَمْدُ إِنْشَاءَ الْخَلْقِ", "مَا أَعْظَمَ إِنْشَاءَ خَلْقِكَ", "إِنْشَاءَ رَبِّنَا لِلْخَلْقِ",
    "خَطَإِنَا وَعَمْدِنَا",
  ])
  func otherFormsOfTheNounAreOneWord(arabic: String) {
    #expect(Trial(JoinedWords.self, arabic: arabic).marks == [])
  }

  @Test func adjacentWordsOfTheLibraryAreSeparated() {
    let texts = ["أَسْتَفْتِحُكَ سُبُّوحًا", "أَسْتَفْتِحُكَ سُبُّوحًا", "أَسْتَفْتِحُكَسُبُّوحًا"]
    #expect(Trial(JoinedWords.self, duas("arabic", texts)).marks == ["أَسْتَفْتِحُكَسُبُّوحًا"])
    #expect(
      Trial(JoinedWords.self, duas("arabic", [texts[0], texts[2], texts[2]])).marks == [],
      "what is joined more often than parted is a word"
    )
  }

  @Test(arguments: [("بِكَأَصْبَحْنَا", "بِكَ أَصْبَحْنَا"), ("وَبِكَأَمْسَيْنَا", "وَبِكَ أَمْسَيْنَا"), ("لَكَالْحَمْدُ", "لَكَ الْحَمْدُ")])
  func wordsWhoseFirstOccursElsewhereTooAreSeparated(joined: String, parted: String) {
    let texts = [parted, joined, "\(parted.split(separator: " ")[0]) آمَنْتُ"]
    let trial = Trial(JoinedWords.self, duas("arabic", texts))
    #expect(trial.marks == [joined])
    #expect(trial.fixed == [parted])
  }

  @Test func aNameIsNotTwoWordsWithOtherVowels() {
    let texts = ["وَمَنْ صَوَّرَ", "وَمَنْ صَوَّرَ", "وَمَنْصُورٍ"]
    #expect(Trial(JoinedWords.self, duas("arabic", texts)).marks == [])
  }

  @Test(arguments: [("إِنَّ جَارَ", "إِنْجَارٍ"), ("إِنَّ مَاءَ", "إِنْمَاءٍ"), ("إِنَّ دَارَ", "إِنْدَارٍ")])
  func aNounIsNotAParticleWithShaddaAndAWord(pair: String, word: String) {
    let texts = ["\(pair) الْبَادِيَةِ يَتَحَوَّلُ", "\(pair) الْمُقَامَةِ", "رَبِّ \(word)"]
    #expect(Trial(JoinedWords.self, duas("arabic", texts)).marks == [])
  }

  @Test func aParticleIsSeparatedWhoseMarksAreThoseOfThePair() {
    let texts = ["وَإِنْ مَاتَ عَبْدُكَ", "إِنْ مَاتَ أَوْ عَاشَ", "رَبِّ إِنْمَاتَ"]
    #expect(Trial(JoinedWords.self, duas("arabic", texts)).marks == ["إِنْمَاتَ"])
  }

  @Test func aConjunctionDoesNotChangeThePair() {
    let texts = ["اللَّهُمَّ وَلَكَ الْحَمْدُ", "لَكَ مَا سَكَنَ وَلَكَ مَا تَحَرَّكَ", "لَكَالْحَمْدُ"]
    #expect(Trial(JoinedWords.self, duas("arabic", texts)).marks == ["لَكَالْحَمْدُ"])
  }

  @Test func wordsSeparatedByAnInvisibleCharacterAreLeftToStraySpacing() {
    #expect(Trial(JoinedWords.self, arabic: "أَعُوذُ\u{200E}بِكَ").marks == [])
    #expect(Trial(JoinedWords.self, arabic: "أَعُو\u{200E}ذُبِكَ").marks == ["أَعُو\u{200E}ذُبِكَ"])
  }

  @Test(arguments: [
    "عَمَّارُ بْنُ يَاسِرٍ", "رَطْبٍ وَلَا يَابِسٍ", "يَاقُوتَةٌ", "يَأْتِي",
    "وَمَالِي وَأَهْلِي", "بَعْدَمَا أَمَاتَنَا", "أَصْحَابِكَ وَذُنُوبِكَ", "إِنَّمَا وَكُلَّمَا", "يَا أَيُّهَا", "سِيمَىٰهُمْ", "شَيْئًا",
    "عَلَى رَسُولِكَ مُصْطَفَى", "اللَّهُمَّ اغْفِرْ لِي", "أَسْتَغْفِرُكَ وَأَتُوبُ إِلَيْكَ", "حَيْثُمَا كُنْتُ", "كَمَا صَلَّيْتَ",
  ])
  func aWordIsAWord(text: String) { #expect(Trial(JoinedWords.self, arabic: text).marks == []) }

  @Test func aWordFinalLetterIsReportedInProseToo() {
    let trial = Trial(JoinedWords.self, "dua slug=a\n  title:ar سورةالفلق\n  benefit:en سورةالفلق")
    #expect(trial.marks == ["سورةالفلق"])
    #expect(
      trial.messages == [
        "`سورةالفلق` in `title` (ar) of dua `a` has U+0629 ARABIC LETTER TEH MARBUTA inside it, which occurs "
          + "only at the end of a word: are these two words, `سورة` and `الفلق`?"
      ]
    )
  }

  @Test func oneWordIsNotSeparated() {
    let trial = Trial(JoinedWords.self, arabic: "عَلَىْكَ")
    #expect(trial.fixed == ["عَلَيْكَ"])
    #expect(trial.messages.first?.hasSuffix("write U+064A ARABIC LETTER YEH if that is meant") == true)
  }

  @Test func anAlefMaksuraWithAMarkIsAYeh() {
    let trial = Trial(JoinedWords.self, arabic: "لَا يَضُرُّ مَعَ اسْمِهِ شَىْءٌ")
    #expect(trial.fixed == ["لَا يَضُرُّ مَعَ اسْمِهِ شَيْءٌ"])
  }

  @Test func aLetterThatIsWrittenSeparatesNoWords() {
    expect(
      JoinedWords.self,
      in: "dua slug=a\n  arabic رَبِّ شَىْءٌ",
      finds: """
        2 `شَىْءٌ`: `شَىْءٌ` in `arabic` of dua `a` has U+0649 ARABIC LETTER ALEF MAKSURA inside it, which occurs only at the end of a \
        word: write U+064A ARABIC LETTER YEH if that is meant
          fix 2 `ى` -> `ي`: write the letter that occurs inside a word
        """
    )
  }

  @Test func aMaksuraInsideAWordOfAnUnmarkedQuotationIsFound() {
    let praise = "لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ، وَهُوَ عَلَى كُلِّ"
    let trial = Trial(JoinedWords.self, arabic: "\(praise) شَيْءٍ قَدِىرٌ")
    #expect(trial.marks == ["قَدِىرٌ"])
    #expect(trial.fixed == [])
    #expect(Trial(JoinedWords.self, arabic: "وَهُوَ عَلَىٰ كُلِّ شَىْءٍ قَدِيرٌ").marks == [])
    let hamza = Trial(ImpossibleSpelling.self, arabic: "\(praise) شَئْءٍ قَدِيرٌ")
    #expect(hamza.marks == ["ئْ"])
    #expect(hamza.fixed == [])
  }

  @Test func theQuranIsExempt() {
    #expect(Trial(JoinedWords.self, arabic: "شَىْءٍ", source: "type=quran surah=2 ayah=20").marks == [])
    #expect(Trial(JoinedWords.self, arabic: "﴿عَلَىٰ كُلِّ شَىْءٍ قَدِيرٌ﴾").marks == [])
  }

  @Test(arguments: [
    ("وَلَامُعْطِيَ", "وَلَا مُعْطِيَ"), ("وَلَاحَوْلَ", "وَلَا حَوْلَ"), ("لاَشَرِيكَ", "لاَ شَرِيكَ"), ("الْكُفْرِوَالْفَقْرِ", "الْكُفْرِ وَالْفَقْرِ"),
    ("الْهَمِّوَالْحَزَنِ", "الْهَمِّ وَالْحَزَنِ"), ("الْجِنِّوَالنَّارِ", "الْجِنِّ وَالنَّارِ"),
  ])
  func particlesThatAreNeverJoinedAreSeparated(joined: String, parted: String) {
    let trial = Trial(JoinedWords.self, arabic: "رَبِّ \(joined) آمِينَ")
    #expect(trial.marks == [joined])
    #expect(trial.fixed == ["رَبِّ \(parted) آمِينَ"])
  }

  @Test(arguments: [
    "لَاحِقُونَ", "لَازِمًا", "وَلَاحَظْنَا", "لَائِذًا", "لَاعِنًا", "فَلَاحُنَا", "وَلَايَتَكَ", "وَلَاقَيْنَا", "الْأَقْوَالَ", "أَمْوَالَهُمْ",
    "وَأَمْوَالْ", "الدَّوَالِيَ",
  ])
  func wordsThatContainTheLettersOfAParticleAreOneWord(word: String) {
    #expect(Trial(JoinedWords.self, arabic: "رَبِّ \(word) آمِينَ").marks == [])
  }

  @Test(
    arguments: [
      ("بِكِتَابِكَالَّذِي", "بِكِتَابِكَ الَّذِي"), ("رَسُولِكَالْكَرِيمِ", "رَسُولِكَ الْكَرِيمِ"), ("الْعَظِيمُالْحَلِيمُ", "الْعَظِيمُ الْحَلِيمُ"),
      ("لَاإِلَهَ", "لَا إِلَهَ"), ("فَاغْفِرْلِيإِنَّكَ", "فَاغْفِرْلِي إِنَّكَ"), ("أَسْتَعِينُبِالصَّبْرِ", "أَسْتَعِينُ بِالصَّبْرِ"),
      ("يَشَاءُوَإِلَيْكَ", "يَشَاءُ وَإِلَيْكَ"), ("صَلِّعَلَى", "صَلِّ عَلَى"), ("عَلَىكُلِّ", "عَلَى كُلِّ"), ("الْعَافِيَةَفِي", "الْعَافِيَةَ فِي"),
    ] as [(String, String)]
  )
  func lettersThatOnlyBeginOrEndWordsSeparateThem(joined: String, parted: String) {
    let trial = Trial(
      JoinedWords.self,
      duas("arabic", ["رَبِّ \(joined) آمِينَ", "اللَّهُمَّ صَلِّ عَلَى مُحَمَّدٍ", "صَلِّ عَلَى آلِ مُحَمَّدٍ"])
    )
    #expect(trial.marks == [joined])
    #expect(trial.fixed == ["رَبِّ \(parted) آمِينَ"])
  }

  @Test(arguments: [
    "الضَّالِّينَ", "ضَالَّتِي", "وَبِالْإِيمَانِ", "فَلِإِخْوَانِنَا", "كَالَّذِي", "أَبِالْحَقِّ", "بِإِذْنِكَ", "وَبِاسْمِكَ", "فَالْتَقَى", "حَالَنَا",
    "سُؤَالْ", "أَإِذَا", "مَالَكَ",
  ])
  func articlesAndHamzasAtTheBeginningAreNotSeparated(word: String) {
    #expect(Trial(JoinedWords.self, arabic: "رَبِّ \(word) آمِينَ").marks == [])
  }

  @Test(arguments: [
    ("سُبْحَانَكَ إِنَّكَأَنْتَ الْعَلِيمُ", "سُبْحَانَكَ إِنَّكَ أَنْتَ الْعَلِيمُ"), ("قُولُوا إِنَّالِلَّهِ", "قُولُوا إِنَّا لِلَّهِ"),
  ])
  func theWordsAreSeparatedWhereTheirVowelsAreKnown(arabic: String, fixed: String) {
    #expect(Trial(JoinedWords.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: [("قِصَّةُ سُلَىْمَانَ", "قِصَّةُ سُلَيْمَانَ"), ("يَوْمَ الْقِىَامَةِ", "يَوْمَ الْقِيَامَةِ")])
  func aYehWithoutDotsInAKnownWordIsNotItsEnd(arabic: String, fixed: String) {
    let trial = Trial(JoinedWords.self, arabic: arabic)
    #expect(trial.messages.first?.hasSuffix("write U+064A ARABIC LETTER YEH if that is meant") == true)
    #expect(trial.fixed == [fixed])
  }

  /// The fix of AR03 writes the letters, which are then separated where the first word ends.
  @Test func wordsInPresentationFormsAreSeparatedOnceTheyAreLetters() {
    let shapes =
      "\u{FE8D}\u{FEDF}\u{FEBC}\u{FEFC}\u{FE93}\u{FEED}\u{FE8D}\u{FEDF}\u{FEB4}\u{FEFC}\u{FEE1} \u{631}\u{62D}\u{645}\u{629}\u{FDF2}"
    let text = SampleText(shapes)
    #expect(text.marks(JoinedWords.self) == [])
    let letters = text.changed(by: PresentationFormInText.self)
    #expect(letters.text.scalars == "الصلاةوالسلام رحمةالله".scalars)
    #expect(letters.marks(JoinedWords.self) == ["الصلاةوالسلام", "رحمةالله"])
    #expect(letters.changed(by: JoinedWords.self, .unsafe).text.scalars == "الصلاة والسلام رحمة الله".scalars)
  }
}
