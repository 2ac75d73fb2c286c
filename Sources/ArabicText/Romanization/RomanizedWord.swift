/// Where a word is in its phrase, which decides how it begins and ends in connected reading.
public struct PlaceInPhrase: Sendable, Hashable {
  /// Whether another word precedes it without a pause.
  public var isJoined: Bool
  /// Whether a pause follows.
  public var isBeforePause: Bool
  /// Whether the next word begins with a joining alef, without a pause before it.
  public var isBeforeJoiningVowel: Bool
  /// The Latin punctuation after the word.
  public var punctuation: String

  public init(isJoined: Bool, isBeforePause: Bool, isBeforeJoiningVowel: Bool, punctuation: String) {
    (self.isJoined, self.isBeforePause) = (isJoined, isBeforePause)
    (self.isBeforeJoiningVowel, self.punctuation) = (isBeforeJoiningVowel, punctuation)
  }
}

/// A word of a romanized text.
public struct RomanizedWord: Sendable {
  /// The Latin letters of one sound.
  public struct Piece: Sendable, Hashable {
    /// Offsets of Unicode scalars of the Latin word.
    public let latin: Range<Int>
    /// Offsets of Unicode scalars of the Arabic text.
    public let arabic: Range<Int>
  }

  /// The letters and marks of the word, as offsets of Unicode scalars of the Arabic text.
  public let range: Range<Int>
  /// The word in Latin letters, without punctuation.
  public let latin: String
  /// The Latin letters of every sound, in order. The helping vowel of a tanwin belongs to none.
  public let pieces: [Piece]
  /// Where the word is in its phrase, which decides how it begins and ends.
  public let phrase: PlaceInPhrase
}

extension Romanizer {
  /// The words of a text, each in Latin letters: with spaces between them, and their punctuation, they are ``romanize(_:)``.
  public func words(of arabic: [Unicode.Scalar]) -> [RomanizedWord] {
    var words: [RomanizedWord] = []
    forEachWord(in: arabic) { word, phrase in
      var latin = ""
      var pieces: [RomanizedWord.Piece] = []
      var count = 0
      spell(spoken(word, in: phrase)) { letters, range in
        latin += letters
        let start = count
        count += letters.unicodeScalars.count
        if count > start { pieces.append(RomanizedWord.Piece(latin: start..<count, arabic: range)) }
      }
      var unpunctuated = phrase
      unpunctuated.punctuation = ""
      latin += ending(of: word, in: unpunctuated)
      words.append(RomanizedWord(range: word.range, latin: latin, pieces: pieces, phrase: phrase))
      return true
    }
    return words
  }

  /// One word in Latin letters, without punctuation, as it is spoken at a place of a phrase; nil if the scalars are not one word.
  public func romanize(word: [Unicode.Scalar], in phrase: PlaceInPhrase) -> String? {
    let words = VocalizedReader.words(in: word)
    guard let first = words.first, words.count == 1 else { return nil }
    let sounds = WordReader.read(first)
    var unpunctuated = phrase
    unpunctuated.punctuation = ""
    return spelling(of: spoken(sounds, in: phrase)) + ending(of: sounds, in: unpunctuated)
  }
}
