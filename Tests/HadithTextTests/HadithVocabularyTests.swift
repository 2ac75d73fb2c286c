import ArabicText
import Testing

@testable import HadithText

@Suite struct HadithVocabularyTests {
  private func word(_ text: String) throws -> MarkedWord {
    try #require(MarkedWord.words(of: Array(text.unicodeScalars)).first)
  }

  @Test(arguments: ["أَعُوذُ", "الْعَجْزِ", "وَالْكَسَلِ", "سُبْحَانَ"])
  func wordsOfHadithsAreKnown(text: String) throws {
    let word = try word(text)
    #expect(HadithVocabulary.shipped.contains(vocalized: word))
    #expect(HadithVocabulary.shipped.contains(letters: word.letters.map(\.base)))
  }

  @Test(arguments: ["الْعَخْزِ", "سُبْهَانَ", "أُعِيذِ"])
  func otherWordsAreNot(text: String) throws {
    #expect(!HadithVocabulary.shipped.contains(vocalized: try word(text)))
  }

  @Test func marksThatNotAllEditionsWriteAreNotCompared() throws {
    let (full, bare) = (try word("رَّسُولِهِ الْ"), try word("رَسُولِهِ الْ"))
    var builder = HadithVocabularyBuilder()
    for _ in 0..<2 { builder.add("قَالَ رَسُولِهِ الْعَجْزِ") }
    #expect(builder.vocabulary.contains(vocalized: full) && builder.vocabulary.contains(vocalized: bare))
    #expect(builder.vocabulary.contains(vocalized: try word("الْعَجْزِ")))
    #expect(builder.vocabulary.contains(vocalized: try word("العَجزِ")))
    #expect(!builder.vocabulary.contains(vocalized: try word("الْعَجْزُ")))
  }

  @Test func aWordOfOneHadithIsNotIncluded() throws {
    var builder = HadithVocabularyBuilder()
    builder.add("كَلِمَةٌ كَلِمَةٌ مَرَّةً")
    #expect(builder.vocabulary.letters.isEmpty)
    builder.add("كَلِمَةٌ")
    #expect(builder.vocabulary.letters.count == 1)
    #expect(builder.vocabulary.contains(vocalized: try word("كَلِمَةٌ")))
  }

  @Test func theBytesHoldTheVocabulary() {
    let shipped = HadithVocabulary.shipped
    #expect(shipped.letters.count > 15_000 && shipped.vocalized.count > 7_000)
    #expect(HadithVocabulary(bytes: shipped.bytes) == shipped)
  }

  @Test(arguments: [[], Array("HDW2".utf8), Array("HDW1".utf8), [0xFF]])
  func otherBytesHaveNoWords(bytes: [UInt8]) {
    #expect(HadithVocabulary(bytes: bytes) == HadithVocabulary(letters: [], vocalized: []))
  }
}
