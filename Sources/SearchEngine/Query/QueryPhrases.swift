import UnicodeText

/// The words and phrases of a query that have synonyms or topics.
struct QueryPhrases {
  /// Some words of a query that mean something together.
  struct Phrase {
    /// The indexes of the words in the query, ascending.
    let words: [Int]
    /// Their group in the ``SynonymTable``.
    let group: Int
    /// Whether only words near to these are the phrase.
    var isNear = false
  }

  /// The words of the query that do not only join others.
  let content: [Int]
  /// By their first word; of phrases with one first word, the longest first.
  private(set) var phrases: [Phrase]
  /// Phrases that end with a word of which the last one of the query may be the beginning.
  private(set) var completions: [Phrase] = []
  /// By the index of the word in the query, the group of the words near to it; nil for words that only join others.
  let nearGroups: [Int?]

  /// - Parameters:
  ///   - isLastWordWritten: Whether a text has the last word as it is typed.
  ///   - isLastWordKnown: Whether enough duas have the last word for it to be finished rather than the beginning of another.
  init(
    _ query: [SearchWord],
    _ synonyms: SynonymTable,
    isLastWordOpen: Bool,
    isLastWordWritten: Bool = false,
    isLastWordKnown: Bool = false
  ) {
    let content = query.indices.filter { !query[$0].isJoining }
    let hashes = content.map { PhraseKey.stemHash(of: query[$0]) }
    var phrases: [Phrase] = []
    for start in content.indices {
      let isEmpty = QueryStopWords.isEmpty(query[content[start]])
      for steps in Self.steps where start + (steps.last ?? 0) < content.count {
        // A word that only phrases a question belongs to the next one.
        if isEmpty, steps == [0, 2] { continue }
        var key = PhraseKey()
        for step in steps { key.add(hashes[start + step]) }
        if let group = synonyms.group(of: key) {
          phrases.append(Phrase(words: steps.map { content[start + $0] }, group: group))
        } else if steps.count == 1, let group = Self.group(ofBare: query[content[start]], synonyms) {
          phrases.append(Phrase(words: [content[start]], group: group))
        }
      }
    }
    var nearGroups = [Int?](repeating: nil, count: query.count)
    for (word, hash) in zip(content, hashes) { nearGroups[word] = synonyms.group(nearTo: hash) }
    self.content = content
    self.phrases = phrases
    self.nearGroups = nearGroups
    addNear(query, hashes, synonyms)
    if isLastWordOpen, let last = query.indices.last, content.last == last,
      !contains(last) || !isLastWordWritten && !synonyms.hasWord(query[last]),
      !isLastWordKnown || self.phrases.isEmpty
    {
      complete(query[last], hashes.dropLast(), synonyms)
    }
  }

  /// Adds the phrases of several words that are near to those of the query, without words that say little.
  private mutating func addNear(_ query: [SearchWord], _ hashes: [UInt64], _ synonyms: SynonymTable) {
    // More words are a text, not a situation.
    guard content.count <= Self.maximumWordsForNear else { return }
    let meaningful = content.indices.filter { !NearWords.isFiller(query[content[$0]]) }
    let near = meaningful.map { nearGroups[content[$0]].map(NearWords.hash(ofGroup:)) ?? hashes[$0] }
    for start in meaningful.indices {
      let isEmpty = QueryStopWords.isEmpty(query[content[meaningful[start]]])
      for steps in Self.nearSteps where start + (steps.last ?? 0) < meaningful.count {
        if isEmpty, steps == [0, 2] { continue }
        let words = steps.map { content[meaningful[start + $0]] }
        var key = PhraseKey()
        for step in steps { key.add(near[start + step]) }
        if !phrases.contains(where: { $0.words == words }), let group = synonyms.group(of: key) {
          phrases.append(Phrase(words: words, group: group, isNear: true))
        }
      }
    }
  }

  /// Completes the last word in the context of the words before it.
  private mutating func complete(_ word: SearchWord, _ before: ArraySlice<UInt64>, _ synonyms: SynonymTable) {
    guard ArabicWord.mayBeCompleted(word.bytes, isOnlyWord: content.count == 1) else { return }
    for completed in synonyms.words(from: word).prefix(Self.maximumCompletedWords) {
      var key = PhraseKey()
      key.add(PhraseKey.stemHash(of: completed))
      var words = [content[content.count - 1]]
      if let group = synonyms.group(of: key) { add(words, group) }
      for (hash, position) in zip(before.reversed(), content.dropLast().reversed()).prefix(
        PhraseKey.maximumWords - 1
      ) {
        key.add(hash)
        words.insert(position, at: 0)
        if let group = synonyms.group(of: key) { add(words, group) }
      }
    }
    // Words alone are guesses.
    if completions.contains(where: { $0.words.count > 1 }) { completions.removeAll { $0.words.count == 1 } }
    completions = Array(completions.prefix(Self.maximumCompletedPhrases))
  }

  /// Adds a completion; words that are spelled alike often mean the same.
  private mutating func add(_ words: [Int], _ group: Int) {
    guard !completions.contains(where: { $0.group == group && $0.words == words }) else { return }
    completions.append(Phrase(words: words, group: group))
  }

  /// The maximum number of words that are tried.
  private static let maximumCompletedWords = 64
  /// The maximum number of phrases that are looked up.
  private static let maximumCompletedPhrases = 6

  /// The words of a phrase, counted from its first one, longest first: up to four in a row, or two with another between them.
  private static let steps = [[0, 1, 2, 3], [0, 1, 2], [0, 1], [0, 2], [0]]

  /// The maximum number of words of a query for which near words are tried.
  private static let maximumWordsForNear = 16
  private static let nearSteps = [[0, 1, 2, 3], [0, 1, 2], [0, 1], [0, 2]]

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

  /// The phrases that together say what the query means, no two of which share a word: those with the greatest weight of words
  /// first, less if they are only near, then those whose words stand closest together.
  func chosen(_ query: [SearchWord]) -> [Phrase] {
    let order = phrases.map { phrase in
      let weight = phrase.words.reduce(0) { $0 + QueryStopWords.weight(of: query[$1]) }
      let span = UInt64((phrase.words.last ?? 0) - phrase.words[0])
      return SortKey(
        descending: phrase.isNear ? weight * Self.nearWeight : weight,
        span << 32 | UInt64(phrase.words[0])
      )
    }
    var isUsed = [Bool](repeating: false, count: (content.last ?? 0) + 1)
    var chosen: [Phrase] = []
    for phrase in order.order().map({ phrases[$0] }) where !phrase.words.contains(where: { isUsed[$0] }) {
      for word in phrase.words { isUsed[word] = true }
      chosen.append(phrase)
    }
    return chosen
  }

  /// How much less the words of a phrase that is only near to those of the query count.
  private static let nearWeight = 0.9

  /// The phrases that begin with a word, longest first.
  func phrases(at word: Int) -> [Phrase] { phrases.filter { $0.words[0] == word } }

  /// Whether a word has synonyms or topics, alone or as part of a phrase.
  func contains(_ word: Int) -> Bool { phrases.contains { $0.words.contains(word) } }
}
