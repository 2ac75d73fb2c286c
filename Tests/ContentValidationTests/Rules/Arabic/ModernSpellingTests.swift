import Testing

@testable import ContentValidation

@Suite struct ModernSpellingTests {
  // MARK: Final yeh without dots

  @Test func aYehWithoutDotsIsNamed() {
    expect(
      DotlessFinalYeh.self,
      in: "dua slug=a\n  arabic الَّذِى خَلَقَ",
      finds: """
        2 `ى`: `الَّذِى` in `arabic` of dua `a` ends with U+0649 ARABIC LETTER ALEF MAKSURA after kasra: \
        write U+064A ARABIC LETTER YEH
          fix 2 `ى` -> `ي`: write U+064A ARABIC LETTER YEH
        """
    )
    #expect(Trial(DotlessFinalYeh.self, arabic: "الَّذِى").applicabilities == [.safe])
  }

  @Test(arguments: ["عَلَى", "الَّذِي", "سِيمَىٰ", "هُدًى", "عَلِىٰ", "الذى"])
  func otherEndingsAreNotReported(text: String) {
    #expect(Trial(DotlessFinalYeh.self, arabic: text).marks == [])
  }

  @Test(arguments: ["وَالتُّقِى", "خَغْذِى", "لَإِى", "الْحَمْدُ لِلَّهِ رَبِّى الْعَالَمِينَ"])
  func aYehThatMayBeAnotherLetterIsWrittenOnRequest(text: String) {
    #expect(Trial(DotlessFinalYeh.self, arabic: text).applicabilities == [.unsafe])
  }

  @Test(arguments: ["سُبْحَانَ رَبِّى الْعَظِيمِ", "سُبْحَانَ رَبِّى الْعَلِيِّ الْأَعْلَى", "بِرَبِّى الْوَهَّابِ", "لِرَبِّى الْغَفُورِ"])
  func anAttributeOfTheLordFollowsItsPronoun(text: String) {
    #expect(Trial(DotlessFinalYeh.self, arabic: text).applicabilities == [.safe])
  }

  @Test func theKasraOfAPerfectMayBeTheMistake() {
    let trial = Trial(DotlessFinalYeh.self, arabic: "أَصْبَحْنَا وَأَمْسِى الْمُلْكُ لِلَّهِ")
    #expect(trial.messages.first?.hasSuffix(", or U+064E ARABIC FATHA for the kasra") == true)
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test func manyOfOneKindAreOneFindingThatFixesAll() {
    let trial = Trial(DotlessFinalYeh.self, arabic: "نَفْسِى أَهْلِى دِينِى بَصَرِى")
    #expect(trial.marks == ["ى"])
    #expect(trial.messages.first?.hasSuffix(" (and 3 more in this text)") == true)
    #expect(trial.fixed == ["نَفْسِي أَهْلِي دِينِي بَصَرِي"])
  }

  @Test func theQuranKeepsItsYeh() {
    #expect(Trial(DotlessFinalYeh.self, arabic: "ٱلَّذِى", source: "type=quran surah=2 ayah=22").marks == [])
    #expect(Trial(DotlessFinalYeh.self, arabic: "قل ﴿رَبِّ زِدْنِى عِلْمًا﴾").marks == [])
  }

  // MARK: South Asian spelling

  @Test(arguments: [
    ("أَعُوْذُ", "أَعُوذُ"), ("الرَّحِيْمِ", "الرَّحِيمِ"), ("نُوْرًا", "نُورًا"), ("إِنِّيْ", "إِنِّي"),
  ])
  func aLongVowelHasNoSukun(written: String, fixed: String) {
    let trial = Trial(IndoPakSpelling.self, arabic: written)
    #expect(trial.fixed == [fixed])
    #expect(trial.applicabilities == [.safe])
    #expect(trial.messages.first?.contains("U+0652 ARABIC SUKUN on a long vowel") == true)
  }

  @Test(
    arguments: [
      ("اَعُوذُ", "أَعُوذُ"), ("اِنَّ", "إِنَّ"), ("اُمِّي", "أُمِّي"), ("وَاَتُوبُ", "وَأَتُوبُ"), ("اِلَيْكَ", "إِلَيْكَ"),
      ("اَللَّهُمَّ", "اللَّهُمَّ"), ("اَلْحَمْدُ", "الْحَمْدُ"), ("اِهْدِنَا", "اهْدِنَا"), ("اَلَمْ", "أَلَمْ"), ("سَاَلَ", "سَأَلَ"),
      ("اَسْتَعْصِمُ", "أَسْتَعْصِمُ"),
    ] as [(String, String)]
  )
  func aSpokenAlefHasAHamzaAndAnAlefOfWaslNoVowel(written: String, fixed: String) {
    let trial = Trial(IndoPakSpelling.self, arabic: written)
    #expect(trial.fixed == [fixed])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("التَّآمَّاتِ", "التَّامَّاتِ"), ("الضَّآلِّينَ", "الضَّالِّينَ"), ("لَآ", "لَا"), ("وَمَآ", "وَمَا"), ("وَارْحَمْنَآ", "وَارْحَمْنَا"),
  ])
  func aMaddaThatOnlyLengthensIsRemoved(written: String, fixed: String) {
    let trial = Trial(IndoPakSpelling.self, arabic: "رَبِّ \(written) آمِينَ")
    #expect(trial.marks == ["آ"])
    #expect(trial.fixed == ["رَبِّ \(fixed) آمِينَ"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test func anAmbiguousAlefIsNotChanged() {
    let trial = Trial(IndoPakSpelling.self, arabic: "اِلْبَسْ")
    #expect(trial.marks == ["اِ"])
    #expect(trial.fixed == [])
  }

