import Testing

@testable import ContentValidation

@Suite struct VocativeAndMoodTests {
  // MARK: AR44

  @Test func theMessageNamesTheAccusative() {
    let trial = Trial(VocativeInConstruct.self, arabic: "يَا مُقَلِّبُ الْقُلُوبِ ثَبِّتْ قَلْبِي")
    #expect(
      trial.messages == [
        "`مُقَلِّبُ` in `arabic` of dua `a` is in the nominative: a noun in construct after `يَا` has U+064E ARABIC FATHA; write `مُقَلِّبَ`"
      ]
    )
    #expect(trial.fixed == ["يَا مُقَلِّبَ الْقُلُوبِ ثَبِّتْ قَلْبِي"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("يَا ذُو الْجَلَالِ وَالْإِكْرَامِ", "يَا ذَا الْجَلَالِ وَالْإِكْرَامِ"), ("يَا رَبُّ الْعَالَمِينَ", "يَا رَبَّ الْعَالَمِينَ"),
    ("وَيَا أَبُو بَكْرٍ", "وَيَا أَبَا بَكْرٍ"),
    ("يَا أَرْحَمُ الرَّاحِمِينَ", "يَا أَرْحَمَ الرَّاحِمِينَ"), ("يَا رَسُولُ الْكَرِيمِ", "يَا رَسُولَ الْكَرِيمِ"),
    // A dual.
    ("يَا صَاحِبَيُ الْبَيْتِ", "يَا صَاحِبَيِ الْبَيْتِ"),
  ])
  func aNounInConstructIsInTheAccusative(arabic: String, fixed: String) {
    #expect(Trial(VocativeInConstruct.self, arabic: arabic).fixed == [fixed])
  }

  @Test func ofTwoNamesOfAllahTheSecondMayBeTheMistake() {
    let trial = Trial(VocativeInConstruct.self, arabic: "يَا عَلِيُّ الْعَظِيمِ اغْفِرْ لِي")
    #expect(trial.marks == ["عَلِيُّ"])
    #expect(trial.messages.first?.hasSuffix("or U+064F ARABIC DAMMA at the end of the name after it") == true)
    #expect(trial.fixed == [])
  }

  @Test func soIsATitleAfterAllahumma() {
    let trial = Trial(VocativeInConstruct.self, arabic: "اللَّهُمَّ رَبِّ النَّاسِ أَذْهِبِ الْبَأْسَ")
    #expect(
      trial.messages == [
        "`رَبِّ` in `arabic` of dua `a` is in the genitive: a noun in construct after `اللَّهُمَّ` has U+064E ARABIC FATHA; write `رَبَّ`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ رَبَّ النَّاسِ أَذْهِبِ الْبَأْسَ"])
  }

  @Test(arguments: [
    ("اللَّهُمَّ مُصَرِّفُ الْقُلُوبِ", "اللَّهُمَّ مُصَرِّفَ الْقُلُوبِ"), ("اللَّهُمَّ فَاطِرُ السَّمَاوَاتِ", "اللَّهُمَّ فَاطِرَ السَّمَاوَاتِ"),
    ("اللَّهُمَّ رَبُّ الْعَالَمِينَ", "اللَّهُمَّ رَبَّ الْعَالَمِينَ"),
    ("اللَّهُمَّ بَدِيعُ السَّمَاوَاتِ", "اللَّهُمَّ بَدِيعَ السَّمَاوَاتِ"),
    ("اللَّهُمَّ رَبُّ النَّاسِ أَنْتَ الشَّافِي", "اللَّهُمَّ رَبَّ النَّاسِ أَنْتَ الشَّافِي"), ("اللَّهُمَّ رَبِّ النَّاسِ أَنْتَ", "اللَّهُمَّ رَبَّ النَّاسِ أَنْتَ"),
  ])
  func titlesAreFound(arabic: String, fixed: String) {
    #expect(Trial(VocativeInConstruct.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: [
    "اللَّهُمَّ رَبَّ النَّاسِ", "اللَّهُمَّ رَبِّ اغْفِرْ لِي", "اللَّهُمَّ رَبِّي وَرَبُّ النَّاسِ", "اللَّهُمَّ مُلْكُ السَّمَاوَاتِ لَكَ",
    "اللَّهُمَّ عَافِيَةُ الدُّنْيَا", "اللَّهُمَّ خَيْرُ الزَّادِ التَّقْوَى",
    "أَنْتَ مُصَرِّفُ الْقُلُوبِ", "اللَّهُمَّ، رَبُّ النَّاسِ أَنْتَ", "يَا رَبِّ الْعَفْوِ أَسْأَلُكَ",
    "اللَّهُمَّ رَبُّ النَّاسِ أَنْتَ", "اللَّهُمَّ مَالِكُ الْمُلْكِ أَنْتَ لَا شَرِيكَ لَكَ", "اللَّهُمَّ مُنْزِلُ الْكِتَابِ أَنْتَ وَهَازِمُ الْأَحْزَابِ",
  ])
  func otherNounsAfterAllahummaAreAllowed(arabic: String) {
    #expect(Trial(VocativeInConstruct.self, arabic: arabic).marks == [])
  }

  @Test(arguments: [
    "يَا لَطِيفُ الْطُفِ بِي", "يَا مُقَلِّبَ الْقُلُوبِ", "يَا حَيُّ يَا قَيُّومُ", "يَا حَيُّ الْقَيُّومُ", "يَا رَبُّ، الْحَمْدُ لَكَ", "يَا أَيُّهَا النَّاسُ",
    "هُوَ مُقَلِّبُ الْقُلُوبِ",
    "يَا اللَّهُ",
    "يَا ذَا الْجَلَالِ", "﴿يَا رَبُّ الْعَالَمِينَ﴾", "يا مقلب القلوب",
  ])
  func otherVocativesAreNotMarked(arabic: String) {
    #expect(Trial(VocativeInConstruct.self, arabic: arabic).marks == [])
  }

  // MARK: AR45

  @Test func theMessageNamesTheMood() {
    let trial = Trial(MoodAfterParticle.self, arabic: "أَسْأَلُكَ أَنْ تَغْفِرُ لِي")
    #expect(
      trial.messages == [
        "`تَغْفِرُ` in `arabic` of dua `a` ends with U+064F ARABIC DAMMA after `أَنْ`: a verb has U+064E ARABIC FATHA there; write `تَغْفِرَ`"
      ]
    )
    #expect(trial.fixed == ["أَسْأَلُكَ أَنْ تَغْفِرَ لِي"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("لَمْ يَلِدُ وَلَمْ يُولَدْ", "لَمْ يَلِدْ وَلَمْ يُولَدْ"), ("وَلَنْ يَغْفِرُ الذُّنُوبَ", "وَلَنْ يَغْفِرَ الذُّنُوبَ"),
    ("لَمْ يَجْعَلُ اللَّهُ", "لَمْ يَجْعَلِ اللَّهُ"),
    ("بِأَنْ تَرْزُقُ", "بِأَنْ تَرْزُقَ"), ("أَسْأَلُكَ أَنْ تَغْفِرْ لِي", "أَسْأَلُكَ أَنْ تَغْفِرَ لِي"), ("أَنْ تَجْعَلْ الْقُرْآنَ", "أَنْ تَجْعَلَ الْقُرْآنَ"),
    ("لَنْ يَجْعَلْ لَهُ", "لَنْ يَجْعَلَ لَهُ"), ("أَنْ يَعْلَمْ وَأَنْ يَجْعَلَ", "أَنْ يَعْلَمَ وَأَنْ يَجْعَلَ"),
    ("إِنْ لَمْ تَغْفِرَ لِي", "إِنْ لَمْ تَغْفِرْ لِي"), ("لَمْ يَجْعَلَ اللَّهُ", "لَمْ يَجْعَلِ اللَّهُ"),
  ])
  func theMoodIsWritten(arabic: String, fixed: String) {
    #expect(Trial(MoodAfterParticle.self, arabic: arabic).fixed == [fixed])
  }

  @Test func aLongVowelIsLeftToTheEditor() {
    let trial = Trial(MoodAfterParticle.self, arabic: "وَلَمْ يَكُونُ لَهُ")
    #expect(
      trial.messages == [
        "`يَكُونُ` in `arabic` of dua `a` ends with U+064F ARABIC DAMMA after `وَلَمْ`: a verb has U+0652 ARABIC SUKUN there, and no long "
          + "vowel before it"
      ]
    )
    #expect(trial.fixed == [])
  }

  @Test(arguments: [
    "لَمْ يَلِدْ وَلَنْ يَغْفِرَ وَأَنْ تَغْفِرَ", "لَمْ يَدْعُ وَلَمْ يَعْفُ", "لَمْ يَغْفِرْهُ", "لَمْ يَمَسُّ", "لِمَ يَغْفِرُ", "أَنْ لَا يَغْفِرُ", "أَنَّ يَغْفِرُ",
    "أَنْ تَوَضَّأْتُ",
    "لَمْ، يَغْفِرُ", "﴿لَمْ يَلِدُ﴾", "أَنْتَ تَغْفِرُ",
    // A pause, imperatives, pronouns, plurals, and verbs whose last letter was left out.
    "أَسْأَلُكَ أَنْ تَغْفِرْ وَأَنْ تَرْحَمْ", "أَنْ تَغْفِرْ، وَتَرْحَمَ", "أَنْ أَخْرِجْ قَوْمَكَ", "أَنْ يَجْعَلَهُمْ أَئِمَّةً", "أَنْ تَوَلَّتْ بِهِمْ", "لَمْ يَرْضَ لَكَ",
    "وَلَمْ يُعْطَ سَعَةً", "لَمْ يَجْعَلْنَ لَكَ", "لَمْ أَرَكَ",
  ])
  func otherVerbsAreNotMarked(arabic: String) {
    #expect(Trial(MoodAfterParticle.self, arabic: arabic).marks == [])
  }
}
