import Testing

@testable import ContentValidation

@Suite struct LongImperativeTests {
  @Test func theMessageNamesTheLetter() {
    let trial = Trial(LongImperative.self, arabic: "اللَّهُمَّ صَلِّي عَلَى مُحَمَّدٍ")
    #expect(
      trial.messages == [
        "`صَلِّي` in `arabic` of dua `a` has a long vowel at its end: an imperative addressed to Allah drops "
          + "U+064A ARABIC LETTER YEH; write `صَلِّ`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ صَلِّ عَلَى مُحَمَّدٍ"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test func aPronounMayFollow() {
    let trial = Trial(LongImperative.self, arabic: "رَبَّنَا وَاكْفِينَا شَرَّهُمْ")
    #expect(
      trial.messages == [
        "`وَاكْفِينَا` in `arabic` of dua `a` has a long vowel before its pronoun: an imperative addressed to Allah drops "
          + "U+064A ARABIC LETTER YEH; write `وَاكْفِنَا`"
      ]
    )
    #expect(trial.fixed == ["رَبَّنَا وَاكْفِنَا شَرَّهُمْ"])
  }

  @Test func theLetterMayBeInTheMiddle() {
    let trial = Trial(LongImperative.self, arabic: "اللَّهُمَّ تُوبْ عَلَيْنَا")
    #expect(
      trial.messages == [
        "`تُوبْ` in `arabic` of dua `a` has a long vowel before its last letter: an imperative addressed to Allah drops "
          + "U+0648 ARABIC LETTER WAW; write `تُبْ`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ تُبْ عَلَيْنَا"])
  }

  @Test(
    arguments: [
      ("قِينَا", "قِنَا"), ("وَقِينِي", "وَقِنِي"), ("وَقِيهِمُ", "وَقِهِمُ"),
      ("اهْدِي", "اهْدِ"), ("وَاشْفِي", "وَاشْفِ"), ("فَاعْفُو", "فَاعْفُ"), ("اهْدِينِي", "اهْدِنِي"), ("اسْقِينَا", "اسْقِنَا"),
      ("احْمِى", "احْمِ"), ("وَاطْوِي", "وَاطْوِ"),
      ("نَقِّينِي", "نَقِّنِي"), ("وَنَجِّينَا", "وَنَجِّنَا"), ("عَافِينِي", "عَافِنِي"), ("أَعْطِي", "أَعْطِ"), ("أَحْيِينِي", "أَحْيِنِي"),
      ("أَرِينِي", "أَرِنِي"),
      ("اكْفِينِيهِمْ", "اكْفِنِيهِمْ"), ("آتِي", "آتِ"), ("لَا تُخْزِينِي", "لَا تُخْزِنِي"), ("وَلَا تَبْتَلِينَا", "وَلَا تَبْتَلِنَا"),
      ("ارْضَى عَنَّا", "ارْضَ عَنَّا"), ("وَكُونْ لِي", "وَكُنْ لِي"), ("فَاسْتَجِيبْ", "فَاسْتَجِبْ"),
      ("ٱسْتَجِيبْ", "ٱسْتَجِبْ"), ("أَجِيبْ دَعْوَتِي", "أَجِبْ دَعْوَتِي"),
    ] as [(String, String)]
  )
  func theLongVowelOfAnImperativeIsRemoved(long: String, right: String) {
    #expect(Trial(LongImperative.self, arabic: "اللَّهُمَّ \(long)").fixed == ["اللَّهُمَّ \(right)"])
  }

  @Test(arguments: [
    // As they are written, other words, and words that are also something else.
    "قِنَا وَقِهِمْ", "فَقِيهُ الْأُمَّةِ", "وُقِينَا الشَّرَّ",
    "صَلِّ عَلَى مُحَمَّدٍ وَاهْدِنَا وَعَافِنِي", "اغْفِرْ لِي", "إِنَّهُ ابْنِي وَاسْمِي", "إِنِّي أَهْدِي وَأَرْمِي وَأَرِي", "رَبِّي وَحَقِّي",
    "نَجَّيْنَا وَأَعْطَيْنَا",
    "الْعَافِينَ عَنِ النَّاسِ", "اعْفُوا", "أَنْتَ آتِي الْخَيْرِ", "إِنَّكَ لَا تُخْزِي", "أَنَّكَ لَا تُخْزِينِي", "فَأَنْتَ لَا تُخْزِينِي",
    "يَا عَافِي عَنِ النَّاسِ", "نِعْمَةً لَا تُنْسِينِي شُكْرَكَ",
    "تُخْزِينِي", "ارْضَى", "اهدي", "نَقِيٌّ", "الْغَنِيُّ",
    "وَفِي وَلِي",
    "اسْتَجِبْ", "أَرْضِي", "يَكُونُ", "أُعِيذُ", "زَيْدْ", "مُجِيبْ", "كَوْنْ", "عُيُونْ", "الْتَقِي", "ارْجُو رَحْمَتَكَ", "اتْلُو",
    "اغْفِرْ لِي وَاهْلِي", "مِنْ اجْلِي", "ارْضَى عِنْدَكَ", "اعْفُوهُ",
  ])
  func otherWordsAreNotMarked(arabic: String) {
    #expect(Trial(LongImperative.self, arabic: "اللَّهُمَّ إِنَّ \(arabic)").marks == [])
  }

  @Test func wordsOfTheQuranAreLeftToItsRules() {
    let quoting = "اللَّهُمَّ إِنَّكَ قُلْتَ فَأَلْقِيهِ فِي الْيَمِّ"
    #expect(Trial(LongImperative.self, arabic: quoting).marks == [])
  }

  @Test(arguments: [
    "صَلِّي عَلَى مُحَمَّدٍ", "اللَّهُمَّ اغْفِرْ لِي يَا أَمَةُ صَلِّي", "رَبِّ اغْفِرْ لِي يَا نَفْسُ صَلِّي", "الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ صَلِّي",
  ])
  func whoeverElseIsAddressedMayBeAWoman(arabic: String) {
    #expect(Trial(LongImperative.self, arabic: arabic).marks == [])
  }
}
