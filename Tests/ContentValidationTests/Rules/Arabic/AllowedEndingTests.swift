import Testing

@testable import ContentValidation

@Suite struct AllowedEndingTests {
  @Test(arguments: [
    // What is joined to the subject of إِنَّ after its predicate.
    "إِنَّ الْحَمْدَ وَالنِّعْمَةَ لَكَ وَالْمُلْكُ، لَا شَرِيكَ لَكَ", "إِنَّ الْحَمْدَ وَالنِّعْمَةَ لَكَ وَالْمُلْكَ، لَا شَرِيكَ لَكَ",
    // Names by which Allah is praised.
    "وَمِلْءَ مَا شِئْتَ مِنْ شَيْءٍ بَعْدُ، أَهْلُ الثَّنَاءِ وَالْمَجْدِ", "وَمِلْءَ مَا شِئْتَ مِنْ شَيْءٍ بَعْدُ، أَهْلَ الثَّنَاءِ وَالْمَجْدِ",
    "أَسْتَغْفِرُ اللَّهَ الَّذِي لَا إِلَهَ إِلَّا هُوَ الْحَيَّ الْقَيُّومَ", "أَسْتَغْفِرُ اللَّهَ الَّذِي لَا إِلَهَ إِلَّا هُوَ الْحَيُّ الْقَيُّومُ",
    // A day before a verb.
    "عَلَيْهِ الْحَوْلُ مِنْ يَوْمِ يَقْبِضُهُ صَاحِبُهُ",
    // A word with the letters of another.
    "مِنْ أُخَرَ",
  ])
  func bothEndingsAreAllowed(arabic: String) {
    #expect(Trial(EndingInPhrase.self, arabic: arabic).marks == [])
  }

  @Test(arguments: [
    ("اللَّهُ لَا إِلَهَ إِلَّا هُوَ الْحَيَّ الْقَيُّومُ", "الْحَيَّ"), ("إِنَّ الْحَمْدَ وَالنِّعْمَةُ لَكَ وَالْمُلْكَ", "وَالنِّعْمَةُ"),
  ])
  func onlyOneEndingIsAllowed(arabic: String, mark: String) {
    #expect(Trial(EndingInPhrase.self, arabic: arabic).marks == [mark])
  }
}
