import SearchEngine

/// What words of a script are to phrases, each word decided once.
struct WordTraits {
  struct Traits {
    /// Whether the word only joins others.
    var isJoining = false
    /// Whether a phrase of a topic has the word.
    var isOfTopics = false
    /// See ``PhraseKey/stemHash(of:)``; of a joining word zero.
    var stemHash: UInt64 = 0
    fileprivate var isKnown = false
  }

  /// By number.
  private var known: [Traits] = []

  /// The traits of a word with a number.
  mutating func traits(
    of number: Int,
    _ word: SearchWords.Word,
    _ letters: [UInt8],
    _ topics: DuaTopics
  ) -> Traits {
    // The numbers of topics are not those of words in texts, so some are skipped.
    while known.count <= number { known.append(Traits()) }
    if known[number].isKnown { return known[number] }
    let word = SearchWord(script: word.script, bytes: Array(letters[word.letters]), source: word.source)
    var traits = Traits(isJoining: word.isJoining, isKnown: true)
    if !traits.isJoining {
      traits.stemHash = PhraseKey.stemHash(of: word)
      traits.isOfTopics = topics.hasPhrase(withStem: traits.stemHash)
    }
    known[number] = traits
    return traits
  }
}
