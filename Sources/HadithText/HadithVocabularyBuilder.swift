import ArabicText
import UnicodeText

/// Collects the vocabulary of hadith collections.
public struct HadithVocabularyBuilder {
  /// The words so far; true for those of more than one hadith.
  private var letters: [UInt32: Bool] = [:]
  private var vocalized: [UInt32: Bool] = [:]

  public init() {}

  /// Adds the words of one hadith.
  ///
  /// - Parameter text: Its Arabic; anything else in it is ignored.
  public mutating func add(_ text: String) {
    let words = MarkedWord.words(of: Array(text.unicodeScalars))
    for hash in Set(words.map { HadithVocabulary.hash($0.letters.map(\.base)) }) {
      letters[hash] = letters[hash] != nil
    }
    for hash in Set(words.filter(\.isVocalized).map(\.vocalizedHash)) {
      vocalized[hash] = vocalized[hash] != nil
    }
  }

  /// The words that more than one of the hadiths has.
  public var vocabulary: HadithVocabulary {
    HadithVocabulary(
      letters: Set(letters.filter(\.value).keys),
      vocalized: Set(vocalized.filter(\.value).keys)
    )
  }
}
