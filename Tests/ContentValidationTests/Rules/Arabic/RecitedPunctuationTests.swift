import Testing

@testable import ContentValidation

@Suite struct RecitedPunctuationTests {
  // MARK: Latin punctuation and digits

  @Test func latinPunctuationIsNamed() {
    expect(
      LatinPunctuationInArabic.self,
      in: "dua slug=a\n  arabic رَبِّي, اغْفِرْ",
      finds: """
        2 `,`: U+002C COMMA in the word `رَبِّي,` in `arabic` of dua `a` is not Arabic: write U+060C ARABIC COMMA
          fix 2 `,` -> `،`: write the Arabic punctuation
        """
    )
  }

  @Test func punctuationWithAnArabicEquivalentIsReplaced() {
    let certain = Trial(LatinPunctuationInArabic.self, arabic: "رب, رب; رب?")
    #expect(certain.fixed == ["رب، رب؛ رب؟"])
    #expect(certain.applicabilities == [.safe, .safe, .safe])
    let probable = Trial(LatinPunctuationInArabic.self, arabic: "رب {قل} \"آمين")
    #expect(probable.fixed == ["رب ﴿قل﴾ آمين"])
    #expect(probable.applicabilities == [.unsafe, .unsafe])
  }

  @Test(arguments: ["رب (;قل)", "رب (قل;)", "رب (قل));", "رب (قل,)", "رب ;(قل))"])
  func aSignOnTheWrongSideOfABracketIsReplacedOnRequest(text: String) {
    let trial = Trial(LatinPunctuationInArabic.self, arabic: text)
    #expect(trial.applicabilities == [.unsafe])
    #expect(trial.messages.allSatisfy { $0.hasSuffix(", or the bracket that is meant") })
    #expect(Trial(LatinPunctuationInArabic.self, arabic: "(رب), قل (رب)").applicabilities == [.safe])
  }

  @Test(arguments: ["سُلْطَانًا نَصِ;يرًا", "مِنْ ك,\u{064F}لِّ شَرٍّ", "أَ,مْسَيْنَا"])
  func aSignInsideAWordIsReplacedOnRequest(text: String) {
    let trial = Trial(LatinPunctuationInArabic.self, arabic: text)
    #expect(trial.applicabilities == [.unsafe])
    #expect(trial.messages.allSatisfy { $0.hasSuffix(", or remove it if it is inside a word") })
    #expect(Trial(LatinPunctuationInArabic.self, arabic: "سُبْحَانَ اللَّهِ,وَالْحَمْدُ لِلَّهِ").applicabilities == [.safe])
  }

  @Test func digitsAreReportedOncePerNumber() {
    let trial = Trial(LatinPunctuationInArabic.self, arabic: "سبحان الله [12] والحمد لله")
    #expect(trial.marks == ["12"])
    #expect(trial.fixed == [])
  }

  @Test(arguments: [
    "سُبْحَانَ اللهِ، وَالْحَمْدُ لِلَّهِ؛ أَمِنْ؟", "سبحان الله. (آمين) [رب]: رب!", "سبحان الله x3", "سبحان الله 3 مرات",
    "سبحان الله (3)",
    "Subhan, Allah",
  ])
  func otherCharactersAreNotReported(text: String) {
    #expect(Trial(LatinPunctuationInArabic.self, arabic: text).marks == [])
  }

  @Test func bracesAroundAVerseAreReplacedTogether() {
    expect(
      LatinPunctuationInArabic.self,
      in: "dua slug=a\n  arabic {قل هو الله}\n  source type=quran surah=112 ayah=1",
      finds: """
        2 `{`: U+007B LEFT CURLY BRACKET and U+007D RIGHT CURLY BRACKET around `قل هو الله` in `arabic` of dua `a` are not \
        Arabic: write U+FD3F ORNATE RIGHT PARENTHESIS and U+FD3E ORNATE LEFT PARENTHESIS
          fix 2 `{` -> `﴿`: fix the quotation marks and braces
          fix 2 `}` -> `﴾`: fix the quotation marks and braces
        """
    )
  }

