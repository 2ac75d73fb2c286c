import UnicodeText

/// Words and phrases with the same meaning, or of one topic: `wudu`, `ablution`, `وضوء`.
package struct SynonymTable: Sendable {
  /// The group of each phrase and of each word that is near to others.
  private let phrases: PhraseTable
  /// The words of phrases, for typing errors and completions; Arabic ones follow a byte of 1.
  private let words: StringTable
  private let memberStarts: PackedInts
  /// For each group the words to look up: see ``Member/packed``.
  private let members: PackedInts

  package struct Member: Sendable {
    package enum Kind: Int, Sendable {
      /// `word` is a term of the word dictionary.
      case term
      /// `word` is an index into the Arabic dictionary.
      case arabic
      /// `word` is a form of the word dictionary that stands for a topic.
      case topic
    }

    package var kind: Kind
    /// How well the word matches the phrase, in hundredths.
    package var boost: Int
    /// The words of one phrase have one number; 0 for a single word.
    package var phrase: Int
    package var word: Int

    package init(_ kind: Kind, boost: Int, phrase: Int, word: Int) {
      self.kind = kind
      self.boost = boost
      self.phrase = phrase
      self.word = word
    }

    /// The highest number of a phrase.
    package static let maximumPhrases = 1023

    /// From the lowest bit: kind (2 bits), boost (7), phrase (10), word.
    package var packed: Int { (((word << 10) | phrase) << 7 | boost) << 2 | kind.rawValue }

    fileprivate init(packed: UInt64) {
      self.init(
        Kind(rawValue: packed.bits(0, 2)) ?? .term,
        boost: packed.bits(2, 7),
        phrase: packed.bits(9, 10),
        word: packed.bits(19, 31)
      )
    }
  }

  package init(_ index: IndexReader) throws(SearchIndexError) {
    phrases = try PhraseTable(index)
    words = StringTable(starts: try index.section(.synonymStarts), bytes: try index.section(.synonyms))
    memberStarts = PackedInts(try index.section(.synonymMemberStarts))
    members = PackedInts(try index.section(.synonymMembers))
  }

  package var isEmpty: Bool { phrases.isEmpty }

  /// The group of a phrase; nil if it has no synonyms and no topic.
  func group(of key: PhraseKey) -> Int? { phrases.number(of: key) }

  /// The group of the words near to a word, with this one; nil if there are none.
  func group(nearTo stemHash: UInt64) -> Int? { group(of: NearWords.key(of: stemHash)) }

  /// The group of a misspelled word; nil if no word is within `limit` errors.
  func group(near word: SearchWord, limit: Int) -> Int? {
    guard limit > 0, !word.hasDigit, let first = word.bytes.first else { return nil }
    let key = key(of: word)
    // The first letter must match: it is rarely mistyped, and few words share it.
    var nearest: (distance: Int, group: Int)?
    let letters = key.reduce(0) { $0 | Self.bit(of: Int($1)) }
    for candidate in words.range(prefix: word.script == .arabic ? [1, first] : [first]) {
      let other = words[candidate]
      guard abs(other.count - key.count) <= limit,
        // An error is about one letter of each word. Counting letters rules out nearly all words, and is quicker.
        (letters & ~Self.letters(of: other)).nonzeroBitCount <= limit,
        let distance = EditDistance.between(
          other.bytes,
          key,
          limit: nearest.map { $0.distance - 1 } ?? limit
        ),
        let group = group(of: PhraseKey([self.word(candidate, word.script)]))
      else { continue }
      nearest = (distance, group)
      if distance == 1 { break }
    }
    return nearest?.group
  }

  /// The letters of a word, a bit for each; some share one.
  private static func letters(of word: ByteRegion) -> UInt64 {
    (0..<word.count).reduce(0) { $0 | bit(of: word.byte($1)) }
  }

  private static func bit(of letter: Int) -> UInt64 { 1 &<< UInt64(letter & 63) }

  /// Whether a word of more than three letters is in a phrase as it is.
  func hasWord(_ word: SearchWord) -> Bool { words.find(key(of: word)) != nil }

  /// The words of which a word is the beginning, without itself.
  func words(from word: SearchWord) -> some Sequence<SearchWord> {
    let prefix = key(of: word)
    return words.range(prefix: prefix).lazy.map { self.word($0, word.script) }
      .filter { $0.bytes.count > word.bytes.count }
  }

  private func key(of word: SearchWord) -> [UInt8] { (word.script == .arabic ? [1] : []) + word.bytes }

  private func word(_ position: Int, _ script: SearchWord.Script) -> SearchWord {
    let bytes = words[position].bytes.dropFirst(script == .arabic ? 1 : 0)
    return SearchWord(script: script, bytes: Array(bytes), source: 0..<0)
  }

  /// The words of a group; none if the library has none of them.
  package func members(ofGroup group: Int) -> [Member] {
    let bounds = memberStarts.bounds(group)
    return (bounds.start..<max(bounds.start, min(bounds.end, members.count))).map {
      Member(packed: members.wide($0))
    }
  }
}
