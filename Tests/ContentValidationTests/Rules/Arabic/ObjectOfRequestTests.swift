import Testing

@testable import ContentValidation

@Suite struct ObjectOfRequestTests {
  @Test func theMessageNamesTheVerb() {
    let trial = Trial(ObjectOfRequest.self, arabic: "اللَّهُمَّ إِنِّي أَسْأَلُكَ رِزْقٌ طَيِّبًا")
    #expect(
      trial.messages == [
        "`رِزْقٌ` in `arabic` of dua `a` ends with U+064C ARABIC DAMMATAN after `أَسْأَلُكَ`: what is asked for is in the accusative; "
          + "write U+064B ARABIC FATHATAN, `رِزْقًا`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ إِنِّي أَسْأَلُكَ رِزْقًا طَيِّبًا"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("أَسْأَلُكَ الْعَفْوُ", "أَسْأَلُكَ الْعَفْوَ"), ("نَسْأَلُكَ الْجَنَّةِ", "نَسْأَلُكَ الْجَنَّةَ"),
    ("وَارْزُقْنَا عِلْمٍ نَافِعًا", "وَارْزُقْنَا عِلْمًا نَافِعًا"), ("أَسْأَلُكَ إِيمَانٍ صَادِقًا", "أَسْأَلُكَ إِيمَانًا صَادِقًا"),
    ("أَرِنَا الطَّرِيقُ", "أَرِنَا الطَّرِيقَ"), ("وَاهْدِنَا السَّبِيلِ", "وَاهْدِنَا السَّبِيلَ"),
    ("رَبِّ آتِنِي حِكْمَةٌ", "رَبِّ آتِنِي حِكْمَةً"), ("وَاجْعَلْنِي شَاكِرٌ لَكَ", "وَاجْعَلْنِي شَاكِرًا لَكَ"),
  ])
  func theAccusativeIsWritten(arabic: String, fixed: String) {
    #expect(Trial(ObjectOfRequest.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: [
    ("أَذِقْنِي بَرْدٌ عَفْوِكَ", "أَذِقْنِي بَرْدَ عَفْوِكَ"), ("وَارْزُقْنَا حُسْنٍ الْخَاتِمَةِ", "وَارْزُقْنَا حُسْنَ الْخَاتِمَةِ"),
    ("ارْزُقْنِي عِلْمٌ لِنَفْسِكَ", "ارْزُقْنِي عِلْمًا لِنَفْسِكَ"), ("آتِنَا خَيْرٌ مِنْكَ", "آتِنَا خَيْرًا مِنْكَ"),
  ])
  func aNounInConstructHasNoTanwin(arabic: String, fixed: String) {
    #expect(Trial(ObjectOfRequest.self, arabic: arabic).fixed == [fixed])
  }

  @Test func aPluralHasAKasra() {
    let trial = Trial(ObjectOfRequest.self, arabic: "أَسْأَلُكَ الْخَيْرَاتُ")
    #expect(
      trial.messages == [
        "`الْخَيْرَاتُ` in `arabic` of dua `a` ends with U+064F ARABIC DAMMA after `أَسْأَلُكَ`: what is asked for is in the accusative; "
          + "write U+0650 ARABIC KASRA, `الْخَيْرَاتِ`"
      ]
    )
    #expect(trial.fixed == ["أَسْأَلُكَ الْخَيْرَاتِ"])
    #expect(Trial(ObjectOfRequest.self, arabic: "أَسْأَلُكَ دَرَجَاتٌ").fixed == ["أَسْأَلُكَ دَرَجَاتٍ"])
  }

  @Test func ofATehThatMayBeOfTheRootNothingIsWritten() {
    let trial = Trial(ObjectOfRequest.self, arabic: "أَسْأَلُكَ الْغَرْقَدَاتُ")
    #expect(
      trial.messages == [
        "`الْغَرْقَدَاتُ` in `arabic` of dua `a` ends with U+064F ARABIC DAMMA after `أَسْأَلُكَ`: what is asked for is in the accusative"
      ]
    )
    #expect(trial.fixed == [])
  }

  @Test(arguments: [
    ("ارْزُقْنِي شَيْءٌ", "ارْزُقْنِي شَيْئًا"), ("أَعْطِنِي جُزْءٌ", "أَعْطِنِي جُزْءًا"), ("آتِنَا دِفْءٍ", "آتِنَا دِفْئًا"),
    ("آتِنَا شِفَاءٌ", "آتِنَا شِفَاءً"),
    ("اجْعَلْنِي بَرِيءٌ", "اجْعَلْنِي بَرِيئًا"), ("آتِنَا مَلْجَأٌ", "آتِنَا مَلْجَأً"),
  ])
  func aHamzaGetsItsSeat(arabic: String, fixed: String) {
    #expect(Trial(ObjectOfRequest.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: [
    ("اجْعَلْنِي هَادٍ", "اجْعَلْنِي هَادِيًا"), ("ارْزُقْنِي مَالٍ", "ارْزُقْنِي مَالًا"), ("اجْعَلْنِي مُسْلِمٍ", "اجْعَلْنِي مُسْلِمًا"),
  ])
  func aYehIsWrittenWhereTheNounHasOne(arabic: String, fixed: String) {
    #expect(Trial(ObjectOfRequest.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: [
    ("وَاجْعَلِ الْحَيَاةُ زِيَادَةً لِي", "وَاجْعَلِ الْحَيَاةَ زِيَادَةً لِي"), ("فَرِّجِ الْكُرُوبِ عَنِّي", "فَرِّجِ الْكُرُوبَ عَنِّي"),
    ("اغْفِرِ السَّيِّئَاتُ", "اغْفِرِ السَّيِّئَاتِ"),
    ("اجْعَلْ لِي نُورٌ فِي قَلْبِي", "اجْعَلْ لِي نُورًا فِي قَلْبِي"), ("فَاغْفِرْ لَنَا مَغْفِرَةٌ", "فَاغْفِرْ لَنَا مَغْفِرَةً"),
    ("اكْتُبْ لَهُمْ أَجْرٍ", "اكْتُبْ لَهُمْ أَجْرًا"),
    ("صَرِّفْ قُلُوبُنَا عَلَى طَاعَتِكَ", "صَرِّفْ قُلُوبَنَا عَلَى طَاعَتِكَ"), ("وَاسْتُرْ عُيُوبُنَا", "وَاسْتُرْ عُيُوبَنَا"),
    ("اشْرَحْ صُدُورُهُمْ", "اشْرَحْ صُدُورَهُمْ"),
  ])
  func theObjectOfAnImperativeIsInTheAccusativeToo(arabic: String, fixed: String) {
    #expect(Trial(ObjectOfRequest.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: ["كَفِّرْ خَطِيئَاتُنَا", "اكْتُبْ دُعَاؤُنَا"])
  func beforeAPronounATehOrAHamzaIsLeftToTheEditor(arabic: String) {
    let trial = Trial(ObjectOfRequest.self, arabic: arabic)
    #expect(trial.messages.count == 1)
    #expect(trial.messages.allSatisfy { $0.hasSuffix(": what is asked for is in the accusative") })
    #expect(trial.fixed == [])
  }

  @Test func theMessageNamesTheVowelBeforeAPronoun() {
    #expect(
      Trial(ObjectOfRequest.self, arabic: "صَرِّفْ قُلُوبُنَا").messages == [
        "`قُلُوبُنَا` in `arabic` of dua `a` has U+064F ARABIC DAMMA before its pronoun after `صَرِّفْ`: what is asked for is in the accusative; "
          + "write U+064E ARABIC FATHA, `قُلُوبَنَا`"
      ]
    )
  }

  @Test(arguments: [
    // Another sentence, objects as they are written, and words other than imperatives.
    "وَسَلِّمْ الْحَمْدُ لِلَّهِ", "اغْفِرْ رَبُّنَا أَنْتَ", "اغْفِرْ لِي وَأَنْتَ غَفُورٌ", "اغْفِرِ الذُّنُوبَ", "اغْفِرِ السَّيِّئَاتِ", "ارْحَمِ الْوَالِدَيْنِ",
    "اجْعَلْ لِي نُورًا",
    "اجْعَلْ لَنَا بِكُلِّ خَيْرٍ", "أَرْحَمُ الرَّاحِمِينَ",
    "ثَبِّتْ قُلُوبَنَا", "انْصُرْ يَرْحَمُكَ اللَّهُ", "افْتَحْ حَسْبُنَا اللَّهُ", "لَكَ نُورٌ", "اغْفِرْ لِي، كَرِيمٌ أَنْتَ", "ارْزُقْ وَالِدُهُ",
    "إِلَى أَرْحَمِ الرَّاحِمِينَ",
  ])
  func otherWordsAfterAnImperativeAreNotMarked(arabic: String) {
    #expect(Trial(ObjectOfRequest.self, arabic: arabic).marks == [])
  }

  @Test(arguments: [
    // Words that have no tanwin: an imperative, and a particle with its pronoun.
    "اغْفِرْ لِي وَتُبٌ عَلَيَّ", "اغْفِرْ لِي إِنَّكٍ أَنْتَ الْغَفُورُ", "اغْفِرْ لَنَا وَتُبٍ عَلَيْنَا",
    // Subjects of another sentence.
    "زِدْنَا الْحَمْدُ لِلَّهِ", "آتِنَا الْمُلْكُ لَكَ", "اغْفِرْ مَغْفِرَتُكَ أَوْسَعُ", "اغْفِرْ عَفْوُكَ أَعْظَمُ مِنْ ذُنُوبِنَا",
    "ارْحَمْ رَحْمَتُكَ وَسِعَتْ كُلَّ شَيْءٍ", "اغْفِرْ ذُنُوبُنَا كَثِيرَةٌ",
  ])
  func whatCannotBeAskedForIsNotMarked(arabic: String) {
    #expect(Trial(ObjectOfRequest.self, arabic: arabic).marks == [])
  }

  @Test(arguments: [
    ("ارْحَمْ عَبْدُكَ الضَّعِيفَ", "ارْحَمْ عَبْدَكَ الضَّعِيفَ"), ("انْصُرْ عِبَادُكَ عَلَى الْقَوْمِ", "انْصُرْ عِبَادَكَ عَلَى الْقَوْمِ"),
    ("انْصُرْ عِبَادُكَ", "انْصُرْ عِبَادَكَ"),
  ])
  func whatBelongsToAllahMayBeAskedFor(arabic: String, fixed: String) {
    #expect(Trial(ObjectOfRequest.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: [
    // As they are written, after a preposition, other words, and other verbs.
    "أَسْأَلُكَ رِزْقًا وَأَسْأَلُكَ الْعَفْوَ", "أَسْأَلُكَ الْخَيْرَاتِ", "أَسْأَلُكَ خَيْرَاتٍ", "أَسْأَلُكَ بِاسْمٍ", "أَسْأَلُكَ لِكُلِّ ذَنْبٍ", "أَسْأَلُكَ الْهُدَى",
    "أَسْأَلُكَ هُدًى", "أَسْأَلُكَ، كَرِيمٌ", "ارْزُقْنَا وَأَنْتَ خَيْرُ الرَّازِقِينَ", "أَعْطِنِي اللَّهُ", "يَسْأَلُكَ عَبْدٌ", "رَزَقَنَا الْكَرِيمُ",
    "أَسْأَلُكَ الَّذِي", "آتِنَا الْوَالِدَيْنِ", "نَسْأَلُكَ يَوْمَئِذٍ رَحْمَتَكَ", "أَسْأَلُكَ الْعَافِ يَةَ", "﴿أَسْأَلُكَ رِزْقٌ﴾",
  ])
  func otherWordsAreNotMarked(arabic: String) {
    #expect(Trial(ObjectOfRequest.self, arabic: arabic).marks == [])
  }
}
