import ArabicText

/// Collects the endings of words in phrases.
public struct PhraseEndingsBuilder {
  /// How often a word has each ending in a context.
  private var counts: [UInt64: [WordEnding: Int]] = [:]

  public init() {}

  /// Adds the phrases of one text.
  ///
  /// - Parameter text: Its Arabic; anything else in it is ignored.
  public mutating func add(_ text: String) {
    let words = WordSequence(MarkedWord.words(of: Array(text.unicodeScalars)))
    for index in words.indices {
      guard let ending = words.ending(at: index) else { continue }
      let (word, last, beforeLast) = words.word(at: index)
      for context in PhraseContexts(of: word, after: last, beforeLast, endsPair: true) {
        counts[context, default: [:]][ending, default: 0] += 1
      }
    }
  }

  /// The endings that were found twice or more, and for which at most a tenth of the places have another: editions have typing
  /// mistakes too.
  public var endings: PhraseEndings {
    PhraseEndings(
      counts.compactMapValues { endings in
        let all = endings.values.reduce(0, +)
        return endings.first { $0.value > 1 && 10 * $0.value >= 9 * all }?.key
      }
    )
  }
}
