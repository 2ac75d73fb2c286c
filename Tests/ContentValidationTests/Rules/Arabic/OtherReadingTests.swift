import Diagnostics
import Testing

@testable import ContentValidation

@Suite struct OtherReadingTests {
  @Test(arguments: [
    ("سَكِينَةً عْلَيْنَا", "عْ"), ("أَتُوبُ إَلَى اللَّهِ", "إَ"), ("لَوْلَا أِنْتَ مَا اهْتَدَيْنَا", "أِ"), ("كَلِمَاتِ اللَّهِ الَّتَي", "ي"),
    ("السَّلَامً عَلَيْنَا", "مً"),
    ("إِيَّاكً نَعْبُدُ", "كً"), ("الَّذِي أَطْعَمْنِي هَذَا", "أَ"), ("رَبِّ أَلْهَمْنِي رُشْدِي", "أَ"),
  ])
  func noFixIsOfferedIfTheVowelMayBeTheMistake(arabic: String, mark: String) {
    let trial = Trial(ImpossibleSpelling.self, arabic: arabic)
    #expect(trial.marks == [mark])
    #expect(trial.fixed == [])
  }

  @Test func aHamzaMayBeThatOfTheFourthForm() {
    let trial = Trial(ImpossibleSpelling.self, arabic: "الَّذِي أَطْعَمْنِي هَذَا")
    #expect(
      trial.messages == [
        "`أَ` in `أَطْعَمْنِي` of `arabic` of dua `a` is not Arabic spelling: hamzat al-wasl is written without a hamza; write U+0627 "
          + "ARABIC LETTER ALEF, unless another vowel of the word is the mistake"
      ]
    )
    let known = Trial(ImpossibleSpelling.self, arabic: "رَبِّ أَجْعَلْنِي مُقِيمَ الصَّلَاةِ")
    #expect(known.fixed == ["رَبِّ اجْعَلْنِي مُقِيمَ الصَّلَاةِ"])
    #expect(known.messages.first?.hasSuffix("write U+0627 ARABIC LETTER ALEF") == true)
  }

  @Test(
    arguments: [
      ("الْحَمْدُ لَكٌ", "كٌ"), ("أَعُوذُ بِكٍ", "كٍ"), ("تَوَكَّلْتُ عَلَيْهٍ", "هٍ"), ("كُلٌّ فِي فَلَكٍ آخَرَ", nil), ("وَلَهٌ شَدِيدٌ", nil),
      ("أَسْأَلُكَ بِكُلِّ سْمٍ", "سْ"), ("ثُمَّ هْوَ", nil), ("يَا عِيسَى بْنُ", nil),
    ] as [(String, String?)]
  )
  func aPronounHasNoTanwinAndAShortWordDoesNotBeginWithASukun(arabic: String, mark: String?) {
    #expect(Trial(ImpossibleSpelling.self, arabic: arabic).marks == (mark.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("تَوَكَّلْتُ عَلىً اللَّهِ", "تَوَكَّلْتُ عَلَى اللَّهِ"), ("وَأَتُوبُ إِلَىً اللَّهِ", "وَأَتُوبُ إِلَى اللَّهِ"),
    ("اللَّهُمَّ كَمًا صَلَّيْتَ", "اللَّهُمَّ كَمَا صَلَّيْتَ"), ("وَلاً حَوْلَ", "وَلَا حَوْلَ"), ("حَتّىً مَطْلَعِ الْفَجْرِ", "حَتَّى مَطْلَعِ الْفَجْرِ"),
    ("لَا إِلَهَ إلاً اللَّهُ", "لَا إِلَهَ إلَّا اللَّهُ"), ("سَخَّرَ لَنَا هَٰذاً", "سَخَّرَ لَنَا هَٰذَا"), ("عَلًىٰ نَبِيِّنَا", "عَلَىٰ نَبِيِّنَا"),
  ])
  func aParticleHasNoTanwin(arabic: String, fixed: String) {
    let trial = Trial(ImpossibleSpelling.self, arabic: arabic)
    #expect(trial.messages.first?.contains("this word never has tanwin; write ") == true)
    #expect(trial.applicabilities == [.unsafe])
    #expect(trial.fixed == [fixed])
  }

  @Test(arguments: [
    ("عَلَئْهِ تَوَكَّلْتُ", "عَلَيْهِ تَوَكَّلْتُ"), ("أَتُوبُ إِلَئ اللَّهِ", "أَتُوبُ إِلَى اللَّهِ"),
  ])
  func aHamzaMayBeTypedForALetterBesideItsKey(arabic: String, fixed: String) {
    let trial = Trial(ImpossibleSpelling.self, arabic: arabic)
    #expect(trial.messages.first?.contains("the word is known without a hamza; write `") == true)
    #expect(trial.fixed == [fixed])
  }

  @Test(
    arguments: [
      ("هَٰذَا دُعَاءُدُخُولِ الْمَسْجِدِ", "هَٰذَا دُعَاءُ دُخُولِ الْمَسْجِدِ"), ("رَبَّنَااغْفِرْ لَنَا", "رَبَّنَا اغْفِرْ لَنَا"),
      ("اللَّهُمَّ لَاالْحَمْدَ كُلُّهُ", "اللَّهُمَّ لَا الْحَمْدَ كُلُّهُ"),
      ("يَا ذَاالْجَلَالِ", "يَا ذَا الْجَلَالِ"), ("الْكِبْرِيَاءُ وَاالْعَظَمَةُ", "الْكِبْرِيَاءُ وَالْعَظَمَةُ"),
      ("بِاسْمِكَ أَمُوُت وَأَحْيَا", "بِاسْمِكَ أَمُوتُ وَأَحْيَا"), ("وَآَصْلِحْ لِي شَأْنِي", "وَأَصْلِحْ لِي شَأْنِي"),
      ("اللَهُّمَ اغْفِرْ لِي", "اللَهُمَّ اغْفِرْ لِي"), ("اللَهُّ\u{640}مَ اغْفِرْ لِي", nil),
      ("الصَّلَاةُ الْبِإْرَاهِيمِيَّةُ", nil),
      ("تَوَكَّلْتُ آِلَيْكَ", nil), ("رَبَّنَاأَ فْرِغْ عَلَيْنَا", "رَبَّنَا أَفْرِغْ عَلَيْنَا"),
      ("أَعُوذُ بِكَ مِ نْعَذَابِ الْقَبْرِ", "أَعُوذُ بِكَ مِنْ عَذَابِ الْقَبْرِ"),
    ] as [(String, String?)]
  )
  func noLetterIsWrittenThatOnlyHidesTheMistake(arabic: String, fixed: String?) {
    let trial = Trial(ImpossibleSpelling.self, arabic: arabic)
    #expect(trial.marks.count == 1)
    #expect(trial.fixed == (fixed.map { [$0] } ?? []))
    #expect(trial.applicabilities.allSatisfy { $0 == .unsafe })
  }

  @Test(arguments: [
    "رَبِّ أَ8سْتَغْفِرُكَ", "وَأَنْتَ يَ\u{665}عْلَمُ", "رَبِّ أَ:سْتَغْفِرُكَ", "إِنَّكَ أ\u{DF}\u{64E}نْتَ التَّوَّابُ",
    "الْح\u{20E3}\u{64E}مْدُ لِلَّهِ",
  ])
  func aSignInsideAWordBeginsNoOther(arabic: String) {
    #expect(Trial(ImpossibleSpelling.self, arabic: arabic).marks == [])
  }

  @Test(arguments: [
    ("يَا رَبِّ،أِنِّي ظَلَمْتُ نَفْسِي", "أِ"), ("(يَا رَبِّ)أِنِّي ظَلَمْتُ نَفْسِي", "أِ"), ("يَا رَبِّ.إغْفِرْ لِي", "إ"),
    ("(يَا رَبِّ)غْفِرْ لِي", "غْ"),
  ])
  func aWordAfterASignWithoutASpaceIsJudged(arabic: String, mark: String) {
    #expect(Trial(ImpossibleSpelling.self, arabic: arabic).marks == [mark])
  }

  @Test func anAlefInTheWrongPlaceIsNotAHamza() {
    let trial = Trial(IndoPakSpelling.self, arabic: "افْتَحْ لِي أَبْاَوبَ رَحْمَتِكَ")
    #expect(
      trial.messages.first?.hasSuffix(", or the vowel on its letter; no word is known with this alef") == true
    )
    #expect(trial.fixed == [])
  }

  @Test(arguments: ["\u{0670}", "\u{064E}"])
  func anAlefIsWrittenForTheMarkWithWhichAWordBegins(mark: String) {
    #expect(Trial(ImpossibleSpelling.self, arabic: "قُلِ \(mark)لْحَمْدُ لِلَّهِ").fixed == ["قُلِ الْحَمْدُ لِلَّهِ"])
  }

  @Test func noAlefFollowsATanwinAfterTheArticle() {
    let trial = Trial(ImpossibleSpelling.self, arabic: "كَانَ التَّعَوُّذً سُنَّةً")
    #expect(trial.messages.first?.contains("a noun with the article has no tanwin; write ") == true)
    #expect(trial.fixed == [])
  }

  @Test func noFixIsOfferedWhereSeveralParticlesArePossible() {
    let trial = Trial(ImpossibleSpelling.self, arabic: "فَلماً كَانَ")
    #expect(trial.messages.first?.hasSuffix("write `لَمَّا` or `لِمَا`, or `لَمًّا` if the noun is meant") == true)
    #expect(trial.fixed == [])
  }

  @Test(arguments: ["أَكْلًا لَمًّا", "إِلًّا وَلَا ذِمَّةً", "فَمًا", "هَذًّا كَهَذِّ الشِّعْرِ", "كَمًّا", "عَمًّا", "عُلًى", "هُدًى", "كَلِمًا"])
  func aNounWithTheLettersOfAParticleHasTanwin(arabic: String) {
    #expect(Trial(ImpossibleSpelling.self, arabic: arabic).marks == [])
  }

  @Test func noSeatOfAHamzaIsWrittenWhereTheVowelBeforeItIsTheMistake() {
    let trial = Trial(ImpossibleSpelling.self, arabic: "اغْفِرْ لِي وَلِجَمِيعِ الْمَؤْمِنِينَ")
    #expect(trial.marks == ["ؤْ"])
    #expect(trial.messages.first?.hasSuffix(", unless the vowel before it is the mistake") == true)
    #expect(trial.fixed == [])
    #expect(Trial(ImpossibleSpelling.self, arabic: "قِنَا شَرَّ قَضَاءُكَ").fixed == ["قِنَا شَرَّ قَضَاؤُكَ"])
  }

  @Test(
    arguments: [
      ("بَيِّضْ وُجُوهْنَا", nil), ("اغْفِرْ ذُنُوبْنَا", nil), ("اللَّهُمَّ أَغِيثْنَا", "اللَّهُمَّ أَغِثْنَا"), ("رَبِّ وَأَغِيثْنَا", "رَبِّ وَأَغِثْنَا"),
    ] as [(String, String?)]
  )
  func theLongVowelOfANounStays(arabic: String, fixed: String?) {
    let trial = Trial(ImpossibleSpelling.self, arabic: arabic)
    #expect(trial.marks.count == 1)
    #expect(trial.fixed == (fixed.map { [$0] } ?? []))
  }

  @Test func noAlefIsWrittenBeforeAWordThatIsKnownWithoutIt() {
    let trial = Trial(ImpossibleSpelling.self, duas("arabic", ["جزاك الله خيرا", "جْزَاكَ اللَّهُ عَنَّا"]))
    #expect(trial.marks == ["جْ"])
    #expect(trial.fixed == [])
    #expect(Trial(ImpossibleSpelling.self, arabic: "رَبِّ غْفِرْ لِي").fixed == ["رَبِّ اغْفِرْ لِي"])
  }

  @Test func noAlefIsWrittenAfterTheTanwinOfADefectiveNoun() {
    let trial = Trial(ImpossibleSpelling.self, duas("arabic", ["تَوَفَّنِي وَأَنْتَ رَاضٍ", "تَوَفَّنِي وَأَنْتَ رَاضً عَنِّي"]))
    #expect(trial.marks == ["ضً"])
    #expect(trial.fixed == [])
  }

  @Test(arguments: [
    ("أَسْأَلُكَ عِلْمً نَافِعًا", "أَسْأَلُكَ عِلْمًا نَافِعًا"), ("اللَّهُمَّ أِنِّي أَعُوذُ بِكَ", "اللَّهُمَّ إِنِّي أَعُوذُ بِكَ"),
    ("سُبُّوُحٌ قُدُّوسٌ", "سُبُّوحٌ قُدُّوسٌ"),
  ])
  func theLetterIsFixedIfTheWordIsKnownSo(arabic: String, fixed: String) {
    #expect(Trial(ImpossibleSpelling.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: ["وَارْزُقْنِي مِنْ حِيْثُ لَا أَحْتَسِبُ", "لِإِيلَافِ قُرِيْشٍ", "أَتُوبُ إِلِيْكَ"])
  func aSukunStaysWhereTheVowelBeforeItMayBeTheMistake(arabic: String) {
    let trial = Trial(IndoPakSpelling.self, arabic: arabic)
    #expect(trial.messages.count == 1)
    #expect(
      trial.messages.allSatisfy {
        $0.hasSuffix(
          "has U+0652 ARABIC SUKUN on a long vowel: remove it, or write U+064E ARABIC FATHA before it"
        )
      }
    )
    #expect(trial.fixed == [])
  }

  @Test func aSukunStaysOnALetterInTheWrongPlace() {
    let trial = Trial(IndoPakSpelling.self, arabic: "وَأَتُوبُ إِلَهِيْ")
    #expect(
      trial.messages.first?.hasSuffix(
        "on a long vowel: remove it, or exchange the letter with the one before it"
      ) == true
    )
    #expect(trial.fixed == [])
  }

  @Test(arguments: ["عِيْادَةِ الْمَرِيضِ", "أَسْأَلُكَ الْعَفْوَ وَالْعَافِيْةَ", "زِيْادَةً فِي الْعِلْمِ"])
  func aSukunForAVowelStays(arabic: String) {
    let trial = Trial(IndoPakSpelling.self, arabic: arabic)
    #expect(trial.messages.count == 1)
    #expect(trial.messages.first?.hasSuffix("has a vowel before the next one: write that") == true)
    #expect(trial.fixed == [])
  }

  @Test(arguments: [
    ("الْحُوْقَلَةُ", FixIt.Applicability.unsafe), ("اغْفِيْ", .unsafe), ("نَفسِيْ", .unsafe), ("أَعُوْذُ بِالْكَرِيْمِ", .safe),
    ("الرَّحِيْمِ", .safe), ("الحَمِيْدُ", .safe),
  ])
  func aSukunOfAllLongVowelsOrInAKnownWordIsRemovedWithoutAsking(
    arabic: String,
    applicability: FixIt.Applicability
  ) {
    #expect(Set(Trial(IndoPakSpelling.self, arabic: arabic).applicabilities) == [applicability])
  }

  @Test func noFinalYehIsWrittenWhereTheVowelMayBeTheMistake() {
    let trial = Trial(DotlessFinalYeh.self, arabic: "ثَبِّتْ قَلْبِي عَلِى دِينِكَ")
    #expect(
      trial.messages == [
        "`عَلِى` in `arabic` of dua `a` ends with U+0649 ARABIC LETTER ALEF MAKSURA after kasra: write U+064A ARABIC LETTER YEH, or "
          + "U+064E ARABIC FATHA for the kasra"
      ]
    )
    #expect(trial.fixed == [])
    #expect(Trial(DotlessFinalYeh.self, arabic: "اغْفِرْ لِى رَبِّى").fixed == ["اغْفِرْ لِي رَبِّي"])
  }
  @Test(arguments: [
    ("الْحَمْدُ لِلَّهِى", FixIt.Applicability.unsafe), ("اللَّهُمَّ صَىِّ", .unsafe),
    ("كَمَا يُنَقَىّ", .unsafe), ("رَبِىّ", .unsafe),
    ("صَلِّ عَلَى النَّبِىِّ", .safe), ("تَوَكَّلْتُ عَلَىَّ", .safe), ("ارْحَمْنِى", .safe),
  ])
  func aFinalYehIsWrittenWithoutAskingOnlyInAWordWithOne(arabic: String, applicability: FixIt.Applicability) {
    #expect(Trial(DotlessFinalYeh.self, arabic: arabic).applicabilities == [applicability])
  }
}
