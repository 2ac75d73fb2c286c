import Testing

@testable import ContentValidation

@Suite struct ObjectOfRequestTests {
  @Test func theMessageNamesTheVerb() {
    let trial = Trial(ObjectOfRequest.self, arabic: "اللَّهُمَّ إِنِّي أَسْأَلُكَ رِزْقٌ طَيِّبًا")
    #expect(
      trial.messages == [
        "`رِزْقٌ` in `arabic` of dua `a` ends with U+064C ARABIC DAMMATAN after `أَسْأَلُكَ`: what is asked for has the accusative; "
          + "write U+064B ARABIC FATHATAN, `رِزْقًا`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ إِنِّي أَسْأَلُكَ رِزْقًا طَيِّبًا"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("أَسْأَلُكَ الْعَفْوُ", "أَسْأَلُكَ الْعَفْوَ"), ("نَسْأَلُكَ الْجَنَّةِ", "نَسْأَلُكَ الْجَنَّةَ"),
    ("وَارْزُقْنَا عِلْمٍ نَافِعًا", "وَارْزُقْنَا عِلْمًا نَافِعًا"), ("أَسْأَلُكَ إِيمَانٍ صَادِقًا", "أَسْأَلُكَ إِيمَانًا صَادِقًا"),
    ("رَبِّ آتِنِي حِكْمَةٌ", "رَبِّ آتِنِي حِكْمَةً"), ("وَاجْعَلْنِي شَاكِرٌ لَكَ", "وَاجْعَلْنِي شَاكِرًا لَكَ"),
  ])
  func theAccusativeIsWritten(arabic: String, fixed: String) {
    #expect(Trial(ObjectOfRequest.self, arabic: arabic).fixed == [fixed])
  }

  @Test func aPluralHasAKasra() {
    let trial = Trial(ObjectOfRequest.self, arabic: "أَسْأَلُكَ الْخَيْرَاتُ")
    #expect(
      trial.messages == [
        "`الْخَيْرَاتُ` in `arabic` of dua `a` ends with U+064F ARABIC DAMMA after `أَسْأَلُكَ`: what is asked for has the accusative; "
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
        "`الْغَرْقَدَاتُ` in `arabic` of dua `a` ends with U+064F ARABIC DAMMA after `أَسْأَلُكَ`: what is asked for has the accusative"
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
    // As they are written, after a preposition, other words, and other verbs.
    "أَسْأَلُكَ رِزْقًا وَأَسْأَلُكَ الْعَفْوَ", "أَسْأَلُكَ الْخَيْرَاتِ", "أَسْأَلُكَ خَيْرَاتٍ", "أَسْأَلُكَ بِاسْمٍ", "أَسْأَلُكَ لِكُلِّ ذَنْبٍ", "أَسْأَلُكَ الْهُدَى",
    "أَسْأَلُكَ هُدًى", "أَسْأَلُكَ، كَرِيمٌ", "ارْزُقْنَا وَأَنْتَ خَيْرُ الرَّازِقِينَ", "أَعْطِنِي اللَّهُ", "يَسْأَلُكَ عَبْدٌ", "رَزَقَنَا الْكَرِيمُ",
    "أَسْأَلُكَ الَّذِي", "آتِنَا الْوَالِدَيْنِ", "نَسْأَلُكَ يَوْمَئِذٍ رَحْمَتَكَ", "أَسْأَلُكَ الْعَافِ يَةَ", "﴿أَسْأَلُكَ رِزْقٌ﴾",
  ])
  func otherWordsAreNotMarked(arabic: String) {
    #expect(Trial(ObjectOfRequest.self, arabic: arabic).marks == [])
  }
}
