import Testing

@testable import EditorPages

struct WordMatchesTests {
  private let verse = "قُلْ هُوَ اللَّهُ أَحَدٌ"

  /// The words of the verse at which a text differs that has findings at these words.
  private func differing(_ text: String, at findings: Int...) -> Set<Int> {
    let words = ComparedWord.words(of: text)
    return WordMatches(words, ComparedWord.words(of: verse))
      .differing(in: words, at: findings.map { words[$0].bytes })
  }

  @Test func wordsAreWhatSpacesSeparateWithoutSignsThatStandAlone() {
    let text = "لَا رَيْبَ ۛ  فِيهِ ۝"
    let words = ComparedWord.words(of: text)
    #expect(words.map(\.text) == ["لَا", "رَيْبَ", "فِيهِ"])
    #expect(words.map { text.bytes($0.bytes) } == words.map(\.text))
    #expect(words.map(\.letters) == ["لا", "ريب", "فيه"])
  }

  @Test func punctuationIsNotPartOfAWord() {
    let text = "«قُلْ هُوَ، اللَّهُ» . أَحَدٌ؛"
    let words = ComparedWord.words(of: text)
    #expect(words.map { text.bytes($0.bytes) } == ["«قُلْ", "هُوَ،", "اللَّهُ»", "أَحَدٌ؛"])
    #expect(WordMatches(words, ComparedWord.words(of: verse)).exact == 4)
    #expect(differing("قُلْ هُوَ، اللَّهَ، أَحَدٌ", at: 2) == [2])
  }

  @Test func wordsAreMatchedByTheirLettersAndCountedByTheirMarks() {
    let verses = ComparedWord.words(of: verse)
    #expect(WordMatches(verses, verses).exact == 4)
    #expect(WordMatches(ComparedWord.words(of: "قل هُوَ الله أَحَدٌ"), verses).exact == 2)
    #expect(WordMatches([], verses).exact == 0)
  }

  @Test func aWordWithAFindingIsMarked() {
    #expect(differing("قُلْ هُوَ اللَّهَ أَحَدٌ", at: 2) == [2])
    #expect(differing(verse) == [])
  }

  @Test func aWordInPlaceOfAnotherIsMarkedAlsoAtTheEnds() {
    #expect(differing("قُلْ هُوَ الرَّحْمَنُ أَحَدٌ", at: 2) == [2])
    #expect(differing("كُنْ هُوَ اللَّهُ أَحَدٌ", at: 0) == [0])
    #expect(differing("قُلْ هُوَ اللَّهُ وَاحِدٌ", at: 3) == [3])
  }

  @Test func aMissingWordIsMarkedWithTheOneBeforeIt() {
    #expect(differing("قُلْ اللَّهُ أَحَدٌ", at: 0) == [0, 1])
  }

  @Test func whatIsNotQuotedIsNotMarked() {
    #expect(differing("هُوَ اللَّهَ", at: 1) == [2])
    // Words around the quotation have no findings.
    #expect(differing("سُبْحَانَ رَبِّي هُوَ اللَّهَ", at: 3) == [2])
    #expect(differing("سُبْحَانَ رَبِّي", at: 0, 1) == [])
  }

  @Test func longTextsAreNotCompared() {
    let words = ComparedWord.words(of: String(repeating: "هُوَ ", count: 2001))
    #expect(words.count == 2001)
    #expect(WordMatches(words, words).exact == 0)
  }
}