  @Test func theQuranIsNotChanged() {
    let trial = Trial(
      LatinPunctuationInArabic.self,
      arabic: "قل هو, الله",
      source: "type=quran surah=112 ayah=1"
    )
    #expect(trial.marks == [","])
    #expect(trial.fixed == [])
  }

  @Test func proseMayHaveLatinPunctuation() {
    #expect(Trial(LatinPunctuationInArabic.self, "dua\n  benefit:ar قال: \"رب\", 3").marks == [])
  }

  // MARK: Brackets

  @Test func swappedBracketsAreSwappedBack() {
    expect(
      MisplacedBracket.self,
      in: "dua slug=a\n  arabic رب ﴾قل هو﴿ رب",
      finds: """
        2 `﴾قل هو﴿`: the brackets ﴾ ﴿ in `arabic` of dua `a` face the wrong way: U+FD3F ORNATE RIGHT PARENTHESIS \
        opens, U+FD3E ORNATE LEFT PARENTHESIS closes; swap them
          fix 2 `﴾` -> `﴿`: swap the brackets
          fix 2 `﴿` -> `﴾`: swap the brackets
        """
    )
    #expect(Trial(MisplacedBracket.self, arabic: "﴾قل هو﴿").applicabilities == [.safe])
  }

  @Test(arguments: [
    ("﴿قل هو", ["﴿"]), ("قل هو﴾", ["﴾"]), ("﴿قل ﴿هو﴾", ["﴿"]), ("(رب", ["("]), ("رب) آمين]", [")", "]"]),
    ("((رب)", ["("]), ("﴾قل﴾", ["﴾", "﴾"]),
  ])
  func aBracketWithoutAPartnerIsFound(text: String, marks: [String]) {
    #expect(Trial(MisplacedBracket.self, arabic: text).marks == marks)
  }

  @Test(arguments: ["﴿قل هو﴾", "(رب [آمين]) ﴿قل﴾ ﴿هو﴾", "رب"])
  func pairsAreNotReported(text: String) { #expect(Trial(MisplacedBracket.self, arabic: text).marks == []) }

  @Test func quotationsInOtherLanguagesAreCheckedToo() {
    let trial = Trial(
      MisplacedBracket.self,
      "dua\n  translation:en 1) He said ﴾Praise﴿\n  benefit:ar 1) قل ﴿رب"
    )
    #expect(trial.marks == ["﴾Praise﴿", "﴿"])
  }

  // MARK: Direction

  @Test func aStrongLetterOfNoScriptIsFound() {
    #expect(
      Trial(ForeignDirection.self, arabic: "ʿسبحان الله").messages == [
        "U+02BF MODIFIER LETTER LEFT HALF RING in the word `ʿسبحان` in `arabic` of dua `a` is not Arabic and makes the "
          + "whole line run from left to right: remove it"
      ]
    )
    #expect(Trial(ForeignDirection.self, arabic: "سبحان Ⅲ").marks == ["Ⅲ"])
  }

  @Test(arguments: ["سُبْحَانَ اللهِ", "سبحان x", "(٣) سبحان", "لَهُۥ ۞", "سبحـان ﷺ", "ʿabd"])
  func otherLettersAreNotReported(text: String) {
    #expect(Trial(ForeignDirection.self, arabic: text).marks == [])
  }

  // MARK: Missing spaces

  @Test func aMissingSpaceIsWritten() {
    expect(
      MissingSpace.self,
      in: "dua slug=a\n  arabic رب،اغفر",
      finds: """
        2 `،`: no space follows U+060C ARABIC COMMA in the word `رب،اغفر` in `arabic` of dua `a`: \
        write one before the next word
          fix 2 `` -> ` `: write a space
        """
    )
    let trial = Trial(MissingSpace.self, arabic: "هَذَا الْيَوْمِ:فَتْحَهُ.وَنُورَهُ، رب")
    #expect(trial.fixed == ["هَذَا الْيَوْمِ: فَتْحَهُ. وَنُورَهُ، رب"])
    #expect(trial.applicabilities == [.safe, .safe])
  }