  @Test(arguments: [
    "الْقُرْآنِ وَالْمَآبِ وَسَآمَةٍ وَتَبَوَّآ وَقَرَآ وَآمَّ", "شَنَآنُ",
    "أَعُوذُ بِاللَّهِ", "يَوْمَ", "بَيْتٌ", "خَوْفٌ عَلَيْهِمْ", "قُوَّةَ", "إِيَّاكَ", "الْأَرْضِ", "كِتَابًا", "لاَ إِلَهَ",
    "يُو\u{0652}\u{0654}مِنُ وَجِي\u{0652}\u{0654}تَ",
  ])
  func modernSpellingIsNotReported(text: String) {
    #expect(Trial(IndoPakSpelling.self, arabic: text).marks == [])
  }

  @Test(
    arguments: [
      (IndoPakSpelling.self, "اِس رات تُوْ نُوْر ہے، اَلْحَمْدُ لِلّٰہِ، اِنَّآ"),
      (DotlessFinalYeh.self, "رَوشنِى"), (WaslaWithVowel.self, "اٰخر"),
    ] as [(any Rule.Type, String)]
  )
  func anotherLanguageInArabicLettersIsSpelledInItsOwnWay(rule: any Rule.Type, text: String) {
    #expect(Trial(rule, "dua slug=a\n  translation:ur \(text)").marks == [])
    #expect(Trial(rule, "dua slug=a\n  translation:en So \(text)").marks != [])
  }

  // MARK: Signs used only in the Quran

  @Test(arguments: [
    ("ٱللَّهُمَّ", "ٱ", "اللَّهُمَّ"), ("قَبْلُ ۚ", "ۚ", "قَبْلُ"), ("۞ قَبْلُ", "۞", "قَبْلُ"), ("رَبِّ ۚ، قَبْلُ", "ۚ", "رَبِّ، قَبْلُ"),
    ("مِنۡ", "ۡ", "مِنْ"),
    ("لَهُۥ", "ۥ", "لَهُ"),
    ("عَلِيمٌۭ", "ۭ", "عَلِيمٌ"), ("عَلِيم\u{08F1}", "\u{08F1}", "عَلِيمٌ"), ("إِبْرَٰهِـۧمَ", "ۧ", "إِبْرَٰهِـيمَ"),
  ])
  func aSignOfTheQuranOutsideOfItIsFound(text: String, mark: String, fixed: String) {
    let trial = Trial(QuranicSignOutsideQuran.self, arabic: "\(text) آمين")
    #expect(trial.marks == [mark])
    #expect(trial.fixed == ["\(fixed) آمين"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("رَبِّ ۖۚ قَبْلُ", "رَبِّ قَبْلُ"), ("رَبِّ ۖ ۚ قَبْلُ", "رَبِّ قَبْلُ"), ("۞ ۞ قَبْلُ", "قَبْلُ"), ("قَبْلُ ۖ ۚ", "قَبْلُ"), ("قَبْلُۖۚ رَبِّ", "قَبْلُ رَبِّ"),
  ])
  func severalSignsLeaveNoSpace(text: String, fixed: String) {
    #expect(Trial(QuranicSignOutsideQuran.self, arabic: text).fixed == [fixed])
  }

  @Test(arguments: ["۞", "۞ ۖ"])
  func aTextOfSignsIsNotEmptied(text: String) {
    let trial = Trial(QuranicSignOutsideQuran.self, arabic: text)
    #expect(!trial.marks.isEmpty && trial.fixed == [])
  }

  @Test func aQuotationKeepsItsSigns() {
    let uthmani = "رَبَّنَآ ءَاتِنَا فِى ٱلدُّنْيَا حَسَنَةًۭ وَفِى ٱلْـَٔاخِرَةِ حَسَنَةًۭ"
    for text in [uthmani, "قل ﴿رَبِّ زِدْنِى عِلْمًۭا ۝﴾ آمين", "﴾ٱلصَّمَدُ﴿", "\(uthmani) ۝ آمين", "\(uthmani) ۚ آمين"] {
      #expect(Trial(QuranicSignOutsideQuran.self, arabic: text).marks == [], "\(text)")
    }
    #expect(
      Trial(QuranicSignOutsideQuran.self, arabic: "ٱلْحَمْدُ لِلَّهِ", source: "type=quran surah=1 ayah=2").marks
        == []
    )
  }

  @Test func theMessageNamesTheCharacterAndTheFix() {
    #expect(
      Trial(QuranicSignOutsideQuran.self, arabic: "ٱللَّهُمَّ").messages == [
        "U+0671 ARABIC LETTER ALEF WASLA in the word `ٱللَّهُمَّ` in `arabic` of dua `a` is used only in the Quran: "
          + "cite the verse, put the quotation between ﴿ and ﴾, or write U+0627 ARABIC LETTER ALEF"
      ]
    )
  }

  // MARK: Alef wasla and dagger alef

  @Test func marksThatAnAlefCannotHaveAreReported() {
    #expect(Trial(WaslaWithVowel.self, arabic: "ٱِسْتَغْفِرُوا").marks == ["ٱِ"])
    #expect(Trial(WaslaWithVowel.self, arabic: "اٰمَنَ").marks == ["اٰ"])
    #expect(Trial(WaslaWithVowel.self, arabic: "ٱسْتَغْفِرُوا هَٰذَا عَلَىٰ").marks == [])
    #expect(
      Trial(QuranicSignOutsideQuran.self, arabic: "ٱِسْتَغْفِرُوا").marks == [],
      "one mistake is one finding"
    )
  }
}
