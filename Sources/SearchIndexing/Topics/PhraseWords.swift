import SearchEngine
import UnicodeText

/// The words of phrases, each once, with what phrases are looked up by.
struct PhraseWords: Sendable {
  private struct Traits {
    let isJoining: Bool
    let stemHash: UInt64
    /// Nil if the word says little in a phrase.
    let nearHash: UInt64?
  }

  /// The words as ``spelling(of:)`` has them.
  private var spellings = ByteInterner()
  /// By the number of the word.
  private var traits: [Traits] = []
  private let near: NearWordGroups
  private var reader = SearchWords()
  private var spelling: [UInt8] = []

  /// - Parameter near: Those of the vocabulary.
  init(near: NearWordGroups = NearWordGroups()) { self.near = near }

  var count: Int { spellings.count }

  /// The bytes of a word; those of an Arabic one after a byte of 1.
  func spelling(of word: Int) -> ArraySlice<UInt8> { spellings[word] }

  /// See ``PhraseKey/stemHash(of:)``.
  func stemHash(of word: Int) -> UInt64 { traits[word].stemHash }

  /// Appends the numbers of the words of a phrase.
  mutating func read(_ phrase: String, into numbers: inout FlatLists<Int32>) {
    reader.read(phrase)
    for word in reader.words { numbers.append(Int32(number(of: word))) }
    numbers.endList()
  }

  private mutating func number(of word: SearchWords.Word) -> Int {
    let number: Int
    if word.script == .arabic {
      spelling.removeAll(keepingCapacity: true)
      spelling.append(1)
      spelling.append(contentsOf: reader.letters[word.letters])
      number = spellings.number(of: spelling)
    } else {
      number = spellings.number(of: reader.letters, word.letters)
    }
    if number == traits.count {
      let word = SearchWord(
        script: word.script,
        bytes: Array(reader.letters[word.letters]),
        source: word.source
      )
      let hash = PhraseKey.stemHash(of: word)
      let saysLittle = word.isJoining || NearWords.isFiller(word)
      traits.append(
        Traits(
          isJoining: word.isJoining,
          stemHash: hash,
          nearHash: saysLittle ? nil : near.hash(of: hash)
        )
      )
    }
    return number
  }

  /// The key of words, as ``PhraseKey/init(_:)`` makes it.
  func key(of words: ArraySlice<Int32>) -> PhraseKey {
    var key = PhraseKey()
    for word in words where !traits[Int(word)].isJoining { key.add(traits[Int(word)].stemHash) }
    if key.sum == 0 { for word in words { key.add(traits[Int(word)].stemHash) } }
    return key
  }

  /// The key of words by ``NearWords``, without those that say little; nil if fewer than two are left.
  func nearKey(of words: ArraySlice<Int32>) -> PhraseKey? {
    var key = PhraseKey()
    var count = 0
    for word in words {
      guard let hash = traits[Int(word)].nearHash else { continue }
      key.add(hash)
      count += 1
    }
    return (2...PhraseKey.maximumWords).contains(count) ? key : nil
  }
}