  @Test func aSpaceSeparatesBrackets() {
    let trial = Trial(MissingSpace.self, arabic: "[رَبِّ اغْفِرْ لِي][وَارْحَمْنِي] (رب)")
    #expect(trial.fixed == ["[رَبِّ اغْفِرْ لِي] [وَارْحَمْنِي] (رب)"])
    #expect(trial.messages.first?.hasSuffix("write one before the next bracket") == true)
    #expect(Trial(MissingSpace.self, arabic: "(رب اغفر).وارحم").fixed == ["(رب اغفر). وارحم"])
    #expect(Trial(MissingSpace.self, arabic: "((رب)) [رب]رب [رب][1]").marks == [])
  }

  @Test(arguments: [
    "اغْفِرْ لِ،ي", "يَا رَبِّ،و َاغْفِرْ", "وَ،اغْفِرْ", "مِنَ الصَّالِ،حِينَ", "مِنْ،هَا", "ثُمَّ بصي،امه", "(رَبِّ).و َاغْفِرْ",
  ])
  func noSpaceIsWrittenWhereTheSignMayBeInsideAWord(text: String) {
    let trial = Trial(MissingSpace.self, arabic: text)
    #expect(trial.messages.count == 1)
    #expect(trial.messages.first?.hasSuffix(", or move the sign if it is inside a word") == true)
    #expect(trial.fixed == [])
  }

  @Test(arguments: ["مِنْهُ،لَهُ", "وَلَكَ،لَكَ", "أَنْتَ،رَبِّي"])
  func twoShortWordsAreNotOneWord(text: String) {
    #expect(Trial(MissingSpace.self, arabic: text).applicabilities == [.safe])
  }

  @Test func aSpaceBesideAWordThatIsNotKnownIsWrittenOnRequest() {
    let trial = Trial(MissingSpace.self, arabic: "رَبِّ خَغْ،ضَذُّهُمَا")
    #expect(trial.messages.first?.hasSuffix(", or move the sign if it is inside a word") == true)
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test func oneOfTwoMarksIsKept() {
    expect(
      RepeatedPunctuation.self,
      in: "dua slug=a\n  arabic رب،. اغفر",
      finds: """
        2 `،.`: U+060C ARABIC COMMA and U+002E FULL STOP follow each other in `arabic` of dua `a`: one mark separates \
        phrases; keep U+002E FULL STOP, or the one that is meant
          fix 2 `،` -> ``: keep one mark
        """
    )
    #expect(Trial(RepeatedPunctuation.self, arabic: "رب ، ، رب: ؛ رب").fixed == ["رب ، رب: رب"])
  }

  @Test(arguments: [
    "رب، رب. رب", "رب.", "رب ؟! رب", "﴿قُلْ،. هُوَ﴾", "رب «رب،» رب.", "رب ، (رب) ، رب", "...",
  ])
  func otherPunctuationIsNotRepeated(text: String) {
    #expect(Trial(RepeatedPunctuation.self, arabic: text).marks == [])
  }

  @Test func dotsStandForOmittedWords() {
    expect(
      RepeatedPunctuation.self,
      in: "dua slug=a\n  arabic رب ... اغفر",
      finds: """
        2 `...`: `...` in `arabic` of dua `a` stands for omitted words, and recited text is whole: write the words, or remove the \
        dots if there are none
          fix 2 ` ...` -> ``: remove the dots
        """
    )
    for dots in ["…", "..", "...."] {
      #expect(Trial(RepeatedPunctuation.self, arabic: "رب\(dots) اغفر").fixed == ["رب اغفر"])
    }
    #expect(
      Trial(RepeatedPunctuation.self, arabic: "قل هو... الله", source: "type=quran surah=112 ayah=1").fixed
        == []
    )
  }

  @Test(arguments: ["رب، رب", "رب...", "رب (٣:٥) رب", "﴿قُلْ:هُوَ﴾", "«رب،»", "رب ،رب"])
  func otherPunctuationHasItsSpace(text: String) {
    #expect(Trial(MissingSpace.self, arabic: text).marks == [])
  }
}
