import ArabicText

/// The words of a text as ``PhraseEndings`` compares them: by their letters, without the spelling of hamza, alef, yeh and teh
/// marbuta, and by their vowels.
package struct WordSequence {
  private let words: [PhraseWord]

  package init(_ words: [MarkedWord]) { self.words = words.map(PhraseWord.init) }

  package var indices: Range<Int> { words.indices }

  package func ending(at index: Int) -> WordEnding? { words[index].ending }

  /// A word with the two before it, if there are any.
  func word(at index: Int) -> (word: PhraseWord, last: PhraseWord?, beforeLast: PhraseWord?) {
    (words[index], index > 0 ? words[index - 1] : nil, index > 1 ? words[index - 2] : nil)
  }
}

/// What precedes a word, as keys of the endings that the word has there.
///
/// The words before it decide its case, so that both are known with their vowels. Of a phrase of two words, the first suffices.
struct PhraseContexts: Sequence, IteratorProtocol {
  private var ofThree: UInt64?
  private var ofTwo: UInt64?

  init(of word: PhraseWord, after last: PhraseWord?, _ beforeLast: PhraseWord?, endsPair: Bool) {
    self.init(ofLetters: word.letters, after: last, beforeLast, endsPair: endsPair)
  }

  /// - Parameter letters: The hash of the letters of the word.
  init(ofLetters letters: UInt64, after last: PhraseWord?, _ beforeLast: PhraseWord?, endsPair: Bool) {
    guard let last else { return }
    if let beforeLast { ofThree = Self.hash(beforeLast.vocalized, last.vocalized, letters) }
    if endsPair { ofTwo = Self.hash(last.vocalized, letters) }
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
    hash.add(hash: first)
    hash.add(hash: second)
    if let third { hash.add(hash: third) }
    return hash.value
  }
}

/// A word as ``PhraseEndings`` compares it.
package struct PhraseWord: Sendable {
  fileprivate let letters: UInt64
  /// The letters in the cases that are written with the alef of an accusative, or without; nil if there are none.
  let lettersOfOtherCase: UInt64?
  /// The letters and vowels, without a conjunction.
  fileprivate let vocalized: UInt64
  package let ending: WordEnding?

  package init(_ word: MarkedWord) {
    let isJoined =
      word.letters.count > 3 && word.letters[0].has(.fatha)
      && word.letters[0].isProclitic(.conjunctions)
    let hash = Self.foldedHash(of: word.letters[...])
    letters = hash.value
    ending = WordEnding(of: word)
    lettersOfOtherCase = Self.lettersOfOtherCase(of: word, hash, ending)
    vocalized = Self.vocalizedHash(of: word.letters.dropFirst(isJoined ? 1 : 0))
  }

  private static func foldedHash(of letters: ArraySlice<MarkedLetter>) -> WordHash {
    letters.reduce(into: WordHash()) { $0.add($1.folded.value) }
  }

  private static func lettersOfOtherCase(
    of word: MarkedWord,
    _ letters: WordHash,
    _ ending: WordEnding?
  ) -> UInt64? {
    guard let ending, ending.isTanwin, !ending.isTehMarbuta, let last = word.letters.last else { return nil }
    if ending.mark == "\u{064B}" {
      guard last.isBareAlef else { return nil }
      return foldedHash(of: word.letters.dropLast()).value
    }
    guard word.takesAlefOfAccusative else { return nil }
    var letters = letters
    letters.add(UInt32(0x0627))
    return letters.value
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

extension MarkedWord {
  /// Whether the word is written with an alef if it has a fathatan: not after a teh marbuta, an alef or a hamza after one.
  package var takesAlefOfAccusative: Bool {
    guard let last = letters.last else { return false }
    let isHamzaAfterAlef = last.base == "\u{0621}" && letters.dropLast().last?.isBareAlef == true
    return !isHamzaAfterAlef && !["\u{0629}", "\u{0627}", "\u{0649}", "\u{0623}"].contains(last.base)
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
