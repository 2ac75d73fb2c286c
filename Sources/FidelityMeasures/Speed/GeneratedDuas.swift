import ArabicText
import SeededRandom

/// Texts for measuring speed, made of the words of the library.
enum GeneratedDuas {
  static let wordCount = 30

  /// Texts of 30 words with their transliterations; the same for the same library and seed.
  static func pairs(_ count: Int, from data: ReferenceData, seed: UInt64)
    throws(ReferenceData.Problem) -> [TransliterationPair]
  {
    let words = try TransliterationSet.library.pairs(in: data)
      .flatMap { $0.arabic.split(separator: " ").map(String.init) }
      .filter { $0.unicodeScalars.allSatisfy { $0.isArabicLetter || $0.isArabicMark } }
    guard !words.isEmpty else { throw .unreadable(data.bundle.path()) }
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let text = (0..<wordCount).map { _ in words[Int.random(in: words.indices, using: &generator)] }
        .joined(separator: " ")
      return TransliterationPair(arabic: text, latin: Romaniser.rizq1.romanise(text))
    }
  }
}
