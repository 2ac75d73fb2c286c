import Testing

@testable import ContentValidation

@Suite struct OtherReadingTests {
  @Test(arguments: [
    ("سَكِينَةً عْلَيْنَا", "عْ"), ("أَتُوبُ إَلَى اللَّهِ", "إَ"), ("لَوْلَا أِنْتَ مَا اهْتَدَيْنَا", "أِ"), ("كَلِمَاتِ اللَّهِ الَّتَي", "ي"),
    ("السَّلَامً عَلَيْنَا", "مً"),
    ("إِيَّاكً نَعْبُدُ", "كً"),
  ])
  func noFixIsOfferedIfTheVowelMayBeTheMistake(arabic: String, mark: String) {
    let trial = Trial(ImpossibleSpelling.self, arabic: arabic)
    #expect(trial.marks == [mark])
    #expect(trial.fixed == [])
  }

  @Test(arguments: [
    ("أَسْأَلُكَ عِلْمً نَافِعًا", "أَسْأَلُكَ عِلْمًا نَافِعًا"), ("اللَّهُمَّ أِنِّي أَعُوذُ بِكَ", "اللَّهُمَّ إِنِّي أَعُوذُ بِكَ"),
    ("سُبُّوُحٌ قُدُّوسٌ", "سُبُّوحٌ قُدُّوسٌ"),
  ])
  func theLetterIsFixedIfTheWordIsKnownSo(arabic: String, fixed: String) {
    #expect(Trial(ImpossibleSpelling.self, arabic: arabic).fixed == [fixed])
  }
}
