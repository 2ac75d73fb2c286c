/// The words and phrases of a query that have synonyms or topics.
struct QueryPhrases {
  /// Some words of a query that mean something together.
  struct Phrase {
    /// The indexes of the words in the query, ascending.
    let words: [Int]
    /// Their group in the ``SynonymTable``.
    let group: Int
  }

  /// The words of the query that do not only join others.
  let content: [Int]
  /// By their first word; of phrases with one first word, the longest first.
  let phrases: [Phrase]
  /// Phrases that end with a word of which the last one of the query may be the beginning.
  private(set) var completions: [Phrase] = []

  init(_ query: [SearchWord], _ synonyms: SynonymTable, isLastWordOpen: Bool) {
    let content = query.indices.filter { !query[$0].isJoining }
    let hashes = content.map { PhraseKey.stemHash(of: query[$0]) }
    let near = hashes.map { NearWords.hash(of: $0) }
    let hasNear = hashes != near
    var phrases: [Phrase] = []
    for start in content.indices {
      for steps in Self.steps where start + (steps.last ?? 0) < content.count {
        var key = PhraseKey()
        for step in steps { key.add(hashes[start + step]) }
        if let group = synonyms.group(of: key) {
          phrases.append(Phrase(words: steps.map { content[start + $0] }, group: group))
        } else if hasNear, steps.count > 1,
          let group = Self.group(near: steps.map { near[start + $0] }, synonyms)
        {
          phrases.append(Phrase(words: steps.map { content[start + $0] }, group: group))
        } else if steps.count == 1, let group = Self.group(ofBare: query[content[start]], synonyms) {
          phrases.append(Phrase(words: [content[start]], group: group))
        }
      }
    }
    self.content = content
    self.phrases = phrases
    if isLastWordOpen, let last = query.indices.last, content.last == last, !contains(last) {
      complete(query[last], hashes.dropLast(), synonyms)
    }
  }

  /// Completes the last word in the context of the words before it.
  private mutating func complete(_ word: SearchWord, _ before: ArraySlice<UInt64>, _ synonyms: SynonymTable) {
    guard word.bytes.count >= 2 else { return }
    for completed in synonyms.words(from: word).prefix(Self.mostCompletions) {
      var key = PhraseKey()
      key.add(PhraseKey.stemHash(of: completed))
      var words = [content[content.count - 1]]
      if let group = synonyms.group(of: key) { completions.append(Phrase(words: words, group: group)) }
      for (hash, position) in zip(before.reversed(), content.dropLast().reversed()).prefix(
        PhraseKey.mostWords - 1
      ) {
        key.add(hash)
        words.insert(position, at: 0)
        if let group = synonyms.group(of: key) { completions.append(Phrase(words: words, group: group)) }
      }
    }
    // Words alone are guesses.
    if completions.contains(where: { $0.words.count > 1 }) { completions.removeAll { $0.words.count == 1 } }
    completions = Array(completions.prefix(Self.mostCompleted))
  }

  /// The maximum number of words that are tried.
  private static let mostCompletions = 64
  /// The maximum number of phrases that are looked up.
  private static let mostCompleted = 6

  /// The words of a phrase, counted from its first one, longest first: up to four in a row, or two with another between them.
  private static let steps = [[0, 1, 2, 3], [0, 1, 2], [0, 1], [0, 2], [0]]

  /// The group of a phrase of words that are near to those of the query.
  private static func group(near hashes: [UInt64], _ synonyms: SynonymTable) -> Int? {
    var key = PhraseKey()
    for hash in hashes { key.add(hash) }
    return synonyms.group(of: key)
  }

  /// The group of an Arabic word without its proclitics.
  private static func group(ofBare word: SearchWord, _ synonyms: SynonymTable) -> Int? {
    guard word.script == .arabic else { return nil }
    for bare in ArabicWord.withoutProclitics(word.bytes) {
      var other = word
      other.bytes = bare
      if let group = synonyms.group(of: PhraseKey([other])) { return group }
    }
    return nil
  }

  /// The phrases that begin with a word, longest first.
  func phrases(at word: Int) -> [Phrase] { phrases.filter { $0.words[0] == word } }

  /// Whether a word has synonyms or topics, alone or as part of a phrase.
  func contains(_ word: Int) -> Bool { phrases.contains { $0.words.contains(word) } }
}
