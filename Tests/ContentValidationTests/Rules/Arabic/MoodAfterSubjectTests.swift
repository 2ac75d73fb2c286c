import Testing

@testable import ContentValidation

@Suite struct MoodAfterSubjectTests {
  @Test func theMessageNamesTheSubject() {
    let trial = Trial(MoodAfterSubject.self, arabic: "فَإِنَّكَ تَعْلَمْ وَلَا أَعْلَمُ")
    #expect(
      trial.messages == [
        "`تَعْلَمْ` in `arabic` of dua `a` ends with U+0652 ARABIC SUKUN after `فَإِنَّكَ`, and nothing governs it: write U+064F ARABIC DAMMA, "
          + "`تَعْلَمُ`"
      ]
    )
    #expect(trial.fixed == ["فَإِنَّكَ تَعْلَمُ وَلَا أَعْلَمُ"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("وَأَنْتَ تَجْعَلَ الْحَزْنَ سَهْلًا", "وَأَنْتَ تَجْعَلُ الْحَزْنَ سَهْلًا"), ("إِنْ كُنْتَ تَعْلَمْ أَنَّ هَذَا خَيْرٌ", "إِنْ كُنْتَ تَعْلَمُ أَنَّ هَذَا خَيْرٌ"),
    ("فَإِنَّهُ لَا يَغْفِرَ الذُّنُوبَ", "فَإِنَّهُ لَا يَغْفِرُ الذُّنُوبَ"), ("وَهُوَ يَعْلَمَ السِّرَّ", "وَهُوَ يَعْلَمُ السِّرَّ"),
    ("أَنْتَ الَّذِي يَغْفِرَ الذُّنُوبَ", "أَنْتَ الَّذِي يَغْفِرُ الذُّنُوبَ"), ("إِنَّكَ تَعْلَمْ الْغَيْبَ", "إِنَّكَ تَعْلَمُ الْغَيْبَ"),
    ("وَنَحْنُ نَعْلَمْ ذَلِكَ", "وَنَحْنُ نَعْلَمُ ذَلِكَ"),
  ])
  func theVerbIsIndicative(arabic: String, fixed: String) {
    #expect(Trial(MoodAfterSubject.self, arabic: arabic).fixed == [fixed])
  }

  @Test(arguments: [
    // As they are written, in a pause, with a particle between them, with a pronoun, and after other words.
    "فَإِنَّكَ تَعْلَمُ وَلَا أَعْلَمُ", "فَإِنَّكَ تَعْلَمْ وَلَا أَعْلَمْ", "إِنَّكَ تَعْلَمْ، وَلَا أَعْلَمُ", "إِنَّكَ إِنْ تَجْعَلْ لَنَا", "إِنَّهُ مَنْ يَجْعَلْ",
    "إِنَّكَ لَنْ تَجْعَلَ", "هُوَ يَجْعَلُهُمْ", "نَحْنُ نَجْعَلُكَ",
    "إِنَّهُ يَسَّرَ الْأَمْرَ", "اللَّهُمَّ أَنْتَ تَقَبَّلْ مِنَّا", "أَنْتَ لَا تَجْعَلْ عَلَيْنَا", "إِنَّكَ تَوَضَّأْتَ لَهُ", "هُوَ يَوْمَ الْقِيَامَةِ",
    "الَّذِي لَا يَجْعَلَ",
    "إِنَّهُمْ يَعْلَمْنَ ذَلِكَ", "أَنَا أَعْلَمَ مِنْكَ", "إِنَّهُ، يَعْلَمَ", "﴿إِنَّكَ تَعْلَمْ مَا فِي نَفْسِي﴾", "لَعَلَّكَ تَاجِرَ الْقَوْمِ",
  ])
  func otherVerbsAreNotMarked(arabic: String) {
    #expect(Trial(MoodAfterSubject.self, arabic: arabic).marks == [])
  }
}
