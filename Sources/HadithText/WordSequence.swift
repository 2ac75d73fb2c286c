import ArabicText

/// The words of a text as ``PhraseEndings`` compares them: by their letters, without the spelling of hamza, alef, yeh and teh
/// marbuta, and by their vowels.
package struct WordSequence {
  private let words: [PhraseWord]

  package init(_ words: [MarkedWord]) { self.words = words.map(PhraseWord.init) }

  package var indices: Range<Int> { words.indices }

  package func ending(at index: Int) -> WordEnding? { words[index].ending }

  /// What precedes a word: each is the key of the endings that it has there.
  ///
  /// - Parameter endsPair: Whether the word and the one before it are a whole phrase, or may be one.
  func contexts(at index: Int, endsPair: Bool) -> PhraseContexts {
    PhraseContexts(
      of: words[index],
      after: index > 0 ? words[index - 1] : nil,
      index > 1 ? words[index - 2] : nil,
      endsPair: endsPair
    )
  }
}

/// What precedes a word, as keys of the endings that the word has there.
///
/// The words before it decide its case, so that both are known with their vowels. Of a phrase of two words, the first suffices.
struct PhraseContexts: Sequence, IteratorProtocol {
  private var ofThree: UInt64?
  private var ofTwo: UInt64?

  init(of word: PhraseWord, after last: PhraseWord?, _ beforeLast: PhraseWord?, endsPair: Bool) {
    guard let last else { return }
    if let beforeLast { ofThree = Self.hash(beforeLast.vocalized, last.vocalized, word.letters) }
    if endsPair { ofTwo = Self.hash(last.vocalized, word.letters) }
  }

  mutating func next() -> UInt64? {
    if let first = ofThree {
      ofThree = nil
      return first
    }
    defer { ofTwo = nil }
    return ofTwo
  }

  private static func hash(_ first: UInt64, _ second: UInt64, _ third: UInt64? = nil) -> UInt64 {
    var hash = WordHash()
    hash.add(first)
    hash.add(second)
    if let third { hash.add(third) }
    return hash.value
  }
}

/// A word as ``PhraseEndings`` compares it.
package struct PhraseWord: Sendable {
  fileprivate let letters: UInt64
  /// The letters and vowels, without a conjunction.
  fileprivate let vocalized: UInt64
  package let ending: WordEnding?

  package init(_ word: MarkedWord) {
    let isJoined =
      word.letters.count > 3 && word.letters[0].has(.fatha)
      && word.letters[0].isProclitic(.conjunctions)
    letters = word.letters.reduce(into: WordHash()) { $0.add($1.folded.value) }.value
    vocalized = Self.vocalizedHash(of: word.letters.dropFirst(isJoined ? 1 : 0))
    ending = WordEnding(of: word)
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

extension WordHash {
  fileprivate mutating func add(_ number: UInt64) {
    add(UInt32(truncatingIfNeeded: number))
    add(UInt32(truncatingIfNeeded: number >> 32))
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
