import Diagnostics
import Testing

@testable import ContentValidation

@Suite struct WordSpellingTests {
  private func marks(_ rule: any Rule.Type, _ arabic: String) -> [String] {
    Trial(rule, arabic: arabic).marks
  }

  @Test(
    arguments: [
      ("اللَّهُمَّ أِنِّي أَعُوذُ بِكَ", "أِ"), ("رَبِّ إَعُوذُ بِكَ", "إَ"), ("اللَّهُمَّ كْفِنِي بِحَلَالِكَ", "كْ"),
      ("أَسْأَلُكَ الْعَفْوَ وْالْعَافِيَةَ", "وْ"), ("رَبَّ الْعَرْشِ لْعَظِيمِ", "لْ"),
      ("إِلَى الَّهِ", "الَّ"), ("بِسْمِ الَّهِ", "الَّ"), ("مِنَ الْفَقْرٍ", "رٍ"), ("كَلِمَاتِ اللَّهٍ التَّامَّةِ", "هٍ"),
      ("بِئْسَتِ الْبِطَانَةٌ", "ةٌ"), ("وَالْعَمَلًا", "لً"),
      ("سُبْحَانَ اللَّهِ وَبِحَمْدِةِ", "دِةِ"), ("وَرِزْقً طَيِّبًا", "قً"), ("وَاْلْأَرْضِ كُلِّهَا", "اْ"), ("آّمَنْتُ بِاللَّهِ", "آّ"),
      ("رَبَّ هِٰذِهِ الدَّعْوَةِ", "هِٰ"), ("لَا حَوْلَ وَلَاا قُوَّةَ", "اا"), ("شَرِّ مَا فِيي هَٰذَا", "يي"),
      ("لَا إِلَٰهَ إِلَّا اللَهُ", "للَ"), ("بِسْمِ الَّلهِ الَّذِي", "لَّل"), ("أَعُوذُ بِاللُّهِ", "للُّ"), ("الْحَمْدُ لِلَهِ", "لِلَ"),
      ("سُبْحَانَ رَبَّيَ الْأَعْلَى", "بَّيَ"), ("وَاغْفِرْ لِي خَطَئَيَ", "ئَ"), ("رَبِّ اعُوذُ بِكَ", "اعُ"), ("رَبِّ إِغْفِرْ لِي", "إِ"),
      ("مِمَّا يَظُّنُّونَ", "ظُّنُّ"), ("رَبِّ أَعْوْذُ بِكَ", "عْوْ"), ("فَأَقْرَّ بِهِ", "قْرَّ"), ("الْرَحِيمِ", "لْرَ"), ("الْزَّارِعَ", "لْزَّ"),
      ("وَالْحَّمْدُ", "حَّ"),
      ("لِلْمَّلِكِ", "مَّ"), ("وَالْاسْتِعَاذَةُ", "لْا"), ("للَّهُمَّ اغْفِرْ لِي", "ل"), ("وَإِسْتَغْفِرْ لِذَنْبِكَ", "إِ"),
      ("رَبِّ فَإِرْحَمْنِي", "إِ"),
      ("عَلَى كُلِّ شَيْئٍ قَدِيرٌ", "ئٍ"), ("مِنْ سُوئِ الْكِبَرِ", "ئِ"), ("فِي السَّمَائِ", "ئِ"), ("يَبْدَئُ الْخَلْقَ", "ئُ"),
      ("عَدْلٌ فِيَّ قَضَاءُكَ", "ءُ"), ("مِنْ أَسْمَاءِكَ الْحُسْنَى", "ءِ"), ("وَالْمُأْمِنَاتِ", "أْ"), ("بِأْسَ الضَّجِيعُ", "أْ"),
      ("يُأَخِّرُ", "أَ"), ("قِرَاأَةً", "أَ"), ("سُءِلَ", "ءِ"), ("أَفْؤِدَةً", "ؤِ"), ("وَفُجَائَةِ نِقْمَتِكَ", "ئَ"), ("قِرَائَةً", "ئَ"),
      ("لِلرَّجُلِ اللَّذِي جَاءَ", "للَّ"), ("وَاللَّتِي بَعْدَهَا", "للَّ"), ("عَلَى اللَّذِينَ سَبَقُوا", "للَّ"),
      ("رَبَّنَا آَتِنَا", "آَ"), ("سُبُّوُحٌ قُدُّوسٌ", "بُّوُ"), ("الرَّحِيِمُ", "حِيِ"), ("وَاعُوُذُ بِكَ", "عُوُ"),
      ("لَا إِلَٰهَ إِلَّى أَنْتَ", "لَّى"), ("لَا إِلَٰهَ إِلَا أَنْتَ", "لَا"),
      ("هَاذَا الْيَوْمِ", "ا"), ("ذَالِكَ الْفَضْلُ", "ا"), ("وَلَاكِنَّ اللَّهَ", "ا"), ("أُولَائِكَ", "ا"), ("أَغِيثْنَا", "غِيثْ"),
      ("تُوبْنَا", "تُوبْ"),
      ("سُبْحَنَ اللَّهِ", "حَ"), ("سُبْحَنَكَ رَبِّي", "حَ"), ("رَبُّ الْعَلَمِينَ", "عَ"), ("مِنَ الظَّلِمِينَ", "ظَّ"), ("مِنَ الشَّيْطَنِ", "طَ"),
      ("الْحَمْدُ لِاللَّهِ", "لِاللَّ"), ("اللَّهُمَّ إِنِّي أَسْئَلُكَ", "ئَ"),
      ("أَعُوذُ بِللَّهِ", "بِللَّ"), ("تَللَّهِ لَأَفْعَلَنَّ", "تَللَّ"),
      ("رَبِّ إِرْزُقْنِي", "إِ"), ("رَبِّ أُنْصُرْنَا", "أُ"), ("رَبِّ أَرْزُقْنِي", "أَ"), ("وَأَنْصُرْنَا عَلَيْهِمْ", "أَ"), ("رَبِّ أَجْعَلْنِي", "أَ"),
      ("رَبَّنَا وَإِسْتَجِبْ", "إِ"), ("دُعَاءُ الْإِسْتِغْفَارِ", "إِ"), ("فِي إِبْتِلَاءٍ", "إِ"), ("إِنْكِسَارُ الْقَلْبِ", "إِ"),
      ("إِتَّقِ اللَّهَ", "إِ"),
      ("إِصْطِبَارًا", "إِ"),
      ("إِنْقَطَعَ عَمَلُهُ", "إِ"), ("بِإِسْمِكَ رَبِّي", "إِ"), ("هُوَ الْإِسْمُ الْأَعْظَمُ", "إِ"), ("عِيسَى إِبْنُ مَرْيَمَ", "إِ"),
      ("يَوْمَ الْإِثْنَيْنِ", "إِ"),
      ("إِمْرَأَةٌ", "إِ"), ("أَنْتَ رَبُّي", "بُّي"), ("رَيْبِّي اغْفِرْ لِي", "يْبِّ"), ("مَا تَرَيْنَّ", "يْنَّ"), ("اغْفِرْ ذَنْبُي", "بُي"),
    ] as [(String, String)]
  )
  func anImpossibleSpellingIsMarked(arabic: String, mark: String) {
    #expect(marks(ImpossibleSpelling.self, arabic) == [mark])
  }

