import Testing

@testable import ContentValidation

@Suite struct RequestTests {
  @Test func theMessageNamesTheHamza() {
    let trial = Trial(HamzaOnRequest.self, arabic: "اللَّهُمَّ أَغْفِرْ لِي")
    #expect(
      trial.messages == [
        "`أَغْفِرْ` in `arabic` of dua `a` has U+0623 ARABIC LETTER ALEF WITH HAMZA ABOVE: this imperative begins with hamzat al-wasl; "
          + "write `اغْفِرْ`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ اغْفِرْ لِي"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(
    arguments: [
      ("رَبِّ أَرْحَمْهُمَا", "رَبِّ ارْحَمْهُمَا"), ("رَبَّنَا وَأَغْفِرْ لَنَا", "رَبَّنَا وَاغْفِرْ لَنَا"), ("اللَّهُمَّ إِهْدِنَا", "اللَّهُمَّ اهْدِنَا"),
      ("رَبِّ أَشْرَحْ لِي صَدْرِي", "رَبِّ اشْرَحْ لِي صَدْرِي"), ("اللَّهُمَّ أَرْحَمِ الْمُؤْمِنِينَ", "اللَّهُمَّ ارْحَمِ الْمُؤْمِنِينَ"),
      ("اللَّهُمَّ يَا كَرِيمُ أَغْفِرْ لَنَا", "اللَّهُمَّ يَا كَرِيمُ اغْفِرْ لَنَا"), ("اللَّهُمَّ عَافِنَا وَأَكْفِنَا", "اللَّهُمَّ عَافِنَا وَاكْفِنَا"),
      ("رَبِّ اغْفِرْ لَهُ وَأَرْحَمْهُ", "رَبِّ اغْفِرْ لَهُ وَارْحَمْهُ"), ("اللهم أغفر لي", "اللهم اغفر لي"),
      ("اللهم تب علينا وأعف عنا", "اللهم تب علينا واعف عنا"),
    ] as [(String, String)]
  )
  func aHamzaIsRemoved(arabic: String, fixed: String) {
    #expect(Trial(HamzaOnRequest.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: [
    // Right as they are, of the fourth form, statements, and requests to others.
    "اللَّهُمَّ اغْفِرْ لِي وَارْحَمْنِي", "اللَّهُمَّ أَكْرِمْنِي وَأَدْخِلْنِي وَأَنْزِلْ عَلَيْنَا", "اللَّهُمَّ أَهْدِ ثَوَابَهَا إِلَى وَالِدَيَّ",
    "رَبِّ أَرْحَمُ الرَّاحِمِينَ",
    "اللهم أرحم الراحمين", "رَبِّ إِنْ أَغْفِرْ لَهُمْ", "اللَّهُمَّ إِنِّي لَمْ أَجْعَلْ لِي سِوَاكَ", "رَبِّ أُقْسِمُ عَلَيْكَ",
    "اللَّهُمَّ إِنِّي أَجْعَلُكَ فِي نُحُورِهِمْ",
    "مَنْ يَسْتَغْفِرُنِي أَغْفِرْ لَهُ", "اللَّهُمَّ أَسْأَلُكَ", "رَبِّ لَعَلِّي أَكْتُبُ", "يَا أُمَّاهُ أَغْفِرْ لِي", "اللهم هو أعلمنا وأحفظنا",
    // No word at all, which AR22 reports.
    "رَبِّ أَرْزُقْنِي", "رَبِّ إِغْفِرْ لِي",
  ])
  func otherHamzasAreNotMarked(arabic: String) {
    #expect(Trial(HamzaOnRequest.self, arabic: arabic).marks == [])
  }

  @Test func theMessageNamesTheVowel() {
    let trial = Trial(VowelOnRequest.self, arabic: "رَبِّ اغْفِرُ لِي")
    #expect(
      trial.messages == [
        "`اغْفِرُ` in `arabic` of dua `a` has U+064F ARABIC DAMMA at the end of its verb: an imperative has U+0652 ARABIC SUKUN there; "
          + "write `اغْفِرْ`"
      ]
    )
    #expect(trial.fixed == ["رَبِّ اغْفِرْ لِي"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test func textThatIsComparedWithTheQuranIsLeftToItsRules() {
    #expect(Trial(HamzaOnRequest.self, arabic: "﴿رَبِّ أَشْرَحْ لِي صَدْرِي﴾").marks == [])
  }

