import UnicodeText

/// The recited texts of a library as words, each spelling once: what a spelling alone decides is then decided once.
package struct RecitedWords: Sendable {
  /// A text as words.
  package struct Text: Sendable {
    /// Its words in ``RecitedWords/words``.
    package let words: Range<Int>
    package let traits: TextTraits
  }

  package struct Word: Sendable {
    /// The index of its spelling.
    package let spelling: Int32
    /// The punctuation that follows directly, as in Latin text; 0 for none.
    package let sign: UInt8
    /// Whether punctuation or the end of the text follows.
    package let isBeforePause: Bool
  }

  /// The spellings, in the order of the texts.
  package private(set) var spellings: [WordSpelling] = []
  /// The words of all texts.
  package private(set) var words: [Word] = []
  /// The numbers of the spellings.
  private var numbers = ByteInterner()
  /// By spelling, the only dua that has it, or -1 if several do. The same is in ``spellings``, which would have to be read from memory
  /// for each word of a text.
  private var owners: [Int32] = []

  package init() {}

  package mutating func add(_ text: String, of dua: Int) -> Text {
    let first = words.count
    let bytes = Array(text.utf8)
    var traits: TextTraits = []
    var last: (spelling: Int32, end: Int)?
    for word in WordRanges(bytes) {
      if let last, last.end + 1 == word.range.lowerBound, bytes[last.end] == UInt8(ascii: " ") {
        // Most words are followed by one space.
        words.append(Word(spelling: last.spelling, sign: 0, isBeforePause: false))
      } else {
        let gap = WordGap(bytes[(last?.end ?? 0)..<word.range.lowerBound], isFirst: last == nil)
        traits.formUnion(gap.traits)
        if let last { append(last.spelling, gap) }
      }
      if word.isUnusual { traits.insert(.unusualWord) }
      last = (spelling(of: bytes, word.range, word.hash, dua), word.range.upperBound)
    }
    let gap = WordGap(bytes[(last?.end ?? 0)...], isLast: true)
    traits.formUnion(gap.traits)
    if let last { append(last.spelling, gap) }
    return Text(words: first..<words.count, traits: traits)
  }

  /// Removes the words of all texts. The spellings are kept.
  package mutating func removeWords() { words.removeAll(keepingCapacity: true) }

  private mutating func append(_ spelling: Int32, _ gap: WordGap) {
    words.append(Word(spelling: spelling, sign: gap.sign, isBeforePause: gap.isPause))
  }

  private mutating func spelling(
    of text: [UInt8],
    _ range: Range<Int>,
    _ hash: UInt64,
    _ dua: Int
  ) -> Int32 {
    let number = numbers.number(of: text, range, hash: hash)
    if number == spellings.count {
      let scalars = Array(String(decoding: text[range], as: UTF8.self).unicodeScalars)
      // A range without a separator is one word.
      spellings.append(WordSpelling(word: MarkedWord.words(of: scalars)[0], scalars: scalars, dua: dua))
      owners.append(Int32(dua))
    } else if owners[number] >= 0, owners[number] != Int32(dua) {
      owners[number] = -1
      spellings[number].isShared = true
    }
    return Int32(number)
  }
}

/// A word of the recited texts of a library, in one spelling.
package struct WordSpelling: Sendable {
  /// The word with the offsets that it has in ``scalars``.
  package let word: MarkedWord
  package let scalars: [Unicode.Scalar]
  /// The first dua that has it.
  package let dua: Int
  /// Whether another dua has it too.
  package internal(set) var isShared = false
}
