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

  // MARK: AR29

  @Test(
    arguments: [
      ("لَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللَّهُ", "بِاللَّهُ"), ("الْحَمْدُ لِلَّهَ", "لِلَّهَ"), ("أَعُوذُ بِكَ مِنَ الْجُوعَ", "الْجُوعَ"),
      ("اقْضِ عَنِّي فِي كُلِّ خَيْرٌ", "خَيْرٌ"), ("أَغِثْنِي مِنْ شَرٌّ أَخَافُهُ", "شَرٌّ"), ("وَسُبْحَانَ اللَّهُ", "اللَّهُ"),
      ("وَكَالْمَطَرُ", "وَكَالْمَطَرُ"),
      ("نَزَلَ عَلَى النَّاسُ", "النَّاسُ"), ("بَعْدَ الْمَوْتُ", "الْمَوْتُ"), ("لِلنَّاسَ", "لِلنَّاسَ"), ("فَمِنَ الْمَاءُ", "الْمَاءُ"),
      ("فِي رَحْمَةً", "رَحْمَةً"), ("اجْعَلْ فِي قَلْبُكَ", "قَلْبُكَ"), ("عَلَى نَبِيَّنَا", "نَبِيَّنَا"), ("مِنْ رَبُّهُمْ", "رَبُّهُمْ"),
      ("مِنْ تَحْتَهَا", "تَحْتَهَا"),
      ("بَعْدَ مَوْتَهُمَا", "مَوْتَهُمَا"), ("وَعَنْ أَمْرُهُمُ", "أَمْرُهُمُ"), ("مِنْ يَدُكَ", "يَدُكَ"),
      ("صَلِّ عَلَى مُحَمَّدًا", "مُحَمَّدًا"),
      ("اغْفِرْ لِلْمُؤْمِنُونَ", "لِلْمُؤْمِنُونَ"), ("مِنَ الصَّالِحُونَ", "الصَّالِحُونَ"), ("وَبِالْمُسْلِمُونَ", "وَبِالْمُسْلِمُونَ"),
      ("وَيْلٌ لِلْمُصَلُّونَ", "لِلْمُصَلُّونَ"), ("مِنَ الْمُتَّقُونَ", "الْمُتَّقُونَ"),
    ] as [(String, String)]
  )
  func aNounThatIsNotInTheGenitiveIsMarked(arabic: String, mark: String) {
    #expect(marks(CaseAfterPreposition.self, arabic) == [mark])
  }

  @Test(arguments: ["مُحَمَّدًا", "مُحَمَّداً"])
  func theAlefOfAnAccusativeIsRemoved(name: String) {
    let trial = Trial(CaseAfterPreposition.self, arabic: "صَلِّ عَلَى \(name)")
    #expect(trial.fixed == ["صَلِّ عَلَى مُحَمَّدٍ"])
  }

  @Test(arguments: [
    ("غَيْرَ رَاضِيًا", "غَيْرَ رَاضٍ"), ("مِنْ مُصَلِّيًا", "مِنْ مُصَلٍّ"), ("عَلَى بَرِيئًا", "عَلَى بَرِيءٍ"), ("فِي شَاطِئًا", "فِي شَاطِئٍ"),
    ("مِنْ سَمَاءً", "مِنْ سَمَاءٍ"), ("مَعَ عَرَبِيًّا", "مَعَ عَرَبِيٍّ"), ("مِنْ نَبَأً", "مِنْ نَبَأٍ"),
  ])
  func theLetterOfTheAccusativeGoesWithIt(arabic: String, fixed: String) {
    #expect(Trial(CaseAfterPreposition.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: [
    "بِاللَّهِ مِنَ الْجُوعِ وَفِي كُلِّ خَيْرٍ", "مِنَ الْمُؤْمِنِينَ", "رَيْبَ الْمَنُونَ مِنَ الْمَنُونَ", "وَهُمُ الْمُؤْمِنُونَ", "مِنْ: الْمُؤْمِنُونَ",
    "بِالزَّيْتُونَ", "عَنِ الْمَجْنُونَ",
    "إِلَى الْآنَ", "عَلَى الَّذِينَ", "مَنِ الرَّجُلُ", "أَنَّ الْحَمْدَ",
    "مِنْ قَبْلُ وَمِنْ بَعْدُ",
    "مِنْ أَيْنَ", "بَعُدَ الْبَيْتُ", "بَيَّنَ اللَّهُ", "عَلَيَّ الْحَقُّ", "فِيَّ الْخَيْرُ", "كَلَّ الرَّجُلُ", "فِي: الْحَمْدُ", "لِلُقْمَانَ", "كَالَ الرَّجُلُ",
    "مِنْ إِبْرَاهِيمَ", "فِي السَّبْعَةَ عَشَرَ", "مَعَ، اللَّهُمَّ", "قَبْلُ الْحَمْدُ", "بِنَاءٌ لِبَاسٌ كَلَامٌ", "مِنِّي السَّلَامُ", "مِنْ النَّارِ",
    "فِي قَلْبِكَ وَعَلَى نَبِيِّنَا", "عَلَى أَنَّهُ", "مِنْ هَاهُنَا", "مِنْ لَدُنَّا", "مَنْ خَلَقَكَ", "عَلَيَّ أَمْرُهُ", "فِي مُصَلَّاهُ", "مِنْ كُلِّ فَلَكَ",
    "فِي: قَلْبُكَ",
    "مِنْ أَبِيهِ وَعَلَى يَدَيْهِ",
    "إِلَى الْهُدَى", "عَلَى هُدًى مِنْ رَبِّهِمْ", "بِكُلِّ عَصًا",
  ])
  func otherWordsAreNotGoverned(arabic: String) { #expect(marks(CaseAfterPreposition.self, arabic) == []) }

  @Test func theMessageNamesThePreposition() {
    let trial = Trial(CaseAfterPreposition.self, arabic: "أَعُوذُ بِكَ مِنَ الْجُوعَ")
    #expect(
      trial.messages == [
        "`الْجُوعَ` in `arabic` of dua `a` ends with U+064E ARABIC FATHA after `مِنَ`: a noun is in the genitive there; write U+0650 "
          + "ARABIC KASRA, `الْجُوعِ`"
      ]
    )
    #expect(trial.fixed == ["أَعُوذُ بِكَ مِنَ الْجُوعِ"])
    let joined = Trial(CaseAfterPreposition.self, arabic: "الْحَمْدُ لِلَّهَ")
    #expect(joined.messages[0].contains("ends with U+064E ARABIC FATHA after a preposition: "))
    #expect(joined.fixed == ["الْحَمْدُ لِلَّهِ"])
  }

  @Test func aPluralHasAnotherLetterInTheGenitive() {
    let trial = Trial(CaseAfterPreposition.self, arabic: "اغْفِرْ لِلْمُؤْمِنُونَ")
    #expect(
      trial.messages == [
        "`لِلْمُؤْمِنُونَ` in `arabic` of dua `a` is a plural in the nominative after a preposition: a noun is in the genitive there; "
          + "write `لِلْمُؤْمِنِينَ`"
      ]
    )
    #expect(trial.fixed == ["اغْفِرْ لِلْمُؤْمِنِينَ"])
    #expect(Trial(CaseAfterPreposition.self, arabic: "وَعْدٌ لِلْمُتَّقُونَ").fixed == ["وَعْدٌ لِلْمُتَّقِينَ"])
  }

  @Test func theVowelBeforeAPronounIsNamed() {
    let trial = Trial(CaseAfterPreposition.self, arabic: "بَارِكْ لَهُ فِي مَالُهُ وَوَلَدِهِ")
    #expect(
      trial.messages == [
        "`مَالُهُ` in `arabic` of dua `a` has U+064F ARABIC DAMMA before its pronoun after `فِي`: a noun is in the genitive there; "
          + "write U+0650 ARABIC KASRA, `مَالِهِ`"
      ]
    )
    #expect(trial.fixed == ["بَارِكْ لَهُ فِي مَالِهِ وَوَلَدِهِ"])
  }

  @Test(
    arguments: [
      ("مِنْ أَوْلِيَاءَكَ", "مِنْ أَوْلِيَائِكَ"), ("عَلَى بَلَاءَهُ", "عَلَى بَلَائِهِ"), ("فِي سَمَاؤُهَا", "فِي سَمَائِهَا"), ("مِنْ خَطَأَهُ", nil),
    ] as [(String, String?)]
  )
  func aHamzaChangesItsSeatWithTheVowel(arabic: String, fixed: String?) {
    let trial = Trial(CaseAfterPreposition.self, arabic: arabic)
    #expect(trial.marks.count == 1)
    #expect(trial.fixed == (fixed.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("أَسْتَخِيرُكَ بِعِلْمَكَ", "أَسْتَخِيرُكَ بِعِلْمِكَ"), ("بِرَحْمَتَكَ أَسْتَغِيثُ", "بِرَحْمَتِكَ أَسْتَغِيثُ"),
    ("سُبْحَانَكَ وَبِحَمْدُكَ", "سُبْحَانَكَ وَبِحَمْدِكَ"), ("يَجْرِي بِأَمْرُهُ", "يَجْرِي بِأَمْرِهِ"),
  ])
  func aNounAfterBehHasTheGenitiveBeforeItsPronoun(arabic: String, fixed: String) {
    #expect(Trial(CaseAfterPreposition.self, arabic: arabic).fixed == [fixed])
  }

  @Test func aNounInConstructHasTheGenitiveToo() {
    let trial = Trial(CaseAfterPreposition.self, arabic: "أَعُوذُ بِعِزَّةُ اللَّهِ وَقُدْرَتِهِ")
    #expect(
      trial.messages == [
        "`بِعِزَّةُ` in `arabic` of dua `a` ends with U+064F ARABIC DAMMA after a preposition: a noun is in the genitive there; write "
          + "U+0650 ARABIC KASRA, `بِعِزَّةِ`"
      ]
    )
    #expect(trial.fixed == ["أَعُوذُ بِعِزَّةِ اللَّهِ وَقُدْرَتِهِ"])
  }

  @Test(arguments: [
    ("وَمِنْ شَرُّ الشَّيْطَانِ", "وَمِنْ شَرِّ الشَّيْطَانِ"), ("مِنْ شَرَّ النَّاسِ", "مِنْ شَرِّ النَّاسِ"), ("مِنْ كُلَّ شَرٍّ", "مِنْ كُلِّ شَرٍّ"),
    ("أَسْأَلُكَ بِكُلُّ اسْمٍ", "أَسْأَلُكَ بِكُلِّ اسْمٍ"), ("فِي رَحْمَةُ الرَّاحِمِينَ", "فِي رَحْمَةِ الرَّاحِمِينَ"),
    ("بِرَحْمَةَ اللَّهِ", "بِرَحْمَةِ اللَّهِ"), ("عَلَى كُلَّ شَيْءٍ", "عَلَى كُلِّ شَيْءٍ"),
  ])
  func theFollowingGenitiveShowsTheConstruct(arabic: String, fixed: String) {
    #expect(Trial(CaseAfterPreposition.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: [
    // Names and plurals before an adjective, words that do not decline, and nouns that begin with a beh or a lam.
    "إِلَى مَكَّةَ الْمُكَرَّمَةِ", "عَنْ إِبْرَاهِيمَ التَّيْمِيِّ", "عَنْ سَلَمَةَ الْمَكِّيِّ", "مِنْ جَهَنَّمَ الْحَامِيَةِ", "فِي مَسَاكِنَ طَيِّبَةٍ",
    "فِي مَوَاطِنَ كَثِيرَةٍ", "مِنْ سَبْعِينَ مَرَّةٍ", "شَرُّ الْخَلْقِ", "مِنْ وَجْهِهِ الْكَرِيمِ", "عَلَى رَبِّيَ الْكَرِيمِ",
    "مِنْ حَيْثُ الْجُمْلَةِ", "مِنْ قَبْلُ الْحَمْدِ", "اعْتَدَلَ لِسَانُ الْمِيزَانِ", "يُوقَ بِطَانَةَ السُّوءِ", "عَلَيَّ نَذْرُ مَشْيٍ", "مِنْ شَرِّ الْخَلْقِ",
  ])
  func otherNounsInConstructAreAllowed(arabic: String) {
    #expect(marks(CaseAfterPreposition.self, arabic) == [])
  }

  @Test func anotherDuaDoesNotMakeAPluralDecline() {
    #expect(marks(CaseAfterPreposition.self, "مِنْ سَبْعِينَ مَرَّةٍ\ndua slug=b\n  arabic سَبْعِينٌ") == [])
  }

  @Test(arguments: [
    "اسْقِ بِلَادَكَ", "هَذِهِ بِضَاعَتُنَا", "وَبِضَاعَتَهُمْ", "بِأَنَّكَ رَبِّي", "بِعْتُكَ وَبِعْتَهَا", "بِنْتُكَ", "بِعِلْمِكَ وَبِقُدْرَتِكَ",
  ])
  func aBehOfTheRootIsNotAPreposition(arabic: String) {
    #expect(marks(CaseAfterPreposition.self, arabic) == [])
  }

  // MARK: AR32

  @Test func aPluralAfterInnaHasAKasra() {
    let trial = Trial(CaseAfterInna.self, arabic: "إِنَّ الْحَسَنَاتُ")
    #expect(
      trial.messages.allSatisfy {
        $0.hasSuffix(": a noun is in the accusative there; write U+0650 ARABIC KASRA, `الْحَسَنَاتِ`")
      }
    )
    #expect(trial.fixed == ["إِنَّ الْحَسَنَاتِ"])
  }

  @Test(arguments: [
    ("بِأَنَّ لَكَ الْحَمْدُ", "الْحَمْدُ"), ("إِنَّ الْحَمْدُ لِلَّهِ", "الْحَمْدُ"), ("وَأَشْهَدُ أَنَّ اللَّهُ حَقٌّ", "اللَّهُ"),
    ("فَإِنَّ الْخَيْرِ كُلَّهُ", "الْخَيْرِ"),
    ("وَلَكِنَّ النَّاسُ", "النَّاسُ"), ("لَعَلَّ السَّاعَةُ", "السَّاعَةُ"), ("إِنَّ عَلَيْكَ الْبَلَاغُ", "الْبَلَاغُ"),
  ])
  func aNounThatIsNotInTheAccusativeIsMarked(arabic: String, mark: String) {
    #expect(marks(CaseAfterInna.self, arabic) == [mark])
  }

  @Test(arguments: [
    "إِنَّ الْحَمْدَ لِلَّهِ", "أَنَّ السَّمَاوَاتِ", "إِنَّ الرَّجُلَيْنِ", "إِنَّ الْمُسْلِمِينَ", "أَنِ الْحَمْدُ لِلَّهِ", "إِنْ اللَّهُ شَاءَ", "إِنَّ الَّذِي",
    "إِنَّهُ الْحَقُّ",
    "أَنَّكَ أَنْتَ اللَّهُ", "إِنَّ، الْحَمْدُ", "إِنَّ لَكَ قَلْبُ", "إِنَّمَا الْأَعْمَالُ", "إِنَّ رَبَّكَ الْعَظِيمُ",
  ])
  func otherWordsAreNotGovernedByInna(arabic: String) { #expect(marks(CaseAfterInna.self, arabic) == []) }

  @Test func theMessageNamesTheParticle() {
    let trial = Trial(CaseAfterInna.self, arabic: "أَسْأَلُكَ بِأَنَّ لَكَ الْحَمْدُ")
    #expect(
      trial.messages == [
        "`الْحَمْدُ` in `arabic` of dua `a` ends with U+064F ARABIC DAMMA after `بِأَنَّ لَكَ`: a noun is in the accusative there; write "
          + "U+064E ARABIC FATHA, `الْحَمْدَ`"
      ]
    )
    #expect(trial.fixed == ["أَسْأَلُكَ بِأَنَّ لَكَ الْحَمْدَ"])
    #expect(trial.applicabilities == [.unsafe])
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

  @Test func textOfTheQuranIsLeftToItsRules() {
    for rule in [EndingInPhrase.self, CaseAfterPreposition.self, CaseAfterInna.self] as [any Rule.Type] {
      let cited = Trial(rule, arabic: "بِسْمِ اللَّهُ الرَّحْمَٰنِ الرَّحِيمُ", source: "type=quran surah=1 ayah=1")
      #expect(cited.marks == [])
    }
  }

  // MARK: AR30, AR31

  @Test(arguments: [
    ("لَا إِلَٰهَ إِلَّا أَنْتُ", "أَنْتُ"), ("وَأَنْتُ رَبِّي", "وَأَنْتُ"), ("ثُمِّ الصَّلَاةُ", "ثُمِّ"), ("وَنَحْنَ عِبَادُكَ", "وَنَحْنَ"),
    ("فَكَيْفُ الْعَمَلُ", "فَكَيْفُ"),
    ("اللَّهُمِّ اغْفِرْ لِي", "اللَّهُمِّ"), ("هُوُ اللَّهُ", "هُوُ"), ("مِنْ حَيْثِ لَا أَحْتَسِبُ", "حَيْثِ"),
  ])
  func aWordOfOneFormHasItsVowel(arabic: String, mark: String) {
    #expect(marks(IndeclinableWord.self, arabic) == [mark])
  }

  @Test(arguments: [
    "أَنْتَ رَبِّي", "أَنْتِ طَالِقٌ", "أَنْتُمْ", "ثَمَّ وَجْهُ اللَّهِ", "هُوَ وَهْوَ", "نَحْنُ", "حَيْثُمَا", "كَيْفَ", "أَيْنَ", "بَيَّنَ", "اللَّهُمَّ",
    "كَيْفٍ",
    "هِيَ", "ثُمَّ",
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
