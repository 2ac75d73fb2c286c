import Testing

@testable import ContentValidation

@Suite struct PronounVowelTests {
  @Test func bothVowelsAreNamedIfEitherMayBeTheMistake() {
    let trial = Trial(PronounVowel.self, arabic: "عَدَدَ خَلْقَهِ وَرِضَا نَفْسِهِ")
    #expect(
      trial.messages == [
        "`خَلْقَهِ` in `arabic` of dua `a` has U+0650 ARABIC KASRA on its pronoun: the vowel before it does not fit it; write "
          + "`خَلْقَهُ` or `خَلْقِهِ`"
      ]
    )
    #expect(trial.fixed == [])
  }

  @Test(arguments: [
    // After a preposition the noun has a kasra, whichever vowel is the mistake.
    ("بَارِكْ لَهُ فِي رِزْقِهُ", "بَارِكْ لَهُ فِي رِزْقِهِ"), ("عَلَى رَسُولَهِ", "عَلَى رَسُولِهِ"),
    ("سُبْحَانَ اللَّهِ وَبِحَمْدَهِ", "سُبْحَانَ اللَّهِ وَبِحَمْدِهِ"), ("سُبْحَانَ اللَّهِ وَبِحَمْدِهُ", "سُبْحَانَ اللَّهِ وَبِحَمْدِهِ"),
    // No other word is possible.
    ("سُبْحَانَ اللَّهِ وَبِحَمْدِهَ", "سُبْحَانَ اللَّهِ وَبِحَمْدِهِ"),
  ])
  func theKnownWordIsWritten(arabic: String, fixed: String) {
    #expect(Trial(PronounVowel.self, arabic: arabic).fixed == [fixed])
  }

  @Test func aFormulaShowsWhichVowelIsTheMistake() {
    #expect(Trial(PronounVowel.self, arabic: "أَشْهَدُ أَنَّ مُحَمَّدًا عَبْدِهُ وَرَسُولُهُ").marks == [])
    #expect(
      Trial(VowelInFormula.self, arabic: "أَشْهَدُ أَنَّ مُحَمَّدًا عَبْدِهُ وَرَسُولُهُ").fixed == ["أَشْهَدُ أَنَّ مُحَمَّدًا عَبْدُهُ وَرَسُولُهُ"]
    )
  }

  @Test func aNameIsNotMarked() {
    for name in ["عَتِيكِ بْنِ الْحَارِثِ", "جَابِرِ بْنِ عَتِيكِ"] {
      #expect(Trial(PronounVowel.self, duas("arabic", ["عَتِي", "سُبْحَانَكَ مَا سَأَلَ آلُ \(name)"])).marks == [])
    }
  }

  @Test(arguments: [
    // The article after لَ, letters of the root, and لَهُ with another lam.
    "لَلشِّرْكُ فِيكُمْ أَخْفَى مِنْ دَبِيبِ النَّمْلِ", "بَيِّضْ وُجُوهَ الْمُؤْمِنِينَ", "مَنْ أَكْرَهَ أَخَاهُ", "مَا رَأَيْتُ أَفْكَهَ مِنْهُ", "اللَّهُمَّ اغْفِرْ لِهُ",
  ])
  func otherWordsThatEndWithSuchALetterAreNotMarked(arabic: String) {
    #expect(Trial(PronounVowel.self, arabic: arabic).marks == [])
  }

  @Test(arguments: [
    "اعْتَدِّي عِنْدَ ابْنِ أُمِّ مَكْتُومٍ، تَضَعِينَ ثِيَابَكِ عِنْدَهُ، تِلْكَ امْرَأَةٌ يَغْشَاهَا أَصْحَابِي", "فَلَهُ مَا فَوْقَ ذَلِكَ، وَتَضَعِينَ ثِيَابَكِ",
    "قَالَ إِنَّكَ سَأَلْتَنِي، وَقَالَ لَهَا لَا آوِيكِ أَبَدًا",
  ])
  func aWomanMayBeAddressedInANarration(arabic: String) {
    #expect(Trial(PronounVowel.self, arabic: arabic).marks == [])
  }

  @Test func aPrayerInANarrationAddressesAllah() {
    let trial = Trial(PronounVowel.self, arabic: "قَالَ اللَّهُمَّ إِنِّي أَسْأَلُكَ وَأَتُوبُ إِلَيْكِ")
    #expect(trial.marks == ["إِلَيْكِ"])
  }

  @Test(arguments: [
    ("اللَّهُمَّ خَلَقْتُنِي وَرَزَقْتَنِي", "اللَّهُمَّ خَلَقْتَنِي وَرَزَقْتَنِي"), ("كَمَا هَدَيْتُنِي", "كَمَا هَدَيْتَنِي"),
    ("لَكَ الْحَمْدُ كَسَوْتُنِيهِ", "لَكَ الْحَمْدُ كَسَوْتَنِيهِ"),
    ("الَّذِي وَهَبْتُنِيهَا", "الَّذِي وَهَبْتَنِيهَا"),
  ])
  func noOneIsSubjectAndObject(arabic: String, fixed: String) {
    let trial = Trial(PronounVowel.self, arabic: arabic)
    #expect(trial.fixed == [fixed])
    #expect(trial.applicabilities == [.unsafe])
    #expect(Trial(PronounVowel.self, arabic: fixed).marks == [])
  }

  @Test(arguments: ["لَقَدْ رَأَيْتُنِي وَأَنَا طِفْلٌ", "فَوَجَدْتُنِي", "وَالَّذِي يُمِيتُنِي ثُمَّ يُحْيِينِ", "أُرِيتُنِي فِي الْجَنَّةِ", "بِنْتُ بِنْتِي"])
  func otherWordsMayHaveADammaThere(arabic: String) {
    #expect(Trial(PronounVowel.self, arabic: arabic).marks == [])
  }
}
