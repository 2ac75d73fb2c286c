import Testing

@testable import ContentValidation

@Suite struct NameAfterNounTests {
  @Test func theNameIsInTheGenitiveAfterANoun() {
    expect(
      NameAfterNoun.self,
      in: "dua slug=a\n  arabic قَدَرُ اللَّهُ وَمَا شَاءَ فَعَلَ",
      finds: """
        2 `قَدَرُ اللَّهُ`: `قَدَرُ اللَّهُ` in `arabic` of dua `a` has U+064F ARABIC DAMMA on both words: after a noun write \
        `اللَّهِ`; if `قَدَرُ` is a verb, look up its vowels
          fix 2 `ُ` -> `ِ`: write the genitive
        """
    )
  }

  @Test(arguments: ["رَحْمَةُ اللَّهُ", "نِعْمَةُ اللَّهُ", "وَفَضْلُ اللَّهُ", "رَسُولُ اللَّهُ"])
  func nounsAreFound(words: String) { #expect(Trial(NameAfterNoun.self, arabic: words).marks == [words]) }

  @Test func aMessengerThatIsCalledIsThatOfAllah() {
    #expect(Trial(NameAfterNoun.self, arabic: "يَا رَسُولُ اللَّهُ").fixed == ["يَا رَسُولُ اللَّهِ"])
  }

  @Test func afterAVerbOfTheFirstPersonTheNameIsItsObject() {
    let trial = Trial(NameAfterNoun.self, arabic: "أَسْأَلُ اللَّهُ الْعَظِيمَ")
    #expect(
      trial.messages == [
        "`أَسْأَلُ اللَّهُ` in `arabic` of dua `a` has the name in the nominative: after a verb of the first person it is the object; "
          + "write `اللَّهَ`"
      ]
    )
    #expect(trial.fixed == ["أَسْأَلُ اللَّهَ الْعَظِيمَ"])
    #expect(Trial(NameAfterNoun.self, arabic: "أَسْتَوْدِعُكُمُ اللَّهُ الَّذِي").fixed == ["أَسْتَوْدِعُكُمُ اللَّهَ الَّذِي"])
    #expect(Trial(NameAfterNoun.self, arabic: "وَنَعْبُدُ اللَّهُ").fixed == ["وَنَعْبُدُ اللَّهَ"])
  }

  @Test func aVerbHasAFatha() {
    let trial = Trial(NameAfterNoun.self, arabic: "مَا شَاءُ اللَّهُ كَانَ")
    #expect(
      trial.messages == [
        "`شَاءُ اللَّهُ` in `arabic` of dua `a` has U+064F ARABIC DAMMA on both words: a verb of the past ends with a fatha; write `شَاءَ`"
      ]
    )
    #expect(trial.fixed == ["مَا شَاءَ اللَّهُ كَانَ"])
    #expect(Trial(NameAfterNoun.self, arabic: "فَخَلَقُ اللَّهُ").fixed == ["فَخَلَقَ اللَّهُ"])
    #expect(Trial(NameAfterNoun.self, arabic: "وَغَضِبُ اللَّهُ عَلَيْهِ").fixed == ["وَغَضِبَ اللَّهُ عَلَيْهِ"])
    #expect(Trial(NameAfterNoun.self, arabic: "غَضَبُ اللَّهُ").fixed == ["غَضَبُ اللَّهِ"])
    #expect(Trial(NameAfterNoun.self, arabic: "خَلْقُ اللَّهُ").fixed == ["خَلْقُ اللَّهِ"])
  }

  @Test func theLamIsMissingBetweenAnArticleAndAGenitive() {
    let trial = Trial(NameAfterNoun.self, arabic: "الْحَمْدُ اللَّهِ رَبِّ الْعَالَمِينَ")
    #expect(
      trial.messages == [
        "`الْحَمْدُ اللَّهِ` in `arabic` of dua `a` has the genitive without a lam: after a noun with the article write `الْحَمْدُ لِلَّهِ`"
      ]
    )
    #expect(trial.fixed == ["الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ"])
    #expect(trial.applicabilities == [.unsafe])
    #expect(
      Trial(NameAfterNoun.self, arabic: "إِنَّ الْحَمْدَ اللَّهِ وَالشُّكْرُ اللَّهِ").marks == ["الْحَمْدَ اللَّهِ", "وَالشُّكْرُ اللَّهِ"]
    )
  }

  @Test(arguments: [
    "الْحَمْدُ لِلَّهِ", "الْحَمْدُ، اللَّهِ", "بِحَمْدِ اللَّهِ", "لَكَ الْحَمْدُ اللَّهُمَّ", "وَلَهُ الْحَمْدُ اللَّهُ أَكْبَرُ", "بِاسْمِ الْمَلِكِ اللَّهِ",
  ])
  func otherNamesAreNotReported(words: String) {
    #expect(Trial(NameAfterNoun.self, arabic: words).marks == [])
  }

  @Test(arguments: [
    "أَسْأَلُ اللَّهَ", "أَسْتَغْفِرُ، اللَّهُ أَكْبَرُ", "نَسْتَغْفِرُ اللَّهُ أَكْبَرُ", "يَسْأَلُ اللَّهُ", "أَشْهَدُ اللَّهُ",
    "قَدَرُ اللَّهِ", "قَدَّرَ اللَّهُ", "يَغْفِرُ اللَّهُ لَكَ", "وَيَهْدِيكُمُ اللَّهُ", "رَحِمَهُ اللَّهُ", "قُلْتُ اللَّهُ", "الْأَحَدُ اللَّهُ",
    "أَكْبَرُ اللَّهُ أَكْبَرُ", "حَيْثُ اللَّهُ", "يَا لَطِيفُ اللَّهُ أَكْبَرُ", "وَيَا رَحِيمُ اللَّهُ رَبِّي",
    "فَضْلُ، اللَّهُ أَكْبَرُ", "قَدِيرٌ اللَّهُ", "حَسْبِيُ اللَّهُ", "﴿قَدَرُ اللَّهُ﴾", "وَ\u{06CC}ُخْلِفُ اللَّهُ",
  ])
  func otherWordsAreNotReported(words: String) {
    #expect(Trial(NameAfterNoun.self, arabic: words).marks == [])
  }
}
