import SearchEngine

/// The groups of near words of a vocabulary.
struct NearWordGroups: Sendable {
  /// The words of each group.
  let words: [[SearchWord]]
  /// The group of each word, by ``PhraseKey/stemHash(of:)``; the first of words with one stem.
  private let groups: [UInt64: Int]

  init(_ texts: [[String]] = []) {
    var reader = SearchWords()
    words = texts.map { $0.flatMap { SearchWord.words(of: $0, &reader) } }
    groups = Dictionary(
      words.enumerated().flatMap { group, words in
        words.map { (PhraseKey.stemHash(of: $0), group) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The hash that stands for a word in a phrase by near words.
  func hash(of stemHash: UInt64) -> UInt64 {
    groups[stemHash].map(NearWords.hash(ofGroup:)) ?? stemHash
  }

  /// The keys of the words, and their groups.
  var keys: [(key: PhraseKey, group: Int)] { groups.map { (NearWords.key(of: $0.key), $0.value) } }
}
