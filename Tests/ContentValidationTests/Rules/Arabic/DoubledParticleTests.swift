import Testing

@testable import ContentValidation

@Suite struct DoubledParticleTests {
  @Test func aParticleThatIsWrittenTwiceIsMarked() {
    expect(
      DoubledParticle.self,
      in: "dua slug=a\n  arabic أَعُوذُ بِكَ مِنْ مِنْ شَرِّ نَفْسِي",
      finds: """
        2 `مِنْ مِنْ`: `مِنْ` occurs twice in a row in `arabic` of dua `a`: remove one of the two
          fix 2 ` مِنْ` -> ``: remove the second
        """
    )
  }

  @Test func aParticleWithAPronounIsMarked() {
    let trial = Trial(DoubledParticle.self, arabic: "اللَّهُمَّ بِكَ أَصْبَحْنَا، وَبِكَ وَبِكَ أَمْسَيْنَا")
    #expect(trial.marks == ["وَبِكَ وَبِكَ"])
    #expect(trial.fixed == ["اللَّهُمَّ بِكَ أَصْبَحْنَا، وَبِكَ أَمْسَيْنَا"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    "رَبِّ أُمَّتِي أُمَّتِي", "آمِينَ آمِينَ", "حَتَّى مَا تَجْعَلُ فِي فِي امْرَأَتِكَ", "أَعُوذُ مِنْ مَنْ ظَلَمَ", "اعوذ من من ظلم",
    "أَنْتَ أَنْتَ اللَّهُ",
    "رَبِّ إِلَيْكَ، إِلَيْكَ الْمَصِيرُ", "مِنْ شَرِّ نَفْسِي وَمِنْ شَرِّ الشَّيْطَانِ", "لَا لَا",
  ])
  func otherWordsMayBeRepeated(arabic: String) {
    #expect(Trial(DoubledParticle.self, arabic: arabic).marks == [])
  }

  @Test func aDuaWithATransliterationIsLeftToItsRules() {
    expect(DoubledParticle.self, in: "dua slug=a\n  arabic رَبِّ مِنْ مِنْ نُورِكَ\n  transliteration rabbi min nūrik")
  }
}
