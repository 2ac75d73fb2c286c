import DuaLibrary
import SearchEngine
import UnicodeText

/// The phrases that occur in many texts of a library, in each script those first that save the people who type them most.
struct LibraryPhrases: Sendable {
  /// Of the Arabic texts; ``FrequentPhrases/Phrase/text`` is the index of a dua.
  let arabic: [FrequentPhrases.Phrase]
  /// Of the transliterations, likewise.
  let transliterated: [FrequentPhrases.Phrase]

  /// The maximum number of phrases in a script.
  private static let most = 600

  /// - Parameter chunks: Of the words of the library.
  static func arabic(_ library: Library, _ chunks: [ChunkAnalysis]) -> [FrequentPhrases.Phrase] {
    var numbers = ByteInterner()
    var texts = FlatLists<Int32>()
    for chunk in chunks {
      let known = numbers.numbers(ofWordsOf: chunk.arabic)
      for text in 0..<chunk.arabicSequences.count {
        for index in chunk.arabicSequences.range(text) {
          texts.append(Int32(known[Int(chunk.arabicSequences.elements[index])]))
        }
        texts.endList()
      }
    }
    return frequent(texts, in: library)
  }

  static func transliterated(_ library: Library) -> [FrequentPhrases.Phrase] {
    var numbers = ByteInterner()
    var texts = FlatLists<Int32>()
    var reader = SearchWords()
    for index in library.duas.indices {
      if let transliteration = library.duas[index].transliteration {
        reader.read(transliteration)
        for word in reader.words { texts.append(Int32(numbers.number(of: reader.letters, word.letters))) }
      }
      texts.endList()
    }
    return frequent(texts, in: library)
  }

  private static func frequent(_ texts: FlatLists<Int32>, in library: Library) -> [FrequentPhrases.Phrase] {
    let minimumCount = 4 + library.duas.count / 2000
    let phrases = FrequentPhrases(texts, minimumCount: minimumCount).phrases
    return phrases.enumerated().sorted { first, second in
      let weights = (first.element.weight, second.element.weight)
      return weights.0 == weights.1 ? first.offset < second.offset : weights.0 > weights.1
    }
    .prefix(most).map(\.element)
  }
}

extension FrequentPhrases.Phrase {
  /// What the phrase saves the people who type it.
  fileprivate var weight: Int { words.count * count }
}
