import ArabicText

/// The words of a text as ``PhraseEndings`` compares them: by their letters, without the spelling of hamza, alef, yeh and teh
/// marbuta, and by their vowels.
package struct WordSequence {
  private struct Word {
    let letters: UInt64
    /// The letters and vowels, without a conjunction.
    let vocalized: UInt64
    let ending: WordEnding?
  }

  private let words: [Word]

  package init(_ words: [MarkedWord]) {
    self.words = words.map { word in
      let isJoined =
        word.letters.count > 3 && word.letters[0].has(.fatha)
        && !Proclitics(word.letters[0]).isDisjoint(with: .conjunctions)
      return Word(
        letters: word.letters.reduce(into: WordHash()) { $0.add($1.folded.value) }.value,
        vocalized: Self.vocalizedHash(of: word.letters.dropFirst(isJoined ? 1 : 0)),
        ending: WordEnding(of: word)
      )
    }
  }

  package var indices: Range<Int> { words.indices }

  package func ending(at index: Int) -> WordEnding? { words[index].ending }

  /// What precedes a word: each is the key of the endings that it has there.
  ///
  /// The words before it decide its case, so that both are known with their vowels. Of a phrase of two words, the first suffices.
  ///
  /// - Parameter endsPair: Whether the word and the one before it are a whole phrase, or may be one.
  func contexts(at index: Int, endsPair: Bool) -> [UInt64] {
    guard index > 0 else { return [] }
    let pair = [words[index - 1].vocalized, words[index].letters]
    var contexts: [UInt64] = []
    if index > 1 { contexts.append(Self.hash(of: [words[index - 2].vocalized] + pair)) }
    if endsPair { contexts.append(Self.hash(of: pair)) }
    return contexts
  }

  private static func hash(of numbers: [UInt64]) -> UInt64 {
    numbers.reduce(into: WordHash()) { hash, number in
      hash.add(UInt32(truncatingIfNeeded: number))
      hash.add(UInt32(truncatingIfNeeded: number >> 32))
    }.value
  }

  /// A hash without what editions write differently: sukun, the shadda of the first letter, and the fatha before an alef, which
  /// some write on it.
  private static func vocalizedHash(of letters: ArraySlice<MarkedLetter>) -> UInt64 {
    letters.indices.reduce(into: WordHash()) { hash, index in
      let letter = letters[index]
      let isBeforeAlef = index + 1 < letters.endIndex && letters[index + 1].isBareAlef
      var marks = letter.marks.intersection([.harakat, .tanwin, .shadda])
      if index == letters.startIndex { marks.remove(.shadda) }
      if isBeforeAlef || letter.isBareAlef { marks.remove(.fatha) }
      hash.add(letter.folded.value)
      hash.add(marks.rawValue)
    }.value
  }
}

extension MarkedLetter {
  fileprivate var folded: Unicode.Scalar {
    switch base {
    case "\u{0622}", "\u{0623}", "\u{0625}", "\u{0671}": "\u{0627}"
    case "\u{0629}": "\u{0647}"
    case "\u{0649}": "\u{064A}"
    default: base
    }
  }
}