  @Test(arguments: [
    ("رَبَّنَا فَانْصُرَنَا", "رَبَّنَا فَانْصُرْنَا"), ("اللَّهُمَّ عَافِنِي وَارْزُقُنِي", "اللَّهُمَّ عَافِنِي وَارْزُقْنِي"),
    ("رَبِّ اجْعَلَ لِي آيَةً", "رَبِّ اجْعَلْ لِي آيَةً"),
  ])
  func aVowelBecomesASukun(arabic: String, fixed: String) {
    #expect(Trial(VowelOnRequest.self, arabic: arabic).fixed == [fixed])
  }

  @Test func beforeAJoiningAlefItBecomesAKasra() {
    let trial = Trial(VowelOnRequest.self, arabic: "اللَّهُمَّ اغْفِرُ الذُّنُوبَ")
    #expect(
      trial.messages == [
        "`اغْفِرُ` in `arabic` of dua `a` has U+064F ARABIC DAMMA at the end of its verb: before an alef that is not spoken an "
          + "imperative has U+0650 ARABIC KASRA; write `اغْفِرِ`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ اغْفِرِ الذُّنُوبَ"])
  }

  @Test(arguments: [
    ("اللَّهُمَّ ارْحَمَ امْرَأً", "اللَّهُمَّ ارْحَمِ امْرَأً"), ("رَبِّ ثَبِّتُ ٱلْقُلُوبَ", "رَبِّ ثَبِّتِ ٱلْقُلُوبَ"),
    ("رَبِّ اغْفِرُ اَلذُّنُوبَ", "رَبِّ اغْفِرِ اَلذُّنُوبَ"),
    ("رَبِّ ارْحَمُنِي الْيَوْمَ", "رَبِّ ارْحَمْنِي الْيَوْمَ"), ("رَبِّ اغْفِرُ، اللَّهُمَّ", "رَبِّ اغْفِرْ، اللَّهُمَّ"),
    ("رَبِّ اغْفِرُ اَنْتَ", "رَبِّ اغْفِرْ اَنْتَ"),
  ])
  func onlyThere(arabic: String, fixed: String) {
    #expect(Trial(VowelOnRequest.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: [
    ("اللَّهُمَّ بَارِكِ لِي فِيهِ", "اللَّهُمَّ بَارِكْ لِي فِيهِ"), ("اللَّهُمَّ يَسِّرَهُ لِي", "اللَّهُمَّ يَسِّرْهُ لِي"),
    ("رَبِّ ثَبِّتُ قَلْبِي", "رَبِّ ثَبِّتْ قَلْبِي"), ("اللَّهُمَّ صَرِّفُ قُلُوبَنَا", "اللَّهُمَّ صَرِّفْ قُلُوبَنَا"),
    ("رَبَّنَا وَوَفِّقَنَا", "رَبَّنَا وَوَفِّقْنَا"), ("اللَّهُمَّ أَصْلِحَ لِي دِينِي", "اللَّهُمَّ أَصْلِحْ لِي دِينِي"),
    ("اللَّهُمَّ اغْفِرِ لِي", "اللَّهُمَّ اغْفِرْ لِي"),
  ])
  func soDoesOneOfAnotherForm(arabic: String, fixed: String) {
    #expect(Trial(VowelOnRequest.self, arabic: arabic).fixed == [fixed])
  }

  @Test func aProhibitionHasASukunToo() {
    let trial = Trial(VowelOnRequest.self, arabic: "اللَّهُمَّ لَا تَكِلُنِي إِلَى نَفْسِي")
    #expect(
      trial.messages == [
        "`تَكِلُنِي` in `arabic` of dua `a` has U+064F ARABIC DAMMA at the end of its verb: a prohibition has U+0652 ARABIC SUKUN there; "
          + "write `تَكِلْنِي`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ لَا تَكِلْنِي إِلَى نَفْسِي"])
  }

  @Test(arguments: [
    ("رَبَّنَا لَا تَجْعَلُنَا فِتْنَةً", "رَبَّنَا لَا تَجْعَلْنَا فِتْنَةً"), ("لَا تُؤَاخِذُنِي بِذَنْبِي", "لَا تُؤَاخِذْنِي بِذَنْبِي"),
    ("رَبِّ زِدْنَا وَلَا تَنْقُصَنَا", "رَبِّ زِدْنَا وَلَا تَنْقُصْنَا"),
    ("اللَّهُمَّ فَلَا تَجْعَلُ الدُّنْيَا هَمَّنَا", "اللَّهُمَّ فَلَا تَجْعَلِ الدُّنْيَا هَمَّنَا"),
    ("اللَّهُمَّ وَلَا تُسَلِّطُ عَلَيْنَا عَدُوًّا", "اللَّهُمَّ وَلَا تُسَلِّطْ عَلَيْنَا عَدُوًّا"),
    ("اللَّهُمَّ لَا تَدَعُ لِي ذَنْبًا", "اللَّهُمَّ لَا تَدَعْ لِي ذَنْبًا"),
    ("اللَّهُمَّ أَنْتَ رَبِّي فَاغْفِرْ لِي وَلَا تُعَذِّبُنِي", "اللَّهُمَّ أَنْتَ رَبِّي فَاغْفِرْ لِي وَلَا تُعَذِّبْنِي"),
    ("اللَّهُمَّ يَا ذَا الْجَلَالِ وَالْإِكْرَامِ لَا تَكِلُنَا إِلَيْنَا", "اللَّهُمَّ يَا ذَا الْجَلَالِ وَالْإِكْرَامِ لَا تَكِلْنَا إِلَيْنَا"),
    ("اللَّهُمَّ اغْفِرْ لِي لَا تُعَذِّبُنِي", "اللَّهُمَّ اغْفِرْ لِي لَا تُعَذِّبْنِي"),
  ])
  func aProhibitionIsCorrected(arabic: String, fixed: String) {
    #expect(Trial(VowelOnRequest.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: [
    // As they are written, in statements, after أَنْ, with a subject of their own, and about others.
    "رَبَّنَا لَا تُؤَاخِذْنَا وَلَا تَجْعَلِ الدُّنْيَا أَكْبَرَ هَمِّنَا", "اللَّهُمَّ إِنَّكَ لَا تُؤَاخِذُنَا بِالْخَطَإِ", "اللَّهُمَّ أَنْتَ تَعْفُو وَلَا تُعَذِّبُنَا",
    "اللَّهُمَّ يَا مَنْ لَا تَحْرِمُنَا فَضْلَكَ", "أَسْأَلُكَ أَنْ تَغْفِرَ لِي وَلَا تَكِلَنِي إِلَى نَفْسِي", "اللَّهُمَّ لَا تَمْنَعُنَا ذُنُوبُنَا مِنْ دُعَائِكَ",
    "رَبِّ إِلَى مَنْ تَكِلُنِي", "لَا تَقْطَعُ شُفْعَةَ الْغَائِبِ", "رَبَّنَا لَا تَدْعُ مَعَ اللَّهِ", "﴿رَبَّنَا لَا تَجْعَلُنَا فِتْنَةً﴾",
    "رَبَّنَا لَا تَجْعَلَنَّا",
    // The feminine noun before لَا is the subject, or described.
    "اللَّهُمَّ إِنَّ نَفْسِي لَا تَتْرُكُنِي", "اللَّهُمَّ إِنَّهَا لَا تَمْنَعُنَا مِنْ طَاعَتِكَ", "اللَّهُمَّ اغْفِرْ لِي ذُنُوبًا لَا تَتْرُكُنِي",
    "اللَّهُمَّ بِكَ أُصْبِحُ وَالدُّنْيَا لَا تَفْتِنُنِي",
  ])
  func otherVerbsAfterANegationAreNotMarked(arabic: String) {
    #expect(Trial(VowelOnRequest.self, arabic: arabic).marks == [])
  }

  @Test(arguments: [
    "اللَّهُمَّ أَذْهِبِ الْبَأْسَ", "اللَّهُمَّ بَارِكْ لَهُ وَبَارَكَ", "بَارِكِ لَهُمْ", "اللَّهُمَّ سَلِّمُوا", "اللَّهُمَّ بَارِكِ، لَهُمْ", "اللَّهُمَّ عَلَّمَنِي",
  ])
  func otherFormsAreNotMarked(arabic: String) {
    #expect(Trial(VowelOnRequest.self, arabic: arabic).marks == [])
    #expect(Trial(PronounVowel.self, arabic: arabic).marks == [])
  }

  @Test(arguments: [
    "رَبِّ اغْفِرْ لِي وَارْحَمْنِي وَاهْدِنِي", "اللَّهُمَّ ارْحَمِ الْمُؤْمِنِينَ", "رَبِّ اغفر لي", "اغْفِرُ لَهُمْ", "اللَّهُمَّ إِنِّي أَغْفِرُ لَهُمْ",
    "رَبَّنَا اغْفِرُوا",
  ])
  func otherEndingsAreNotMarked(arabic: String) {
    #expect(Trial(VowelOnRequest.self, arabic: arabic).marks == [])
  }
}
