import Diagnostics
import Testing

@testable import ContentValidation

/// The rules about the case that a preposition or a particle governs.
@Suite struct CaseEndingTests {
  private func marks(_ rule: any Rule.Type, _ arabic: String) -> [String] {
    Trial(rule, arabic: arabic).marks
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
    ("مِنْ شَرُّ كُلِّ نَفْسٍ", "مِنْ شَرِّ كُلِّ نَفْسٍ"),
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

  @Test(arguments: [
    // The article lost its alef, and a noun with it has no tanwin.
    ("الْحَمْدُ لِلَّهٌ", "الْحَمْدُ لِلَّهِ"),
    // The genitive of a plural has a fatha.
    ("بِئْسَ لِلظَّالِمِينُ بَدَلًا", "بِئْسَ لِلظَّالِمِينَ بَدَلًا"),
    // Other nouns in ين, and nouns that are known with a tanwin.
    ("بَارِكْ لِي فِي الدِّينُ", "بَارِكْ لِي فِي الدِّينِ"), ("مِنْ شَرُّ النَّاسِ", "مِنْ شَرِّ النَّاسِ"),
    // A noun in construct has no tanwin.
    ("مِنْ ثَنِيَّاتٌ الْوَدَاعِ", "مِنْ ثَنِيَّاتِ الْوَدَاعِ"), ("فِي نُورٌ عَرْشِكَ", "فِي نُورِ عَرْشِكَ"), ("فِي نُورٌ مُبِينٍ", "فِي نُورٍ مُبِينٍ"),
  ])
  func theGenitiveIsThatOfTheWord(arabic: String, fixed: String) {
    #expect(Trial(CaseAfterPreposition.self, arabic: arabic).fixed == [fixed])
  }

  @Test func theMessageNamesTheFathaOfAPlural() {
    #expect(
      Trial(CaseAfterPreposition.self, arabic: "وَيْلٌ لِلظَّالِمِينُ").messages == [
        "`لِلظَّالِمِينُ` in `arabic` of dua `a` ends with U+064F ARABIC DAMMA after a preposition: a noun is in the genitive there; write "
          + "U+064E ARABIC FATHA, `لِلظَّالِمِينَ`"
      ]
    )
  }

  @Test func aPronounIsNotReplacedByATanwin() {
    let trial = Trial(CaseAfterPreposition.self, arabic: "بَارِكْ لَنَا فِي مَدِينَتِنا\u{064B}")
    #expect(trial.messages.allSatisfy { $0.hasSuffix("a noun is in the genitive there") })
    #expect(trial.fixed == [])
  }

  @Test(arguments: [
    // A pronoun, words that do not decline, and a verb after مَنْ that is written with a kasra.
    "اجْعَلْ فِي قَلْبِكٌ", "إِلَى رَبِّكٌ", "أَقَلَّ مِنْ ذَلِكٌ", "وَاجْعَلْ ثَأْرَنَا عَلَى مِنْ ظَلَمَنَا",
    // A plural that is not known by its letters.
    "مِنَ الظَّالِم\u{06CC}نَ", "لِلْمُتَّق\u{06CC}نَ",
  ])
  func otherWordsAfterAPrepositionAreNotMarked(arabic: String) {
    #expect(Trial(CaseAfterPreposition.self, arabic: arabic).marks == [])
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

  @Test func textOfTheQuranIsLeftToItsRules() {
    for rule in [EndingInPhrase.self, CaseAfterPreposition.self, CaseAfterInna.self] as [any Rule.Type] {
      let cited = Trial(rule, arabic: "بِسْمِ اللَّهُ الرَّحْمَٰنِ الرَّحِيمُ", source: "type=quran surah=1 ayah=1")
      #expect(cited.marks == [])
    }
  }
}