  @Test func theHamzaOfAGenitiveHasAKasra() {
    let trial = Trial(ImpossibleSpelling.self, arabic: "وَمِنْ أَعْدَائَنَا")
    #expect(
      trial.messages == [
        "`ئَ` in `أَعْدَائَنَا` of `arabic` of dua `a` is not Arabic spelling: a hamza before the pronoun of a noun in the genitive is written "
          + "U+0626 ARABIC LETTER YEH WITH HAMZA ABOVE with U+0650 ARABIC KASRA; write `أَعْدَائِنَا`"
      ]
    )
    #expect(trial.fixed == ["وَمِنْ أَعْدَائِنَا"])
  }

  @Test(
    arguments: [
      ("كَفَى بِاللَّهٌ شَهِيدًا", "كَفَى بِاللَّهِ شَهِيدًا"), ("مِنَ الْفَقْرٍ", "مِنَ الْفَقْرِ"),
      ("الْحَمْدٌ", nil),
    ] as [(String, String?)]
  )
  func aTanwinAfterTheArticleIsTheGenitiveAfterAPreposition(arabic: String, fixed: String?) {
    #expect(Trial(ImpossibleSpelling.self, arabic: arabic).fixed == (fixed.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("مِنْ عُتَقَاءُكَ", "مِنْ عُتَقَائِكَ"), ("عَنْ دُعَاءُهُ", "عَنْ دُعَائِهِ"), ("بِشُرَكَائَهُمْ", "بِشُرَكَائِهِمْ"),
    ("وَلِآبَاءُنَا", "وَلِآبَائِنَا"),
    ("يَوْمَ لِقَائَكَ", "يَوْمَ لِقَائِكَ"), ("وَلِيَوْمِ لِقَائَهُ", "وَلِيَوْمِ لِقَائِهِ"),
    ("لَيْلَةَ دُعَائُكَ", "لَيْلَةَ دُعَائِكَ"),
    // Nothing shows another case than that of the vowel.
    ("الْيَوْمَ دُعَائَنَا", "الْيَوْمَ دُعَاءَنَا"), ("تَقَبَّلْ دُعَائَنَا", "تَقَبَّلْ دُعَاءَنَا"), ("ارْحَمْ آبَائَهُمْ", "ارْحَمْ آبَاءَهُمْ"),
    ("هَذَا بِنَائُكَ", "هَذَا بِنَاؤُكَ"),
    ("عَدْلٌ قَضَائُكَ", "عَدْلٌ قَضَاؤُكَ"),
  ])
  func aHamzaIsCorrectedByItsCase(arabic: String, fixed: String) {
    #expect(Trial(ImpossibleSpelling.self, arabic: arabic).fixed == [fixed])
  }

  @Test func beforeTheTehOfASubjectAVerbHasASukun() {
    let trial = Trial(ImpossibleSpelling.self, arabic: "أَعُوذُ بِكَ مِنْ شَرِّ مَا صَنَعَتُ")
    #expect(
      trial.messages == [
        "`عَتُ` in `صَنَعَتُ` of `arabic` of dua `a` is not Arabic spelling: before this teh the word has U+0652 ARABIC SUKUN; "
          + "write `صَنَعْتُ`"
      ]
    )
    #expect(trial.fixed == ["أَعُوذُ بِكَ مِنْ شَرِّ مَا صَنَعْتُ"])
    #expect(Trial(ImpossibleSpelling.self, arabic: "وَبِكَ آمَنَتُ").fixed == ["وَبِكَ آمَنْتُ"])
  }

  @Test(arguments: [
    "رَحْمَتُ اللَّهِ وَنِعْمَتَ اللَّهِ", "لَمَّا سَكَتَ عَنْهُ الْغَضَبُ", "خَشِيَ الْعَنَتَ", "امْرَأَتُ عِمْرَانَ", "صَنَعَتِ الْمَرْأَةُ", "صَنَعْتُ وَصَنَعَتْ",
    "كَلِمَتُ رَبِّكَ",
  ])
  func anotherTehMayFollowAFatha(arabic: String) { #expect(marks(ImpossibleSpelling.self, arabic) == []) }

  @Test func beforeTheYehOfAPronounAWordHasAKasra() {
    let trial = Trial(ImpossibleSpelling.self, arabic: "خَيْرٌ لِي فِي دِينَي وَمَعَاشِي")
    #expect(
      trial.messages == [
        "`دِينَي` in `arabic` of dua `a` is not Arabic spelling: before the yeh of “my” or “me” a word has U+0650 ARABIC KASRA; "
          + "write `دِينِي`"
      ]
    )
    #expect(trial.fixed == ["خَيْرٌ لِي فِي دِينِي وَمَعَاشِي"])
    #expect(Trial(ImpossibleSpelling.self, arabic: "وَمِنْ خَلْفَي، وَبِذَنْبَي").marks == ["خَلْفَي", "وَبِذَنْبَي"])
  }

  @Test(arguments: [
    "اغْفِرْ لِي وَلِوَالِدَي", "بَيْنَ يَدَي السَّاعَةِ", "فِي عَيْنَي صَغِيرًا", "دِينِي وَخَلْفِيَ وَبَنِيَّ", "فِي مُسْنَدَي الْإِمَامَيْنِ",
    "دِينَي الْإِسْلَامُ",
  ])
  func aDualMayHaveAFathaThere(arabic: String) { #expect(marks(ImpossibleSpelling.self, arabic) == []) }

  @Test(arguments: [
    "اللَّهُمَّ أْجُرْنِي فِي مُصِيبَتِي", "ثُمَّ لْيَقُلْ", "عُمَرَ بْنِ الْخَطَّابِ", "مَاءً طَهُورًا وَرَحْمَةً وَهُدًى وَمَلْجَأً", "امْرَأَةٌ وَحَيَاةٌ",
    "قَالُواْ آمَنَّا", "عَلَّامُ الْغُيُوبِ إِلَّا اللَّهُ", "الله لله اللهم", "اللّه", "فَٱللَّهُ خَيْرٌ", "دَاوُودَ", "قَرَأَ", "اللَّهْ",
    "وَاللَّهِ وَلِلَّهِ وَتَاللَّهِ", "إِلَٰهَ",
    "سُبْحَٰنَ اللَّهِ وَسُبْحٰنَكَ", "بَيْنَ الْعَلَمَيْنِ", "الْتَفَتَ وَالْتَمِسُوا", "يَصُدُّنَّكَ وَلَتُؤَدُّنَّ", "السُّنَّةُ وَالظُّلْمُ وَالنُّبُوَّةُ",
    "ذُرِّيَّةً وَيَذَّكَّرُ وَالْمُدَّثِّرُ", "الَّذِي لِلَّذِي وَاللَّيْلِ",
    "دُوَيْبَّةٌ", "اللَّذَانِ وَاللَّذَيْنِ وَاللَّتَيْنِ وَاللَّاتِي", "وَلِلَّذِينَ",
    "لِلْهَمِّ", "بِالْقَلْبْ", "لِلْحَمْدِ وَلِلرَّحْمَنِ",
    "سُبْحَانَ رَبِّيَ الْأَعْلَى", "عَلَيَّ وَلِيَ وَمَحْيَايَ", "الِاسْمُ", "اتَّقُوا اللَّهَ وَارْحَمْ", "إِسْتَبْرَقٍ", "إِسْلَامٌ وَإِثْمٌ وَإِلَيْكَ وَإِنْ أَنْتَ",
    "أَكْرِمْنِي", "أَرْسَلْنَا وَأَصْبَحْنَا", "إِتْقَانٌ وَإِفْتَاءٌ وَإِنْزَالٌ", "إِنْسَانَ وَإِنْجِيلَ وَإِنْسِيًّا", "إِسْمَاعِيلَ وَإِبْرَاهِيمَ", "شَيْئًا إِدًّا",
    "أَعْطِنِي وَأَدْخِلْنِي", "إِسْتِرَاتِيجِيَّةٌ", "أَنْتُمْ وَأَسْمَعْنَا", "أَفْتُونِي",
    "يُحْيِي وَيُمِيتُ", "بِاللَّهْوِ", "للهدى", "يَبْدَأُ وَيُبْرِئُ وَلُؤْلُؤٌ وَسَيِّئٌ", "شيئ", "شَيْئًا", "هَيِّئْ",
    "قَضَاؤُكَ وَأَسْمَائِكَ وَثَنَاءَكَ", "جَاءُوا يَقْرَءُونَ", "مِائَةَ مَرَّةٍ", "بِأَنَّكَ وَلِأُمِّي", "رَءُوفٌ رُؤِيَ سُئِلَ", "مُؤْمِنٌ يَأْمَنُ بِئْسَ",
    "تُوُفِّيَ وَتُوُفِّيَتْ", "يُحْيِيِ", "آمَنْتُ بِآيَاتِكَ", "قُوُّهُ وَحُيِّيتُمْ",
    "إِسْرَائِيلَ", "الْمُؤَخِّرُ", "الْمَلَائِكَةِ وَأَفْئِدَةً", "هَٰؤُلَاءِ مَسْئُولٌ", "امْرَأَةٌ مَسْأَلَةٌ",
    "إِلَّا وَإِلَى أَلَا أَلَّا", "الْطُفْ بِي وَالْزَمْهُ", "فِي مَلَأٍ خَيْرٍ", "مِائَتَيْ مَرَّةٍ", "لَا تَنْسَيْ ذِكْرَ اللَّهِ", "هَذَا وَلَكِنْ وَذَلِكَ",
    "إِيلْيَا", "يَقُولْنَ",
    "فِيهِمْ لَهُمْ", "بَلَّلَهُ وَبَلَلَهُ", "مَا تَرَيِنَّ", "رَا\u{0652}\u{0654}سِي",
  ])
  func aPossibleSpellingIsNot(arabic: String) { #expect(marks(ImpossibleSpelling.self, arabic) == []) }

  @Test(
    arguments: [
      ("لَا أُشْرِكُ بِكَ شَيْءًا", "ءًا", "لَا أُشْرِكُ بِكَ شَيْئًا"), ("كُنْتُ بَرِيءًا", "ءًا", "كُنْتُ بَرِيئًا"),
      ("مَا رَأَيْتُ شَيْءً", "ءً", "مَا رَأَيْتُ شَيْئًا"), ("عَمِلْتُ سُوءً", "ءً", "عَمِلْتُ سُوءًا"),
      ("شِفَاءًا عَاجِلًا", "ءًا", "شِفَاءً عَاجِلًا"), ("مَلْجَأًا آمِنًا", "أًا", "مَلْجَأً آمِنًا"),
      ("رَبِّ بِكَ نَحْيَى", "يَى", "رَبِّ بِكَ نَحْيَا"), ("وَالدُّنْيَى دَارُ فَنَاءٍ", "يَى", "وَالدُّنْيَا دَارُ فَنَاءٍ"),
      ("شُكْرِي لِللَّهِ", "لِللَّ", "شُكْرِي لِلَّهِ"), ("أَذْكُرُكَ بِالَّيْلِ", "الَّ", "أَذْكُرُكَ بِاللَّيْلِ"),
      ("رَبِّ أَامَنْتُ", "أَا", "رَبِّ آمَنْتُ"), ("خَيْرَ الْأَاخِرَةِ", "أَا", "خَيْرَ الْآخِرَةِ"),
    ] as [(String, String, String)]
  )
  func aSoundIsWrittenWithItsOwnLetter(wrong: String, mark: String, right: String) {
    let trial = Trial(ImpossibleSpelling.self, arabic: wrong)
    #expect(trial.marks == [mark])
    #expect(trial.fixed == [right])
    #expect(trial.applicabilities == [.unsafe])
    #expect(marks(ImpossibleSpelling.self, right) == [])
  }

  @Test(arguments: [
    ("صَلِّ عَلَى النَّبِيِ", "بِيِ"), ("أَنْتَ الْغَنِيُ", "نِيُ"), ("مِنْ عَدُوٍ ظَالِمٍ", "دُوٍ"), ("سَلِّمْ عَلَى نَبِيٍ مُرْسَلٍ", "بِيٍ"),
  ])
  func aFinalGlideHasNoVowelUnlessItIsDoubled(arabic: String, mark: String) {
    let trial = Trial(ImpossibleSpelling.self, arabic: arabic)
    #expect(trial.marks == [mark])
    #expect(trial.fixed == [])
    #expect(trial.messages.first?.hasSuffix("write U+0651 ARABIC SHADDA on it, or remove the vowel") == true)
  }

  @Test(arguments: [
    "يَا يَحْيَى وَلِيَحْيَى", "مَاءً وَجُزْءًا وَسُوءًا وَضَوْءًا", "مَلْجَأً وَخَطَأً", "قَارِئًا وَلُؤْلُؤًا", "لِلَّيْلِ وَاللِّسَانِ", "ظَلَلْنَا وَالْعِلَلُ",
    "الَّتِي وَالَّذِينَ", "لَمْ يَقْرَأَا", "أَالْآنَ", "هُوَ أَنْ أَدْعُوَ وَأَقْضِيَ", "لَمْ أَسْتَحْيِ", "اشْتَرَوُا الدُّنْيَا", "بَيْنَ يَدَيِ اللَّهِ",
    "كُفُوًا وَمُنَادِيًا", "حَسْبِيُ اللَّهُ", "وَهُوُ",
  ])
  func theSameLettersMayBeRightElsewhere(arabic: String) {
    #expect(marks(ImpossibleSpelling.self, arabic) == [])
  }

  @Test func theDammaBeforeAFinalYehBecomesAKasra() {
    #expect(Trial(ImpossibleSpelling.self, arabic: "أَنْتَ رَبُّي").fixed == ["أَنْتَ رَبِّي"])
  }

  @Test func theAlefOfALongVowelIsAdded() {
    let trial = Trial(ImpossibleSpelling.self, arabic: "سُبْحَنَكَ وَإِنِّي كُنْتُ مِنَ الظَّلِمِينَ")
    #expect(trial.fixed == ["سُبْحَانَكَ وَإِنِّي كُنْتُ مِنَ الظَّالِمِينَ"])
    #expect(trial.messages.first?.hasSuffix("has a letter; write U+0627 ARABIC LETTER ALEF after it") == true)
  }

  @Test func theMessageNamesTheFix() {
    let trial = Trial(ImpossibleSpelling.self, arabic: "اللَّهُمَّ أِنِّي أَعُوذُ بِكَ")
    #expect(
      trial.messages == [
        "`أِ` in `أِنِّي` of `arabic` of dua `a` is not Arabic spelling: a hamza with kasra is below its alef; write "
          + "U+0625 ARABIC LETTER ALEF WITH HAMZA BELOW, or another vowel"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ إِنِّي أَعُوذُ بِكَ"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test func aCommandIsWrittenWithHamzatAlWasl() {
    #expect(Trial(ImpossibleSpelling.self, arabic: "رَبِّ إِغْفِرْ لِي").fixed == ["رَبِّ اغْفِرْ لِي"])
    let noun = Trial(ImpossibleSpelling.self, arabic: "سُبْحَانَ رَبَّيَ الْأَعْلَى")
    #expect(
      noun.messages == [
        "`بَّيَ` in `رَبَّيَ` of `arabic` of dua `a` is not Arabic spelling: before a yeh with fatha a word ends with a kasra; write "
          + "U+0650 ARABIC KASRA, or U+0651 ARABIC SHADDA on the yeh"
      ]
    )
    #expect(noun.fixed == [])
  }

  @Test(arguments: [
    ("دُعَاءُ الْإِسْتِغْفَارِ", "دُعَاءُ الِاسْتِغْفَارِ"), ("دُعَاءُ الإِسْتِغْفَارِ", "دُعَاءُ الاسْتِغْفَارِ"), ("بِإِسْمِكَ", "بِاسْمِكَ"),
    ("أَرْزُقْنِي", "ارْزُقْنِي"),
  ])
  func theHamzaOfHamzatAlWaslIsRemoved(wrong: String, right: String) {
    #expect(Trial(ImpossibleSpelling.self, arabic: wrong).fixed == [right])
  }

  @Test func aRelativePronounHasOneLam() {
    let trial = Trial(ImpossibleSpelling.self, arabic: "اغْفِرْ لِلرَّجُلِ اللَّذِي جَاءَ")
    #expect(
      trial.messages == [
        "`للَّ` in `اللَّذِي` of `arabic` of dua `a` is not Arabic spelling: this relative pronoun has one lam; write `الَّذِي`"
      ]
    )
    #expect(trial.fixed == ["اغْفِرْ لِلرَّجُلِ الَّذِي جَاءَ"])
    #expect(Trial(ImpossibleSpelling.self, arabic: "الْلَذِي جَاءَ").fixed == [])
  }

  @Test(arguments: [("هَاذَا", "هَذَا"), ("وَلَاكِنَّهُ", "وَلَكِنَّهُ"), ("أَجِيرْنِي", "أَجِرْنِي"), ("أَسْئَلُكَ", "أَسْأَلُكَ")])
  func whatIsWrongIsRemoved(wrong: String, right: String) {
    #expect(Trial(ImpossibleSpelling.self, arabic: "رَبِّ \(wrong)").fixed == ["رَبِّ \(right)"])
  }

  @Test func twoParticlesAreNotMixed() {
    let mixture = Trial(ImpossibleSpelling.self, arabic: "لَا إِلَٰهَ إِلَّى أَنْتَ")
    #expect(
      mixture.messages == [
        "`لَّى` in `إِلَّى` of `arabic` of dua `a` is not Arabic spelling: write `إِلَّا` for “except”, `إِلَى` for “to”, or "
          + "`إِلَيَّ` for “to me”"
      ]
    )
    #expect(mixture.fixed == [])
  }

  @Test func theNameOfAllahHasItsAlefAfterBeh() {
    let trial = Trial(ImpossibleSpelling.self, arabic: "أَعُوذُ بِللَّهِ")
    #expect(
      trial.messages == [
        "`بِللَّ` in `بِللَّهِ` of `arabic` of dua `a` is not Arabic spelling: only after a lam does the name of Allah lose its alef; "
          + "write U+0627 ARABIC LETTER ALEF"
      ]
    )
    #expect(trial.fixed == ["أَعُوذُ بِاللَّهِ"])
    #expect(Trial(ImpossibleSpelling.self, arabic: "الْحَمْدُ لِاللَّهِ").fixed == ["الْحَمْدُ لِلَّهِ"])
  }

  @Test func noLetterIsWrittenForAWrongVowel() {
    #expect(Trial(ImpossibleSpelling.self, arabic: "لَا قُوُّةَ").fixed == [])
  }

  @Test func aLongVowelHasOneMark() {
    #expect(Trial(ImpossibleSpelling.self, arabic: "سُبُّوُحٌ قُدُّوسٌ").fixed == ["سُبُّوحٌ قُدُّوسٌ"])
    #expect(Trial(ImpossibleSpelling.self, arabic: "رَبَّنَا آَتِنَا").fixed == ["رَبَّنَا آتِنَا"])
    #expect(Trial(IndoPakSpelling.self, arabic: "قَاَلَ رَبِّ").fixed == ["قَالَ رَبِّ"])
    #expect(Trial(IndoPakSpelling.self, arabic: "أَسْاَلُ اللَّهَ").fixed == ["أَسْأَلُ اللَّهَ"])
  }

  @Test func textOfTheQuranIsLeftToItsRules() {
    let cited = Trial(
      ImpossibleSpelling.self,
      arabic: "أِيَّاكَ نَعْبُدُ وَإِيَّاكَ نَسْتَعِينُ",
      source: "type=quran surah=1 ayah=5"
    )
    #expect(cited.marks == [])
  }

  @Test(
    arguments: [
      ("سُبْحَانَ اللَّهِ وَبِحَمْدِهَ", "وَبِحَمْدِهَ"), ("وَأَتُوبُ إِلَيْهَ", "إِلَيْهَ"), ("وَحْدَهُ لَا شَرِيكَ لَهَ", "لَهَ"),
      ("طَيِّبًا مُبَارَكًا فِيهُ", "فِيهُ"),
      ("رَغْبَةً وَرَهْبَةً إِلَيْكُ", "إِلَيْكُ"), ("أَعُوذُ بِكَ مِنْ سَخَطِكَ وَبِكَ مِنْ رَحْمَتِكِ", "رَحْمَتِكِ"),
      ("إِنِّي أَسْأَلُكَ لَا إِلَٰهَ إِلَّا أَنْتِ", "أَنْتِ"),
      ("سَجَدَ وَجْهِي لِلَّذِي خَلَقَهُ وَصَوَّرَهَ", "وَصَوَّرَهَ"), ("اللَّهُمَّ إِنِّي أَسْأَلُكُ", "أَسْأَلُكُ"),
      ("لَا نَعْبُدُ إِلَّا إِيَّاهَ", "إِيَّاهَ"),
      ("وَسَلِّمْ عَلَيْهُمْ", "عَلَيْهُمْ"), ("آمَنْتُ بِهُمْ", "بِهُمْ"), ("وَبِهُمَا نَسْتَعِينُ", "وَبِهُمَا"), ("مِنْ شُرُورِهُمْ", "شُرُورِهُمْ"),
      ("عَلَيْهُمُ السَّلَامُ", "عَلَيْهُمُ"), ("فِي بُيُوتِهُنَّ", "بُيُوتِهُنَّ"), ("بَارِكْ فِيهُمْ", "فِيهُمْ"), ("وَفِيهُمَا", "وَفِيهُمَا"),
    ] as [(String, String)]
  )
  func aPronounWithAnotherVowelIsMarked(arabic: String, mark: String) {
    #expect(marks(PronounVowel.self, arabic) == [mark])
  }

  @Test(arguments: [
    "سُبْحَانَ اللَّهِ وَبِحَمْدِهِ", "لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ", "أَعُوذُ بِوَجْهِ اللَّهِ الْكَرِيمِ", "بِكَ مِنَ الشِّرْكِ وَالشَّكِّ", "مَالِكُ الْمُلْكِ",
    "غَفَرَ اللَّهُ لَكِ وَرَحِمَكِ", "أَسْأَلُكَ بِاسْمِكَ", "لَا إِلَٰهَ غَيْرُكَ",
    "أَسْأَلُكَ إِذَا لَمْ يُدْرِكِ الْوُقُوفَ", "أُخْبِرُكَ بِمَلَاكِ ذَلِكَ",
    "لَا إِلَاهَ سِوَاكَ", "أَسْأَلُكَ مِيَاهَ الْجَنَّةِ", "أَأُشْرِكُ بِكَ", "لَا أُدْرِكُ شُكْرَكَ", "وَلَا أُشَارِكُ فِيهِ", "وَنَتَبَارَكُ بِهِ", "وَبِكَ تَوَجَّهَ",
    "عَلَيْهِمْ وَبِهِمَا وَفِيهِنَّ", "رَبُّهُمْ وَلَهُمْ وَمِنْهُمَا", "لِهُمُومِي", "لِهُمْ وَلِهَمِّي", "أَيّهُمْ", "هَدْيهُمْ", "اشْكُرْهُمْ", "بِهُدَاهُمْ",
    "مُهِمٌّ",
  ])
  func aRightPronounIsNot(arabic: String) { #expect(marks(PronounVowel.self, arabic) == []) }

  @Test(arguments: [("جَاهُ النَّبِيِّ", "بِجَاهِ النَّبِيِّ وَجَاهَ النَّبِيِّ"), ("طَابَتْ شِفَاهُ الذَّاكِرِينَ", "طَهِّرْ شِفَاهَ الذَّاكِرِينَ")])
  func aHehOfTheRootIsNotAPronoun(other: String, arabic: String) {
    #expect(Trial(PronounVowel.self, duas("arabic", [other, arabic])).marks == [])
  }

  @Test func aHehForTehMarbutaIsMarked() {
    let trial = Trial(HehForTehMarbuta.self, arabic: "عَالِمَ الْغَيْبِ وَالشَّهَادَهِ")
    #expect(trial.marks == ["وَالشَّهَادَهِ"])
    #expect(trial.fixed == ["عَالِمَ الْغَيْبِ وَالشَّهَادَةِ"])
    #expect(Trial(ImpossibleSpelling.self, arabic: "رَغْبَهً إِلَيْكَ").fixed == ["رَغْبَةً إِلَيْكَ"])
    #expect(Trial(ImpossibleSpelling.self, arabic: "وَجْهً كَرِيمًا").fixed == ["وَجْهًا كَرِيمًا"])
    for right in ["عَبْدَهُ وَرَسُولَهُ", "لَا إِلَٰهَ إِلَّا اللَّهُ", "وَأَوَّلَهُ وَآخِرَهُ", "بِوَجْهِ اللَّهِ", "خَلَقَهُ وَصَوَّرَهَ"] {
      #expect(marks(HehForTehMarbuta.self, right) == [], "\(right)")
    }
  }

  @Test(arguments: [
    "اللَّهُمَّ إِنَّ الْعَيْشَ عَيْشُ الْآخِرَهْ، فَاغْفِرْ لِلْأَنْصَارِ وَالْمُهَاجِرَهْ", "نَصَرَ عَبْدَهِ وَهَزَمَ الْأَحْزَابَ",
  ])
  func aHehInAVerseOrWithAPronounIsRight(arabic: String) {
    #expect(marks(HehForTehMarbuta.self, arabic) == [])
  }

  @Test func aCustomaryMarkIsExpectedOnlyWhereTheLibraryWritesIt() {
    let phrases = Array(repeating: "أَعُوذُ بِكَ مِنَ النَّارِ", count: 15)
    func text(ending end: String) -> String { (phrases.dropLast() + [end]).joined(separator: " ") }
    let full = text(ending: phrases[0])
    let pause = Trial(
      CustomaryMarkMissing.self,
      duas("arabic", Array(repeating: phrases[0], count: 30) + [text(ending: "أَعُوذُ بِكَ مِنَ النَّار")])
    )
    #expect(pause.marks == ["ر"])
    #expect(pause.messages.first?.contains("the library writes the vowel at the end of a phrase in ") == true)
    // A word without the shadda after its article is partly vocalized in every library.
    let bare = text(ending: "أَعُوذُ بِكَ مِنَ النَارِ")
    #expect(Trial(CustomaryMarkMissing.self, duas("arabic", [full, full, bare])).marks == [])
    #expect(Trial(PartlyVocalized.self, duas("arabic", [full, full, bare])).marks == ["النَارِ"])
    #expect(Trial(CustomaryMarkMissing.self, duas("arabic", [bare])).marks == [])
  }

  @Test(arguments: [("عَلَى اللهِ", ["ل"]), ("لِلهِ", ["ل"]), ("وَلِلهِ", ["ل"]), ("بِالله", []), ("عَلَى اللَّهِ", [])])
  func theNameOfAllahIsMarkedWhereTheLibraryVocalizesIt(name: String, marks: [String]) {
    let full = Array(repeating: "بِسْمِ اللَّهِ وَالْحَمْدُ لِلَّهِ رَبِّ", count: 20).joined(separator: " ")
    let trial = Trial(CustomaryMarkMissing.self, duas("arabic", [full, full, "تَوَكَّلْتُ \(name) رَبِّ"]))
    #expect(trial.marks == marks)
  }

  @Test func aMissingSukunIsMarkedWhereTheLibraryWritesIt() {
    let full = Array(repeating: "أَعِذْنِي وَارْزُقْنِي وَأَطْعِمْنِي", count: 10).joined(separator: " ")
    // In a text without sukuns, no word is missing one by itself.
    let bare = "رَبِّ أَطعِمنِي رَبِّ"
    let missing = Trial(CustomaryMarkMissing.self, duas("arabic", [full, full, bare]))
    #expect(missing.marks == ["ط"])
    #expect(
      missing.messages == [
        "U+0637 ARABIC LETTER TAH in the word `أَطعِمنِي` of `arabic` of dua `d2` has no mark: the library writes the sukun of a "
          + "consonant within a word in 80 of 80 other places; add it"
      ]
    )
    #expect(Trial(CustomaryMarkMissing.self, duas("arabic", [bare, bare, "أَعِذْنِي"])).marks == [])
    // Letters that are assimilated to the next one need none.
    let assimilated = "مِن بَعْدِ ذَنبٍ عَمبَرٍ وَالشَّمْسِ إِلَّا كَتَبْتُ"
    #expect(Trial(CustomaryMarkMissing.self, duas("arabic", [full, full, assimilated])).marks == [])
  }

  @Test func aDotlessYehWithShaddaIsMarked() {
    #expect(Trial(DotlessFinalYeh.self, arabic: "تَوَكَّلْتُ عَلَىَّ").fixed == ["تَوَكَّلْتُ عَلَيَّ"])
  }
}
