import Diagnostics
import Testing

@testable import ContentValidation

@Suite struct WordEndingTests {
  private func marks(_ rule: any Rule.Type, _ arabic: String) -> [String] {
    Trial(rule, arabic: arabic).marks
  }

  // MARK: AR28

  @Test(arguments: [
    ("أَعُوذُ بِاللَّهِ مِنَ الشَّيْطَانِ الرَّجِيمُ", "الرَّجِيمُ"), ("لَا إِلَٰهَ إِلَّا أَنْتُ", "أَنْتُ"), ("أَسْتَغْفِرُ اللَّهُ", "اللَّهُ"),
    ("وَحْدَهُ لَا شَرِيكَ لَةُ", "لَةُ"), ("مِنَ الْعَجْزِ وَالْكَسَلِ وَالْبُخْلِ وَالْجُبْنُ", "وَالْجُبْنُ"),
  ])
  func anEndingThatNoKnownPhraseHasIsMarked(arabic: String, mark: String) {
    #expect(marks(EndingInPhrase.self, arabic) == [mark])
  }

  @Test(arguments: [
    "أَعُوذُ بِاللَّهِ مِنَ الشَّيْطَانِ الرَّجِيمِ", "لِي فِي قَلْبِي نُورٌ، وَعَنْ يَمِينِي نُورٌ", "مَا لَهُمْ مِنْ دُونِ اللَّهِ وَلِيٌّ",
    "لَمْ تَجْعَلْ لَهُ كُفُوًا أَحَدًا", "وَأَشْهَدُ أَنَّ لَكَ الْحَمْدَ", "يَا رَبَّ الْعَالَمِينَ", "بَارَكَ اللَّهُ لَكِ وَبَارَكَ عَلَيْكِ",
    "اللهم اغفر لي", "مِنَ الشَّيْطَانِ الرَّجِيمْ", "يَا رَبُّ، يَا رَبُّ",
  ])
  func otherEndingsAreNot(arabic: String) { #expect(marks(EndingInPhrase.self, arabic) == []) }

  @Test(arguments: [
    ("اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمٌ نَافِعًا", "اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا"),
    ("عَلَى آلِ إِبْرَاهِيمَ إِنَّكَ حَمِيدًا مَجِيدٌ", "عَلَى آلِ إِبْرَاهِيمَ إِنَّكَ حَمِيدٌ مَجِيدٌ"),
    ("ظَلَمْتُ نَفْسِي ظُلْمٌ كَثِيرًا", "ظَلَمْتُ نَفْسِي ظُلْمًا كَثِيرًا"),
    ("حَمْدًا كَثِيرًا طَيِّبٌ مُبَارَكًا فِيهِ", "حَمْدًا كَثِيرًا طَيِّبًا مُبَارَكًا فِيهِ"),
  ])
  func anotherCaseMayHaveAnotherLetter(arabic: String, right: String?) {
    #expect(Trial(EndingInPhrase.self, arabic: arabic).fixed == (right.map { [$0] } ?? []))
  }

  @Test func theMessageShowsTheKnownEnding() {
    let trial = Trial(EndingInPhrase.self, arabic: "أَعُوذُ بِاللَّهِ مِنَ الشَّيْطَانِ الرَّجِيمُ")
    #expect(
      trial.messages == [
        "`الرَّجِيمُ` in `arabic` of dua `a` ends with U+064F ARABIC DAMMA, where this phrase has U+0650 ARABIC KASRA in hadiths "
          + "and collections of duas: write `الرَّجِيمِ`, or compare it with its source"
      ]
    )
    #expect(trial.fixed == ["أَعُوذُ بِاللَّهِ مِنَ الشَّيْطَانِ الرَّجِيمِ"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test func aLetterIsNamedWhereItDiffers() {
    let trial = Trial(EndingInPhrase.self, arabic: "وَحْدَهُ لَا شَرِيكَ لَةُ")
    #expect(
      trial.messages == [
        "`لَةُ` in `arabic` of dua `a` ends with U+0629 ARABIC LETTER TEH MARBUTA, where this phrase has U+0647 ARABIC LETTER HEH "
          + "in hadiths and collections of duas: write `لَهُ`, or compare it with its source"
      ]
    )
    #expect(trial.fixed == ["وَحْدَهُ لَا شَرِيكَ لَهُ"])
  }

  @Test(arguments: [
    ("مِنْ شَرِّ الشَّيْطَانِ وَشِرْكُهُ", "مِنْ شَرِّ الشَّيْطَانِ وَشِرْكِهِ"), ("رَبَّ كُلِّ شَيْءٍ وَمَلِيكِهِ", "رَبَّ كُلِّ شَيْءٍ وَمَلِيكَهُ"),
    ("بِاللَّهِ وَمَلَائِكَتِهِ وَكُتُبِهِ وَرُسُلُهُ", "بِاللَّهِ وَمَلَائِكَتِهِ وَكُتُبِهِ وَرُسُلِهِ"),
  ])
  func theVowelBeforeAPronounFitsTheKnownEnding(arabic: String, right: String) {
    let trial = Trial(EndingInPhrase.self, arabic: arabic)
    #expect(trial.fixed == [right])
    #expect(
      trial.messages.allSatisfy { $0.contains(": write `\(right.split(separator: " ").last ?? "")`, or") }
    )
  }

  // MARK: AR33

  @Test func anOpenTehAfterAPrepositionIsMarked() {
    let trial = Trial(OpenTehForTehMarbuta.self, arabic: "أَعُوذُ بِكَ مِنْ رَحْمَتٍ وَغَلَبَتِ الدَّيْنِ وَفِي غَلَبَتِ الرِّجَالِ")
    #expect(trial.marks == ["رَحْمَتٍ", "غَلَبَتِ"])
    #expect(trial.fixed == ["أَعُوذُ بِكَ مِنْ رَحْمَةٍ وَغَلَبَتِ الدَّيْنِ وَفِي غَلَبَةِ الرِّجَالِ"])
    #expect(
      trial.messages.last
        == "`غَلَبَتِ` in `arabic` of dua `a` ends with U+062A ARABIC LETTER TEH after `وَفِي`: write U+0629 ARABIC LETTER TEH "
        + "MARBUTA, `غَلَبَةِ`"
    )
  }

  @Test func aWordThatIsKnownOnlyWithTehMarbutaIsMarked() {
    let trial = Trial(OpenTehForTehMarbuta.self, arabic: "لَا حَوْلَ وَلَا قُوَّتَ إِلَّا بِاللَّهِ")
    #expect(
      trial.messages == [
        "`قُوَّتَ` in `arabic` of dua `a` ends with U+062A ARABIC LETTER TEH and is known only with U+0629: write U+0629 ARABIC "
          + "LETTER TEH MARBUTA, `قُوَّةَ`"
      ]
    )
    #expect(trial.fixed == ["لَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللَّهِ"])
  }

  @Test(arguments: ["رَحْمَتًا", "رَحْمَتاً"])
  func theAlefOfAnAccusativeGoesWithTheOpenTeh(word: String) {
    let trial = Trial(OpenTehForTehMarbuta.self, arabic: "اللَّهُمَّ هَبْ لِي \(word) مِنْكَ")
    #expect(
      trial.messages == [
        "`\(word)` in `arabic` of dua `a` ends with U+062A ARABIC LETTER TEH and an alef, and is known only with U+0629: write "
          + "U+0629 ARABIC LETTER TEH MARBUTA, `رَحْمَةً`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ هَبْ لِي رَحْمَةً مِنْكَ"])
  }

  @Test func theOpenTehOfTheMushafIsMarkedElsewhere() {
    let trial = Trial(OpenTehForTehMarbuta.self, arabic: "السَّلَامُ عَلَيْكُمْ وَرَحْمَتُ اللَّهِ وَبَرَكَاتُهُ")
    #expect(trial.fixed == ["السَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللَّهِ وَبَرَكَاتُهُ"])
  }

  @Test(arguments: [
    ("أَصْبَحْتُ بِنِعْمَتُ اللَّهِ", "أَصْبَحْتُ بِنِعْمَةِ اللَّهِ"), ("فِي رَحْمَتٌ", "فِي رَحْمَةٍ"),
    ("عَلَى سُنَّتَ نَبِيِّنَا", "عَلَى سُنَّةِ نَبِيِّنَا"), ("هَذِهِ نِعْمَتُ اللَّهِ", "هَذِهِ نِعْمَةُ اللَّهِ"),
  ])
  func afterAPrepositionTheCaseIsWrittenToo(arabic: String, fixed: String) {
    #expect(Trial(OpenTehForTehMarbuta.self, arabic: arabic).fixed == [fixed])
  }

  @Test func aMistakeThatIsRepeatedIsMarkedInEveryDua() {
    let text = "أَعُوذُ بِكَ مِنْ غَلَبَتِ الدَّيْنِ"
    #expect(Trial(OpenTehForTehMarbuta.self, duas("arabic", [text, text])).marks == ["غَلَبَتِ", "غَلَبَتِ"])
  }

  @Test(arguments: [
    "مِنْ بَيْتِ الْمَالِ", "قَالَتِ الْمَلَائِكَةُ", "فِي غَلَبَةِ الدَّيْنِ", "مِنْ بَرَكَاتِ الْأَرْضِ", "فِي ثَبَتٍ", "ثَبَتَ الْأَجْرُ", "قَالَتَا وَسَكَتَ",
    "صَدَقَتِ الْأَلْسُنُ", "صَدَقَتَ يَا رَبُّ", "مِنَ الْغَفَلاَتِ", "غَلَبَتِ الرُّومُ",
    "أَحْيَيْتَنَا وَكُنَّا أَمْوَاتًا", "نَبَاتًا حَسَنًا", "وَقْتًا وَبَيْتًا", "قُرَّتُ عَيْنٍ لِي وَلَكَ", "بَقِيَّتُ اللَّهِ خَيْرٌ لَكُمْ",
  ])
  func otherTehsAreNot(arabic: String) { #expect(marks(OpenTehForTehMarbuta.self, arabic) == []) }

  // MARK: AR51

  @Test func anotherTehAfterALongAIsMarked() {
    let trial = Trial(TehAfterLongA.self, arabic: "أَعُوذُ بِكَلِمَاةِ اللَّهِ مِنَ الْهَمِّ")
    #expect(
      trial.messages == [
        "`بِكَلِمَاةِ` in `arabic` of dua `a` ends with U+0629 ARABIC LETTER TEH MARBUTA, and is known only with U+062A ARABIC "
          + "LETTER TEH: write `بِكَلِمَاتِ`"
      ]
    )
    #expect(trial.fixed == ["أَعُوذُ بِكَلِمَاتِ اللَّهِ مِنَ الْهَمِّ"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("اللَّهُمَّ اجْعَلِ الْحَيَاتَ زِيَادَةً لِي", "اللَّهُمَّ اجْعَلِ الْحَيَاةَ زِيَادَةً لِي"),
    ("رَبَّ هَذِهِ الدَّعْوَةِ وَالصَّلَاتِ الْقَائِمَةِ", "رَبَّ هَذِهِ الدَّعْوَةِ وَالصَّلَاةِ الْقَائِمَةِ"),
  ])
  func aTehMarbutaAfterALongAIsWritten(arabic: String, fixed: String) {
    #expect(Trial(TehAfterLongA.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: [
    "أَعُوذُ بِكَلِمَاتِ اللَّهِ التَّامَّاتِ", "أَسْأَلُكَ النَّجَاةَ مِنَ النَّارِ", "أَبْتَغِي مَرْضَاةِ رَبِّي", "وَفَاتَ الْأَوَانُ", "هُدَاةً مُهْتَدِينَ",
    "وَمَاتَ عَلَى الْإِيمَانِ", "وَالطَّيِّبَاتُ وَالصَّلَوَاتُ", "رَبَّ السَّمَاوَاتِ السَّبْعِ", "فِي ذَاتِ بَيْنِنَا",
  ])
  func rightTehsAfterALongAAreNot(arabic: String) { #expect(marks(TehAfterLongA.self, arabic) == []) }

  // MARK: AR30, AR31

  @Test(arguments: [
    ("لَا إِلَٰهَ إِلَّا أَنْتُ", "أَنْتُ"), ("وَأَنْتُ رَبِّي", "وَأَنْتُ"), ("ثُمِّ الصَّلَاةُ", "ثُمِّ"), ("وَنَحْنَ عِبَادُكَ", "وَنَحْنَ"),
    ("فَكَيْفُ الْعَمَلُ", "فَكَيْفُ"),
    ("اللَّهُمِّ اغْفِرْ لِي", "اللَّهُمِّ"), ("هُوُ اللَّهُ", "هُوُ"), ("مِنْ حَيْثِ لَا أَحْتَسِبُ", "حَيْثِ"),
    ("سُبْحَانُ رَبِّي", "سُبْحَانُ"), ("سُبْحَانِكَ لَا إِلَهَ غَيْرُكَ", "سُبْحَانِكَ"), ("فَسُبْحَانُهُ وَتَعَالَى", "فَسُبْحَانُهُ"),
  ])
  func aWordOfOneFormHasItsVowel(arabic: String, mark: String) {
    #expect(marks(IndeclinableWord.self, arabic) == [mark])
  }

  @Test(arguments: [
    "أَنْتَ رَبِّي", "أَنْتِ طَالِقٌ", "أَنْتُمْ", "ثَمَّ وَجْهُ اللَّهِ", "هُوَ وَهْوَ", "نَحْنُ", "حَيْثُمَا", "كَيْفَ", "أَيْنَ", "بَيَّنَ", "اللَّهُمَّ",
    "كَيْفٍ",
    "هِيَ", "ثُمَّ", "سُبْحَانَ رَبِّي", "سُبْحَانَكَ وَسُبْحَانَهُ", "سُبْحَانِي",
  ])
  func otherWordsMayHaveAnyVowel(arabic: String) { #expect(marks(IndeclinableWord.self, arabic) == []) }

  @Test func theMessageNamesTheVowelOfTheWord() {
    let trial = Trial(IndeclinableWord.self, arabic: "لَا إِلَٰهَ إِلَّا أَنْتُ")
    #expect(
      trial.messages == [
        "`أَنْتُ` in `arabic` of dua `a` ends with U+064F ARABIC DAMMA: this word always ends with U+064E ARABIC FATHA; write `أَنْتَ`"
      ]
    )
    #expect(trial.fixed == ["لَا إِلَٰهَ إِلَّا أَنْتَ"])
    let pronoun = Trial(IndeclinableWord.self, arabic: "سُبْحَانِكَ لَا إِلَهَ غَيْرُكَ")
    #expect(
      pronoun.messages == [
        "`سُبْحَانِكَ` in `arabic` of dua `a` has U+0650 ARABIC KASRA before its pronoun: this word always has U+064E ARABIC FATHA there; "
          + "write `سُبْحَانَكَ`"
      ]
    )
    #expect(pronoun.fixed == ["سُبْحَانَكَ لَا إِلَهَ غَيْرُكَ"])
  }

  @Test(arguments: [
    ("مِنْ قَلْبٍ لَا يَخْشَعَ", "يَخْشَعَ"), ("وَمِنْ دُعَاءٍ لَا يُسْمَعَ", "يُسْمَعَ"), ("أَنْتَ الْحَيُّ الَّذِي لَا يَمُوتَ", "يَمُوتَ"),
  ])
  func aVerbThatDescribesANounIsIndicative(arabic: String, mark: String) {
    let trial = Trial(VerbAfterNegation.self, arabic: arabic)
    #expect(trial.marks == [mark])
    #expect(trial.fixed == [String(arabic.unicodeScalars.dropLast()) + "\u{064F}"])
    #expect(
      trial.messages.allSatisfy { $0.contains("ends with U+064E ARABIC FATHA: a verb that describes `") }
    )
  }

  @Test(arguments: [
    "مِنْ قَلْبٍ لَا يَخْشَعُ", "إِيمَانًا لَا يَرْتَدَّ", "خَيْرًا لَا يَمِينَ فِيهِ", "يَوْمٍ لَا رَيْبَ فِيهِ", "أَنْ لَا يَخْشَعَ", "قَوْمٍ لَا يَعْلَمُونَ",
    "رِجَالٍ لَا يَخْشَعْنَ",
    "أَحَدٌ، لَا يَخْشَعَ", "حَتَّى لَا يَخْشَعَ", "رَبٍّ لَا يَدَ لَهُ",
  ])
  func otherVerbsMayHaveFatha(arabic: String) { #expect(marks(VerbAfterNegation.self, arabic) == []) }

  // MARK: AR23, AR24

  @Test func aPronounInAPrayerIsMasculine() {
    #expect(marks(PronounVowel.self, "اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنْ فُجَاءَةِ نِقْمَتِكِ") == ["نِقْمَتِكِ"])
    #expect(marks(PronounVowel.self, "اللَّهُمَّ إِنِّي أَخَافُ مِنْ نِقْمَتِكِ") == ["نِقْمَتِكِ"])
    for (text, mark) in [
      ("اللَّهُمَّ إِنَّكِ عَفُوٌّ", "إِنَّكِ"), ("اللَّهُمَّ أَنْتِ رَبِّي", "أَنْتِ"), ("اللَّهُمَّ عَلَيْكِ تَوَكَّلْتُ", "عَلَيْكِ"),
      ("رَبِّ بِكَ أَصْبَحْتُ وَإِلَيْكِ النُّشُورُ", "وَإِلَيْكِ"),
    ] {
      #expect(marks(PronounVowel.self, text) == [mark])
    }
    for text in [
      "بَارَكَ اللَّهُ لَكِ وَبَارَكَ عَلَيْكِ", "يَا بِنْتُ، رَحْمَتُكِ", "اللَّهُمَّ مَالِكَ الْمُلْكِ", "اللَّهُمَّ اغْفِرْ لَهَا، يَا أَمَةَ اللَّهِ إِنَّكِ",
      "إِنَّكِ بِكَ",
    ] {
      #expect(marks(PronounVowel.self, text) == [])
    }
  }

  @Test(arguments: [
    "فَإِنَّهُ لَا مُكْرِهَ لَهُ", "اجْعَلْنِي أَفْقَهَ النَّاسِ", "سَالِكُ الطَّرِيقِ", "سَيَتْرُكُ الذَّنْبَ", "تَنْبِيهُ الْغَافِلِ", "مِمَّا نَكْرَهَ",
  ])
  func aLetterOfTheRootIsNotAPronoun(arabic: String) { #expect(marks(PronounVowel.self, arabic) == []) }

  @Test(arguments: [
    "بِشِرْكِ قَوْمِي", "لِدَرَكِ قَوْمِي", "بِفُلْكِ نُوحٍ", "وَمَلَائِكِ سَمَائِهِ", "بِمَالِكِ الدَّارِ", "نَاسِكِ قَوْمِي", "وَبِسَفْكِ دَمِي",
    "وَمُهْلِكِ قَوْمِي",
    "وَبِتَمَسُّكِ قَلْبِي", "وَسَامِكِ سَمَائِهِ",
  ])
  func aKafOfTheRootIsNotAPronounInAPrayer(words: String) {
    #expect(marks(PronounVowel.self, "اللَّهُمَّ إِنِّي أَسْأَلُكَ \(words)") == [])
  }

  @Test(arguments: ["سَفَّاكُ الدِّمَاءِ", "وَضَحَّاكُ السِّنِّ", "وَمَلِيكُ النَّاسِ", "فُلْكُ نُوحٍ", "وَسُلُوكُ الطَّرِيقِ"])
  func aKafOfTheRootMayHaveDamma(words: String) { #expect(marks(PronounVowel.self, words) == []) }

  @Test(arguments: ["عَمَّنْ سِوَاكُ", "إِيَّاكُ نَعْبُدُ", "رَحْمَتِكُ أَرْجُو"])
  func aPronounIsNotTakenForTheRoot(words: String) {
    #expect(marks(PronounVowel.self, words).count == 1)
  }

  @Test(arguments: [
    "الْمُتَوَسِّمَهِ", "وَالسَّلَامَهَ", "بِالْمُسْتَنِيرَهِ", "الْمُسْتَبْشِرَه", "الْقَائِمَهْ",
  ])
  func aHehAfterTheArticleIsATehMarbuta(word: String) {
    let trial = Trial(HehForTehMarbuta.self, arabic: "رَبَّ \(word)")
    #expect(trial.marks == [word])
    #expect(trial.fixed == ["رَبَّ " + scalars(of: word, replacing: "ه", with: "ة")])
  }

  private func scalars(of word: String, replacing old: Unicode.Scalar, with new: Unicode.Scalar) -> String {
    String(String.UnicodeScalarView(word.unicodeScalars.map { $0 == old ? new : $0 }))
  }

  @Test(arguments: ["الْإِلَهِ", "الشَّبَهِ", "الْأَشْبَاهِ", "الْمُنَزَّهِ", "وَالِدَتَهُ", "الْمُتَشَابِهِ", "مُتَوَسِّمَهُ", "اللَّه", "الْمِيَاهِ"])
  func aHehOfTheRootIsNot(word: String) { #expect(marks(HehForTehMarbuta.self, "رَبَّ \(word)") == []) }
}
