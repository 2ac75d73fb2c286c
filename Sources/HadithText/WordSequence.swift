import ArabicText

/// The words of a text as ``PhraseEndings`` compares them: by their letters, without the spelling of hamza, alef, yeh and teh
/// marbuta, and by their endings.
package struct WordSequence {
  private struct Word {
    let letters: UInt64
    /// The same without a conjunction.
    let bareLetters: UInt64
    let ending: WordEnding?
  }

  private let words: [Word]

  package init(_ words: [MarkedWord]) {
    self.words = words.map { word in
      let isJoined =
        word.letters.count > 3 && word.letters[0].has(.fatha)
        && !Proclitics(word.letters[0]).isDisjoint(with: .conjunctions)
      let letters = Self.hash(word.letters[...])
      return Word(
        letters: letters,
        bareLetters: isJoined ? Self.hash(word.letters.dropFirst()) : letters,
        ending: WordEnding(of: word)
      )
    }
  }

  package var indices: Range<Int> { words.indices }

  package func ending(at index: Int) -> WordEnding? { words[index].ending }

  /// What precedes a word: each is the key of the endings that it has there.
  ///
  /// The words before it decide its case, so that both are known with their endings. Of a phrase of two words, the first suffices.
  ///
  /// - Parameter endsPair: Whether the word and the one before it are a whole phrase, or may be one.
  func contexts(at index: Int, endsPair: Bool) -> [UInt64] {
    guard index > 0 else { return [] }
    let pair = [words[index - 1].bareLetters, code(at: index - 1), words[index].letters]
    var contexts: [UInt64] = []
    if index > 1 {
      contexts.append(Self.hash(of: .three, [words[index - 2].bareLetters, code(at: index - 2)] + pair))
    }
    if endsPair { contexts.append(Self.hash(of: .two, pair)) }
    return contexts
  }

  private func code(at index: Int) -> UInt64 { words[index].ending?.code ?? .max }

  private enum Kind: UInt64 {
    case two, three
  }

  private static func hash(of kind: Kind, _ numbers: [UInt64]) -> UInt64 {
    ([kind.rawValue] + numbers).reduce(into: WordHash()) { hash, number in
      hash.add(UInt32(truncatingIfNeeded: number))
      hash.add(UInt32(truncatingIfNeeded: number >> 32))
    }.value
  }

  private static func hash(_ letters: ArraySlice<MarkedLetter>) -> UInt64 {
    letters.reduce(into: WordHash()) { $0.add(folded($1.base).value) }.value
  }

  private static func folded(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "\u{0622}", "\u{0623}", "\u{0625}", "\u{0671}": "\u{0627}"
    case "\u{0629}": "\u{0647}"
    case "\u{0649}": "\u{064A}"
    default: letter
    }
  }
}
