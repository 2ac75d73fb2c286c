import Testing

@testable import ContentValidation

@Suite struct SukunBeforeArticleTests {
  @Test func theConnectingVowelIsWritten() {
    expect(
      SukunBeforeArticle.self,
      in: "dua slug=a\n  arabic أَعُوذُ بِكَ مِنْ الْجِنِّ",
      finds: """
        2 `مِنْ`: `مِنْ` in `arabic` of dua `a` ends with U+0652 ARABIC SUKUN before `الْجِنِّ`, whose alef is not spoken: write \
        `مِنَ`
          fix 2 `ْ` -> `َ`: write the connecting vowel
        """
    )
  }

  @Test(arguments: [
    ("عَنْ النَّارِ", "عَنِ النَّارِ"), ("ارْحَمْ اللَّهُمَّ", "ارْحَمِ اللَّهُمَّ"), ("مِنْ ابْنِ عَبَّاسٍ", "مِنِ ابْنِ عَبَّاسٍ"),
    ("رَزَقَهُمْ اللَّهُ", "رَزَقَهُمُ اللَّهُ"), ("مَنْ اتَّقَى", "مَنِ اتَّقَى"), ("إِنْ اسْتَطَعْتُ", "إِنِ اسْتَطَعْتُ"),
    ("أَوْ الْعَفْوَ", "أَوِ الْعَفْوَ"),
  ])
  func theVowelDependsOnTheWord(text: String, fixed: String) {
    #expect(Trial(SukunBeforeArticle.self, arabic: text).fixed == [fixed])
  }

  @Test(arguments: [
    "مِنَ الْجِنِّ", "مِنْ، الْجِنِّ", "قُلْ اللَّهُمَّ", "فِيْ الْأَرْضِ", "آمَنُواْ اصْبِرُواْ", "مِنْ أَمْرِي", "مِنْ آيَاتِكَ", "مِنْ الم", "مِنْ احْمَدَ",
    "﴿مِنْ الْجِنَّةِ﴾", "لَمْ يَلِدْ",
  ])
  func otherSukunsAreRight(text: String) {
    #expect(Trial(SukunBeforeArticle.self, arabic: text).marks == [])
  }

  @Test(
    arguments: [
      ("سُبْحَانْ اللَّهِ", "سُبْحَانَ اللَّهِ"), ("أَسْأَلُكْ الْهُدَى", "أَسْأَلُكَ الْهُدَى"), ("لَمْ يَجْعَلْ اللَّهُ", "لَمْ يَجْعَلِ اللَّهُ"),
      ("الْحَمْدُ عِنْدْ السُّرُورِ", nil),
    ] as [(String, String?)]
  )
  func aWordThatIsKnownOnlyWithVowelsGetsItsOwn(text: String, fixed: String?) {
    let trial = Trial(SukunBeforeArticle.self, arabic: text)
    #expect(trial.marks.count == 1)
    #expect(trial.fixed == (fixed.map { [$0] } ?? []))
  }

  @Test func theMessageNamesNoVowelIfSeveralAreKnown() {
    #expect(
      Trial(SukunBeforeArticle.self, arabic: "عِنْدْ السُّرُورِ").messages == [
        "`عِنْدْ` in `arabic` of dua `a` ends with U+0652 ARABIC SUKUN before `السُّرُورِ`, whose alef is not spoken: write the vowel of the word"
      ]
    )
  }

  @Test func aSukunBeforeAShaddaIsNamed() {
    expect(
      SukunBeforeShadda.self,
      in: "dua slug=a\n  arabic أَشْهَدُ أَنْ لَّا إِلَهَ",
      finds: """
        2 `أَنْ لَّا`: `أَنْ` in `arabic` of dua `a` ends with U+0652 ARABIC SUKUN, and `لَّا` begins with U+0651 ARABIC SHADDA: one of the \
        two is left over from a print of the Quran; write `لَا`
          fix 2 `\u{651}` -> ``: remove the shadda
        """
    )
  }

  @Test(arguments: ["أَشْهَدُ أَنْ لَا إِلَهَ", "أَشْهَدُ أَن لَّا إِلَهَ", "أَشْهَدُ أَنْ، لَّا إِلَهَ"])
  func oneOfTheTwoIsNot(arabic: String) { #expect(Trial(SukunBeforeShadda.self, arabic: arabic).marks == []) }
}
