import Testing

@testable import ContentValidation

@Suite struct VowelInFormulaTests {
  @Test func theMessageNamesTheFormula() {
    let trial = Trial(VowelInFormula.self, arabic: "اللَّهُ أَكْبَرَ كَبِيرًا")
    #expect(
      trial.messages == [
        "`أَكْبَرَ` in `arabic` of dua `a` has U+064E ARABIC FATHA, where the formula `اللَّهُ أَكْبَرُ` has "
          + "U+064F ARABIC DAMMA: write `أَكْبَرُ`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُ أَكْبَرُ كَبِيرًا"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(
    arguments: [
      ("لَا إِلَهُ إِلَّا اللَّهُ", "لَا إِلَهَ إِلَّا اللَّهُ"), ("لَا إِلَٰهَ إِلَّا اللَّهَ", "لَا إِلَٰهَ إِلَّا اللَّهُ"),
      ("لَا حَوْلُ وَلَا قُوَّةُ إِلَّا بِاللَّهِ", "لَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللَّهِ"), ("الْحَمْدَ لِلَّهِ", "الْحَمْدُ لِلَّهِ"),
      ("ٱلْحَمْدَ لِلَّهِ", "ٱلْحَمْدُ لِلَّهِ"),
      ("لَا إِلَهَ إِلَّا اللَّهَ وَحْدَهُ لَا شَرِيكَ لَهُ", "لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ"),
      ("نَبِيُّنَا صَلَّى اللَّهِ عَلَيْهِ وَسَلَّمَ", "نَبِيُّنَا صَلَّى اللَّهُ عَلَيْهِ وَسَلَّمَ"),
      ("فَصَلَّى اللَّهَ عَلَيْهِ وَسَلَّمَ", "فَصَلَّى اللَّهُ عَلَيْهِ وَسَلَّمَ"),
      ("أَشْهَدُ أَنَّ مُحَمَّدٌ رَسُولُ اللَّهِ", "أَشْهَدُ أَنَّ مُحَمَّدًا رَسُولُ اللَّهِ"),
      ("وَأَشْهَدُ أَنَّ مُحَمَّدًا رَسُولَ اللَّهِ", "وَأَشْهَدُ أَنَّ مُحَمَّدًا رَسُولُ اللَّهِ"),
      ("أَنَّ مُحَمَّدًا عَبْدَهُ وَرَسُولَهُ", "أَنَّ مُحَمَّدًا عَبْدُهُ وَرَسُولُهُ"), ("شَفِيعًا لِي يَوْمَ الْقِيَامَةُ", "شَفِيعًا لِي يَوْمَ الْقِيَامَةِ"),
      ("أَعُوذُ بِكَ مِنْ عَذَابَ الْقَبْرِ", "أَعُوذُ بِكَ مِنْ عَذَابِ الْقَبْرِ"), ("رَبِّ زِدْنِي عِلْمٌ", "رَبِّ زِدْنِي عِلْمًا"),
      ("رَضِيتُ بِاللَّهِ رَبٌّ وَبِالْإِسْلَامِ دِينًا", "رَضِيتُ بِاللَّهِ رَبًّا وَبِالْإِسْلَامِ دِينًا"), ("يَا حَيٌّ يَا قَيُّومٌ", "يَا حَيُّ يَا قَيُّومُ"),
    ] as [(String, String)]
  )
  func theVowelOfTheFormulaIsWritten(arabic: String, right: String) {
    #expect(Trial(VowelInFormula.self, arabic: arabic).fixed == [right])
  }

  /// Words that no phrase begins with are compared in formulae that begin with the word before them.
  @Test(
    arguments: [
      ("إِلَّا أَنْتَ خَلَقْتُنِي وَأَنَا عَبْدُكَ", "إِلَّا أَنْتَ خَلَقْتَنِي وَأَنَا عَبْدُكَ"), ("وَالْجُبْنِ، وَضِلَعِ الدَّيْنِ", "وَالْجُبْنِ، وَضَلَعِ الدَّيْنِ"),
      ("صَلِّ عَلَى نَبَيِّنَا مُحَمَّدٍ", "صَلِّ عَلَى نَبِيِّنَا مُحَمَّدٍ"), ("اهْدِنِي فِيمَنْ هَدَيْتُ", "اهْدِنِي فِيمَنْ هَدَيْتَ"),
      ("مِنْ شَرِّ فِتْنَةِ الْمَسِيحِ الدَّجَالِ", "مِنْ شَرِّ فِتْنَةِ الْمَسِيحِ الدَّجَّالِ"),
      ("يَا مُقَلَّبَ الْقُلُوبِ ثَبِتْ قَلْبِي", "يَا مُقَلِّبَ الْقُلُوبِ ثَبِّتْ قَلْبِي"),
      ("كَمَا حَسَّنْتَ خَلْقِي فَحَسِّنْ خَلْقِي", "كَمَا حَسَّنْتَ خَلْقِي فَحَسِّنْ خُلُقِي"),
    ] as [(String, String)]
  )
  func aWordInsideAFormulaIsWritten(arabic: String, right: String) {
    #expect(Trial(VowelInFormula.self, arabic: arabic).fixed == [right])
    #expect(Trial(VowelInFormula.self, arabic: right).marks == [])
  }

  @Test(arguments: [
    // As they are written, partly or not vocalized, governed by another word, and other words.
    "لَا إِلَهَ إِلَّا اللَّهُ، اللَّهُ أَكْبَرُ", "لا إله إلا الله", "لَا إِلَه إِلَّا اللَّه", "إِنَّ الْحَمْدَ لِلَّهِ", "أَكْثَرُوا مِنَ الْحَمْدِ لِلَّهِ",
    "وَلَذِكْرُ اللَّهِ أَكْبَرُ", "أَنَّ مُحَمَّداً رَسُولُ اللَّهِ", "السَّلَامُ عَلَيْكُمُ", "بِأَنَّ لَكَ الْحَمْدَ", "إِلَّا إِلَهًا وَاحِدًا", "مِنْ عَذَابٍ",
    "سُبْحَانَ، اللَّهُ رَبِّي", "يَوْمُ الْقِيَامَةِ", "شَاءَ", "أَنَّ مُحَمَّدَ بْنَ عَبْدِ اللَّهِ", "إِنَّ الْعِزَّةَ، وَالْحَمْدَ لِلَّهِ",
    "جَزَاكَ اللَّهُ خَيْرَ الْجَزَاءِ",
    "جَزَاكُمُ اللَّهُ خَيْرَ مَا جَزَى نَبِيًّا", "وَبِمُحَمَّدٍ نَبِيِّ الرَّحْمَةِ", "رَبِّ زِدْنِي عِلْمَ الْقُرْآنِ", "يَا حَيُّ يَا قَيُّومَ السَّمَاوَاتِ",
    "أَنْتَ رَبُّنَا لَكَ الْحَمْدُ", "إِنَّ حَسْبَنَا اللَّهُ وَنِعْمَ الْوَكِيلُ", "أَشْهَدُ أَنَّ لَهُ الْمُلْكَ وَلَهُ الْحَمْدَ",
    "وَلَا شَرِيكٍ لَهُ", "أُكَبِّرُ اللَّهَ أَكْبَرَ تَكْبِيرٍ", "جَزَاكِ اللَّهُ خَيْرًا", "رَضِيتَ بِاللَّهِ رَبًّا وَبِالْإِسْلَامِ دِينًا",
    "إِنَّ السَّلَامَ عَلَيْكُمْ وَرَحْمَةَ اللَّهِ وَبَرَكَاتِهِ",
    "الْحَمْدُ للِه",
  ])
  func otherTextIsNotMarked(arabic: String) {
    #expect(Trial(VowelInFormula.self, arabic: arabic).marks == [])
  }

  @Test func theMessageNamesTheMissingShadda() {
    let trial = Trial(VowelInFormula.self, arabic: "أَشْهَدُ أَنَ مُحَمَّدًا رَسُولُ اللَّهِ")
    #expect(
      trial.messages == [
        "`أَنَ` in `arabic` of dua `a` has no U+0651 ARABIC SHADDA, which the formula `أَشْهَدُ أَنَّ مُحَمَّدًا` has: write `أَنَّ`"
      ]
    )
    #expect(trial.fixed == ["أَشْهَدُ أَنَّ مُحَمَّدًا رَسُولُ اللَّهِ"])
  }

  @Test(arguments: [
    ("أَشْهَدُ أَنْ مُحَمَّدًا رَسُولُ اللَّهِ", "أَشْهَدُ أَنَّ مُحَمَّدًا رَسُولُ اللَّهِ"),
    ("أَشْهَدُ أَنَّ لَا إِلَهَ إِلَّا اللَّهُ", "أَشْهَدُ أَنْ لَا إِلَهَ إِلَّا اللَّهُ"),
    ("اللَّهُ أَكَبَرُ", "اللَّهُ أَكْبَرُ"), ("اللَّهُمَّ عَافِنِي فِي بَصْرِي", "اللَّهُمَّ عَافِنِي فِي بَصَرِي"),
    ("اللَّهُمَّ إِنِي أَسْأَلُكَ", "اللَّهُمَّ إِنِّي أَسْأَلُكَ"), ("اللَّهُمَّ صَلْ عَلَى مُحَمَّدٍ", "اللَّهُمَّ صَلِّ عَلَى مُحَمَّدٍ"),
  ])
  func sukunAndShaddaAreComparedToo(arabic: String, right: String) {
    #expect(Trial(VowelInFormula.self, arabic: arabic).fixed == [right])
  }

  @Test func aSukunAtTheEndOfAWordWithAnotherMistakeIsNotAPause() {
    let trial = Trial(VowelInFormula.self, arabic: "نَبِيُّنَا صَلَّى اللَّهُ عَلَيْهِ وَسَلِّمْ")
    #expect(trial.fixed == ["نَبِيُّنَا صَلَّى اللَّهُ عَلَيْهِ وَسَلَّمَ"])
    #expect(Trial(VowelInFormula.self, arabic: "نَبِيُّنَا صَلَّى اللَّهُ عَلَيْهِ وَسَلَّمْ").marks == [])
  }

  /// Only the ending of a word depends on whether another one belongs to it.
  @Test(arguments: [
    ("أَنْتَ خَلَقْتَنِي وَأَنَا عَبْدَكَ وَأَنَا عَلَى عَهْدِكَ", "أَنْتَ خَلَقْتَنِي وَأَنَا عَبْدُكَ وَأَنَا عَلَى عَهْدِكَ"),
    ("وَتَبَارَكَ اسْمُكَ وَتَعَالَى جَدَّكَ وَلَا إِلَهَ غَيْرُكَ", "وَتَبَارَكَ اسْمُكَ وَتَعَالَى جَدُّكَ وَلَا إِلَهَ غَيْرُكَ"),
    ("اللَّهُمَّ إِنِّي أَسْأَلَكَ الْهُدَى", "اللَّهُمَّ إِنِّي أَسْأَلُكَ الْهُدَى"),
  ])
  func theVowelsBeforeTheEndingAreComparedInConstructToo(arabic: String, right: String) {
    #expect(Trial(VowelInFormula.self, arabic: arabic).fixed == [right])
    #expect(Trial(VowelInFormula.self, arabic: right).marks == [])
  }

  @Test(arguments: [
    ("اللَّهُمَّ إِنَّكَ عَفُوًّا تُحِبُّ الْعَفْوَ", "اللَّهُمَّ إِنَّكَ عَفُوٌّ تُحِبُّ الْعَفْوَ"), ("إِنَّكَ حَمِيدٌ مَجِيدًا", "إِنَّكَ حَمِيدٌ مَجِيدٌ"),
    ("إِنَّكَ عَفُوٌّ كَرِيماً تُحِبُّ الْعَفْوَ", "إِنَّكَ عَفُوٌّ كَرِيمٌ تُحِبُّ الْعَفْوَ"),
  ])
  func theAlefOfAnAccusativeIsRemoved(arabic: String, right: String) {
    #expect(Trial(VowelInFormula.self, arabic: arabic).fixed == [right])
  }

  @Test(arguments: [
    ("أَعُوذُ بِكَلِمَاتَ اللَّهِ التَّامَّاتِ", "أَعُوذُ بِكَلِمَاتِ اللَّهِ التَّامَّاتِ"),
    ("التَّحِيَّاتُ لِلَّهِ وَالصَّلَوَاتِ وَالطَّيِّبَاتُ", "التَّحِيَّاتُ لِلَّهِ وَالصَّلَوَاتُ وَالطَّيِّبَاتُ"),
  ])
  func theTehOfAPluralDoesNotSayWhoIsMeant(arabic: String, right: String) {
    #expect(Trial(VowelInFormula.self, arabic: arabic).fixed == [right])
  }

  @Test(arguments: [
    // What grammar, other readings and customs allow, and words without all of their vowels.
    "لَا نَعْبُدُ إِلَّا اللَّهَ وَحْدَهُ لَا شَرِيكَ لَهُ", "لَا حَوْلٌ وَلَا قُوَّةٌ إِلَّا بِاللَّهِ", "وَهْوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ", "اللَّهُ أَكْبَرْ",
    "أَعُوذُ بِاللَّهِ مِنَ الشَيْطَانِ الرَجِيمِ",
    "وَهُوَ عَلَى كلِ شَيْءٍ قَدِيرٌ", "اللَّهُمَّ صَلِّ عَلَى مُحَمَّدِ بْنِ عَبْدِ اللَّهِ", "السَّلَامُ عَلَيْكُمُ", "وَأَنَا عَلَى عَهْدِكِ وَوَعْدِكِ",
  ])
  func otherMarksAreAllowed(arabic: String) {
    #expect(Trial(VowelInFormula.self, arabic: arabic).marks == [])
  }

  @Test func itsFormulaeAreFullyVocalized() {
    let marked = Formula.all.flatMap(\.words).flatMap { $0.vowels.dropLast() }.count { $0 != nil }
    #expect(Formula.all.count > 50 && marked > 300)
  }
}
