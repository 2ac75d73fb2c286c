import Testing

@testable import ContentValidation

@Suite struct FemininePluralTests {
  @Test func theMessageNamesTheKasra() {
    let trial = Trial(FemininePlural.self, arabic: "اللَّهُمَّ اسْتُرْ عَوْرَاتَنَا وَآمِنْ رَوْعَاتِنَا")
    #expect(
      trial.messages == [
        "`عَوْرَاتَنَا` in `arabic` of dua `a` has U+064E ARABIC FATHA on the teh of a plural, whose accusative has a kasra: write "
          + "U+0650 ARABIC KASRA, `عَوْرَاتِنَا`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ اسْتُرْ عَوْرَاتِنَا وَآمِنْ رَوْعَاتِنَا"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("خَلَقَ السَّمَاوَاتَ", "خَلَقَ السَّمَاوَاتِ"), ("وَكَفِّرْ عَنَّا سَيِّئَاتَنَا", "وَكَفِّرْ عَنَّا سَيِّئَاتِنَا"),
    ("أَعُوذُ بِكَلِمَاتَ اللَّهِ", "أَعُوذُ بِكَلِمَاتِ اللَّهِ"),
    ("وَمِدَادَ كَلِمَاتَهُ", "وَمِدَادَ كَلِمَاتِهِ"), ("فَاغْفِرْ لِلْمُؤْمِنَاتَ", "فَاغْفِرْ لِلْمُؤْمِنَاتِ"), ("وَبَنَاتَهَا", "وَبَنَاتِهَا"),
    ("أَسْأَلُكَ مُوجِبَاتَ رَحْمَتِكَ", "أَسْأَلُكَ مُوجِبَاتِ رَحْمَتِكَ"), ("وَالْمُعْضِلَاتَ", "وَالْمُعْضِلَاتِ"), ("بِمُعَقِّبَاتَهُ", "بِمُعَقِّبَاتِهِ"),
    ("أَصْلِحْ نِيَّاتَنَا وَذُرِّيَّاتَنَا", "أَصْلِحْ نِيَّاتِنَا وَذُرِّيَّاتِنَا"), ("لَا أُرِيدُ الْخَيْرَاتَ", "لَا أُرِيدُ الْخَيْرَاتِ"),
    ("لَا حَسَنَاتَنَا", "لَا حَسَنَاتِنَا"),
  ])
  func aFathaBecomesAKasra(arabic: String, fixed: String) {
    #expect(Trial(FemininePlural.self, arabic: arabic).fixed == [fixed])
  }

  @Test func afterANominativeItHasADamma() {
    let trial = Trial(FemininePlural.self, arabic: "صَلَوَاتُ اللَّهِ وَبَرَكَاتَهُ")
    #expect(
      trial.messages == [
        "`وَبَرَكَاتَهُ` in `arabic` of dua `a` has U+064E ARABIC FATHA on the teh of a plural that is joined to a nominative: write "
          + "U+064F ARABIC DAMMA, `وَبَرَكَاتُهُ`"
      ]
    )
    #expect(trial.fixed == ["صَلَوَاتُ اللَّهِ وَبَرَكَاتُهُ"])
  }

  @Test(arguments: [
    ("رَحْمَتُهُ وَبَرَكَاتَهُ", "رَحْمَتُهُ وَبَرَكَاتُهُ"), ("رَحْمَتَهُ وَبَرَكَاتَهُ", "رَحْمَتَهُ وَبَرَكَاتِهِ"),
    ("رَحْمَةُ رَبِّكَ وَصَلَوَاتَهُ", "رَحْمَةُ رَبِّكَ وَصَلَوَاتُهُ"),
    ("بِاللَّهِ وَكَلِمَاتَهُ", "بِاللَّهِ وَكَلِمَاتِهِ"), ("سُبْحَانَ اللَّهِ وَآيَاتَهُ", "سُبْحَانَ اللَّهِ وَآيَاتِهِ"),
  ])
  func theNounBeforeItDecides(arabic: String, fixed: String) {
    #expect(Trial(FemininePlural.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: ["التَّحِيَّاتَ لِلَّهِ", "لَهُ الْآيَاتَ", "الْفَضْلُ لِلَّهِ وَالصَّلَوَاتَ"])
  func ofAnyCaseNothingIsWritten(arabic: String) {
    let trial = Trial(FemininePlural.self, arabic: arabic)
    #expect(
      trial.messages.allSatisfy {
        $0.hasSuffix(
          ": write U+064F ARABIC DAMMA in the nominative, and U+0650 ARABIC KASRA in the other cases"
        )
      }
    )
    #expect(trial.marks.count == 1)
    #expect(trial.fixed == [])
  }

  @Test(arguments: [
    // Other cases, a teh of the root, singulars, verbs and particles.
    "السَّمَاوَاتِ وَكَلِمَاتُهُ وَحَسَنَاتٍ", "أَصْوَاتَهُمْ وَأَوْقَاتَنَا وَأَمْوَاتَ", "صَلَاتَنَا وَحَيَاتَكَ", "مَاتَ وَبَاتَ", "ذَاتَ بَيْنِنَا", "هَيْهَاتَ",
    "كَلِمَتَانِ", "رَأَيْتَ آيَةً", "﴿السَّمَاوَاتَ﴾", "السماوات", "مُنَاجَاتَكَ وَمُعَافَاتَنَا", "مُمَاتَ", "حَيَّاتٍ",
    // An absolute negation.
    "لَا خَيْرَاتَ فِي مَالٍ", "وَلَا مُسْلِمَاتَ فِي الدَّارِ",
  ])
  func otherWordsAreNotMarked(arabic: String) {
    #expect(Trial(FemininePlural.self, arabic: arabic).marks == [])
  }
}
