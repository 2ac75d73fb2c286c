import Testing

@testable import ContentValidation

@Suite struct MissingFirstHamzaTests {
  @Test func theHamzaOfAVerbInTheFirstPersonIsWritten() {
    let trial = Trial(MissingFirstHamza.self, arabic: "اللَّهُمَّ إِنِّي اسْأَلُكَ الْجَنَّةَ")
    #expect(
      trial.messages == [
        "`اسْأَلُكَ` in `arabic` of dua `a` begins with an alef without hamza, and hadiths have the word only with one: "
          + "write `أَسْأَلُكَ`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ إِنِّي أَسْأَلُكَ الْجَنَّةَ"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    ("رَبِّ إِنِّي وَاعُوذُ بِكَ", "وَاعُوذُ", "وَأَعُوذُ"), ("رَبِّ اشْهَدُ أَنَّكَ رَبِّي", "اشْهَدُ", "أَشْهَدُ"),
    ("اللهم إني اسألك الجنة", "اسألك", "أسألك"), ("رب اعوذ بك من الكسل", "اعوذ", "أعوذ"),
    ("اسْتَغْفِرُ اللَّهَ الْعَظِيمَ", "اسْتَغْفِرُ", "أَسْتَغْفِرُ"), ("إِنِّي اسْتَغْفِرُكَ", "اسْتَغْفِرُكَ", "أَسْتَغْفِرُكَ"),
    ("اللهم إني واعوذ بك", "واعوذ", "وأعوذ"), ("اللهم إني استغفرك", "استغفرك", "أستغفرك"),
  ])
  func aFirstAlefWithoutHamzaIsMarked(arabic: String, mark: String, right: String) {
    let trial = Trial(MissingFirstHamza.self, arabic: arabic)
    #expect(trial.marks == [mark])
    #expect(trial.fixed == [arabic.replacing(mark, with: right)])
  }

  @Test(arguments: [
    // Commands, verbal nouns, other nouns, and words whose waw is of the root.
    "رَبِّ اغْفِرْ لِي وَارْحَمْنِي وَاهْدِنِي", "رب اغفر لي وارحمني", "ابْتِغَاءُ وَجْهِكَ", "ابْنُ عَبْدِكَ", "وَابْنُ أَمَتِكَ", "اسْمُكَ",
    "وَاحِدُ", "وَارِثُهُ", "وَابِلٌ", "وَاسِعُ", "وَاعِظُ", "اللَّهُمَّ", "الَّذِي", "وَاجْعَلْنَا", "اشهد أن لا إله إلا الله", "امرأتك",
    "وَاسْتَعِنْ بِهِ", "اسْتَغْفِرْهُ", "اسْتِغْفَارُ الْعَبْدِ", "اسْتَغْفَرَكَ", "مَا اسْتَطَعْتُ", "اسْتَخَرْتُكَ", "أَسْأَلُكَ", "اتَّبَعَكَ",
  ])
  func otherAlefsAreNot(arabic: String) {
    #expect(Trial(MissingFirstHamza.self, arabic: "رَبِّ \(arabic) رَبِّ").marks == [])
  }
}
