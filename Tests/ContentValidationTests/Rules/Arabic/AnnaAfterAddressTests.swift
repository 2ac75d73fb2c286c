import Testing

@testable import ContentValidation

@Suite struct AnnaAfterAddressTests {
  @Test func theMessageNamesTheAddress() {
    let trial = Trial(AnnaAfterAddress.self, arabic: "اللَّهُمَّ أَنِّي أَسْأَلُكَ الْعَافِيَةَ")
    #expect(
      trial.messages == [
        "`أَنِّي` in `arabic` of dua `a` begins with U+0623 ARABIC LETTER ALEF WITH HAMZA ABOVE: after `اللَّهُمَّ` a statement "
          + "begins with إِنَّ; write `إِنِّي`"
      ]
    )
    #expect(trial.fixed == ["اللَّهُمَّ إِنِّي أَسْأَلُكَ الْعَافِيَةَ"])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [("سُبْحَانَكَ أَنَّا ظَلَمْنَا", "أَنَّا"), ("اللَّهُمَّ أَنَّكَ عَفُوٌّ", "أَنَّكَ"), ("اللَّهُمَّ أَنَّ قَلْبِي", "أَنَّ")])
  func everyPronounIsLookedFor(arabic: String, mark: String) {
    #expect(Trial(AnnaAfterAddress.self, arabic: arabic).marks == [mark])
  }

  @Test(arguments: [
    "اللَّهُمَّ أَنَا عَبْدُكَ", "اللَّهُمَّ أَنْتَ رَبِّي", "أَشْهَدُ أَنَّكَ أَنْتَ اللَّهُ", "اللَّهُمَّ إِنِّي أَشْهَدُ أَنِّي عَبْدُكَ", "اللَّهُمَّ، أَنِّي",
    "أُشْهِدُكَ اللَّهُمَّ أَنِّي رَضِيتُ",
    "سُبْحَانَكَ أَنَّى",
  ])
  func otherStatementsAreNot(arabic: String) {
    #expect(Trial(AnnaAfterAddress.self, arabic: arabic).marks == [])
  }
}
