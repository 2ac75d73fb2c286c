import ArabicText
import Testing

@testable import HadithText

@Suite struct PhraseEndingsTests {
  private func words(_ text: String) -> [MarkedWord] { MarkedWord.words(of: Array(text.unicodeScalars)) }

  /// The other ending of the last word.
  private func other(_ text: String, in endings: PhraseEndings, endsPair: Bool = false) -> Unicode.Scalar? {
    let words = words(text)
    return endings.otherEnding(at: words.count - 1, of: WordSequence(words), endsPair: endsPair)?.mark
  }

  private func endings(_ texts: String...) -> PhraseEndings {
    var builder = PhraseEndingsBuilder()
    for text in texts { builder.add(text) }
    return builder.endings
  }

  @Test(
    arguments: [
      ("كِتَابٌ", "\u{064C}"), ("كِتَابًا", "\u{064B}"), ("كِتَاباً", "\u{064B}"), ("هُدًى", "\u{064B}"),
      ("رَحْمَةِ", "\u{0650}"), ("رَبَّ", "\u{064E}"),
    ] as [(String, Unicode.Scalar)]
  )
  func aWordEndsWithItsLastVowel(text: String, mark: Unicode.Scalar) throws {
    let word = try #require(words(text).first)
    #expect(WordEnding(of: word)?.mark == mark)
    #expect(WordEnding(of: word)?.isTehMarbuta == (text == "رَحْمَةِ"))
  }

  @Test(arguments: ["هُمْ", "دُنْيَا", "فِي", "عَلَى", "كتاب"])
  func otherWordsHaveNoEnding(text: String) throws {
    #expect(WordEnding(of: try #require(words(text).first)) == nil)
  }

  @Test func endingsSurviveTheirCodes() {
    for text in ["بًا", "بٌ", "بٍ", "بَ", "بُ", "بِ", "بَةً", "بَةُ", "بَةِ"] {
      let ending = words(text).first.flatMap(WordEnding.init)
      #expect(ending != nil && ending == ending.flatMap { WordEnding(code: $0.code) })
    }
    #expect(WordEnding(code: 6) == nil && WordEnding(code: 15) == nil)
  }

  @Test func aPhraseFoundTwiceIsKnown() {
    let phrase = "مِنَ الشَّيْطَانِ الرَّجِيمِ"
    #expect(other("مِنَ الشَّيْطَانِ الرَّجِيمُ", in: endings(phrase)) == nil)
    let known = endings(phrase, phrase)
    #expect(other("مِنَ الشَّيْطَانِ الرَّجِيمُ", in: known) == "\u{0650}")
    #expect(other(phrase, in: known) == nil)
    // The ending of the word before it decides its case.
    #expect(other("مِنَ الشَّيْطَانُ الرَّجِيمُ", in: known) == nil)
    #expect(other("مِنِ الشَّيْطَانِ الرَّجِيمُ", in: known) == nil)
    #expect(other("إِنَّ الشَّيْطَانِ الرَّجِيمُ", in: known) == nil)
    #expect(other("إِنَّ الشَّيْطَانِ الرَّجِيمُ", in: known, endsPair: true) == "\u{0650}")
  }

  @Test func aPhraseWithTwoEndingsIsNot() {
    let (first, second) = ("أَنَّ لَكَ الْحَمْدَ", "أَنَّ لَكَ الْحَمْدُ")
    #expect(other("أَنَّ لَكَ الْحَمْدِ", in: endings(first, first, second, second)) == nil)
    let most = Array(repeating: first, count: 18).joined(separator: " . ")
    #expect(other(second, in: endings(most, second)) == "\u{064E}")
  }

  @Test func spellingsOfHamzaAndTehMarbutaAreNotCompared() {
    let known = endings("فِي الدُّنْيَا وَالْآخِرَةِ", "فِي الدُّنْيَا وَالاخِرَةِ")
    #expect(other("فِي الدُّنْيَا وَالآخِرَةَ", in: known) == "\u{0650}")
    let words = words("فِي الدُّنْيَا وَالْآخِرَهِ")
    #expect(
      known.otherEnding(at: 2, of: WordSequence(words), endsPair: false)?.isTehMarbuta == true
    )
  }

  @Test func theBytesHoldTheEndings() {
    let shipped = PhraseEndings.shipped
    #expect(shipped.bytes.count > 100_000 && shipped.bytes.count < 200_000)
    #expect(PhraseEndings(bytes: shipped.bytes) == shipped)
    #expect(other("وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٍ", in: shipped) == "\u{064C}")
  }

  @Test(arguments: [[], Array("HPE2".utf8), Array("HPE1".utf8), [0xFF]])
  func otherBytesHaveNoPhrases(bytes: [UInt8]) {
    #expect(PhraseEndings(bytes: bytes) == PhraseEndings([:]))
  }
}
