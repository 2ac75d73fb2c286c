import ArabicText
import SeededRandom

/// The duas of generated libraries and corpora, the same for the same seed on every machine.
///
/// Each has 8 to 80 vocalized words of a vocabulary whose frequencies follow Zipf's law (``GeneratedVocabulary``).
package struct GeneratedDuas {
  private var random: SplitMix64
  /// How many have been generated.
  private var count = 0
  private let vocabulary: GeneratedVocabulary

  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    vocabulary = GeneratedVocabulary(count: Self.vocabularySize, using: &random)
  }

  /// About as many spellings as collections of some thousand hadiths have.
  private static let vocabularySize = 20_000

  package mutating func next() -> GeneratedDua {
    count += 1
    var words: [GeneratedWord] = []
    for _ in 0..<random.number(in: 8...80) { words.append(word(after: words.last)) }
    return GeneratedDua(number: count, words: words)
  }

  /// A word that does not repeat the one before it in any of the texts: a doubled word would be a finding.
  private mutating func word(after previous: GeneratedWord?) -> GeneratedWord {
    while true {
      let word = vocabulary.word(using: &random)
      guard let previous, word.arabic == previous.arabic || word.english == previous.english else {
        return word
      }
    }
  }

  /// The numbers of duas that follow each other, from a random one of those that were generated.
  ///
  /// - Parameter length: How many; fewer if there are not as many.
  package mutating func series(of length: Int) -> Range<Int> {
    let length = min(length, count)
    let first = random.number(in: 1...(count - length + 1))
    return first..<(first + length)
  }
}

/// A dua of a generated library.
package struct GeneratedDua: Sendable {
  /// From 1; the id.
  package let number: Int
  package let wordCount: Int
  package let arabic: String
  /// In the scheme of this project.
  package let transliteration: String
  package let translation: String

  fileprivate init(number: Int, words: [GeneratedWord]) {
    self.number = number
    wordCount = words.count
    arabic = words.map(\.arabic).joined(separator: " ")
    transliteration = Romanizer.rizq1.romanize(arabic)
    translation = words.map(\.english).joined(separator: " ") + ", number \(number)"
  }

  package var slug: String { "dua-\(number)" }
  package var title: String { "Generated dua \(number)" }
  package var benefit: String { "A benefit of number \(number)" }
  /// The number of the cited hadith, 1 to ``highestHadith``.
  package var hadith: Int { number % Self.highestHadith + 1 }

  /// The highest number of al-Bukhari's collection, which all duas cite.
  package static let highestHadith = 7563
}
