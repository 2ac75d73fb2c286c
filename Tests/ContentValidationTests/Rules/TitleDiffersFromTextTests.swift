import Testing

@testable import ContentValidation

@Suite struct TitleDiffersFromTextTests {
  @Test func aWordOfATitleIsComparedWithTheText() {
    expect(
      TitleDiffersFromText.self,
      in: "dua slug=a\n  title:ar دُعَاءُ مُقَلِبَ الْقُلُوبِ\n  arabic يَا مُقَلِّبَ الْقُلُوبِ ثَبِّتْ قَلْبِي",
      finds: """
        2 `مُقَلِبَ`: `مُقَلِبَ` in `title` (ar) of dua `a` is `مُقَلِّبَ` in `arabic`: one of the two is misspelled; write the same in both
          note 3 `مُقَلِّبَ`: the word of the text
        """
    )
  }

  @Test(arguments: [
    // A vowel, and a letter between the words beside it.
    ("الْهُدَى وَالتَّقَى", "وَالتَّقَى"), ("أَسْأَلُكَ الْهُضَى وَالتُّقَى", "الْهُضَى"),
    ("الْهُدَى وَالتُّظَى", "وَالتُّظَى"),
  ])
  func aMisspelledWordIsMarked(title: String, mark: String) {
    let trial = Trial(
      TitleDiffersFromText.self,
      "dua slug=a\n  title:ar \(title)\n  arabic اللَّهُمَّ إِنِّي أَسْأَلُكَ الْهُدَى وَالتُّقَى"
    )
    #expect(trial.marks == [mark])
  }

  @Test(arguments: [
    "أَسْأَلُكَ الْهُدَى وَالتُّقَى", "اسألك الهدى والتقى", "الْهُدَى", "دُعَاءُ الْهُدَى",
    // Another ending, another known word, words that do not follow each other.
    "إِنِّي أَسْأَلُكِ الْهُدَى", "أَسْأَلُكَ الْهَوَى وَالتُّقَى", "التَّقَى وَالْهُدَى",
  ])
  func otherTitlesAreNot(title: String) {
    expect(
      TitleDiffersFromText.self,
      in: "dua slug=a\n  title:ar \(title)\n  arabic اللَّهُمَّ إِنِّي أَسْأَلُكَ الْهُدَى وَالتُّقَى"
    )
  }
}
