import ArabicText

/// Expands each Arabic word of a query into a group of candidate words.
struct ArabicTerms {
  let dictionary: ArabicTermDictionary
  let idf: InverseDocumentFrequency

  /// The boost of each kind of match; the typed word itself has 1.
  enum Boost {
    static let skeleton = 0.5
    static let stem = 0.22
    static let longer = 0.4
    static let misspelled = [0, 0.6, 0.4]
    static let part = 0.9
    /// Without its article and proclitics.
    static let bare = 0.8
  }

  /// The Arabic words of a query, each by itself.
  func words(of query: ParsedQuery, _ synonyms: SynonymTable) -> [SearchWord] {
    let text = Array(query.text.utf8)
    return query.words.filter { $0.script == .arabic }.flatMap { word in
      splitParticle(word, in: text, synonyms) ?? pieces(of: word)
    }
  }

  /// A group for each word, and, for ``PhraseScorer``, the dictionary words that count as that word.
  ///
  /// - Parameter isKnown: Whether a word, by its index, has a meaning in the vocabulary: only a proclitic may be missing.
  func groups(
    of words: [SearchWord],
    isLastWordOpen: Bool,
    isKnown: (Int) -> Bool,
    _ accumulator: inout ScoreAccumulator
  ) -> (groups: [TermGroup], spellings: [[Int]]) {
    var groups: [TermGroup] = []
    var spellings: [[Int]] = []
    var corrections = 4
    for (position, word) in words.enumerated() {
      var expansion = Expansion(idf: idf, weight: QueryStopWords.weight(of: word))
      let exact = dictionary.words.find(word.bytes)
      if let exact { expansion.add(exact, dictionary, 1) }
      addJoined(words, position, &expansion)
      if !QueryStopWords.isEmpty(word) {
        let isOpen =
          isLastWordOpen && position == words.count - 1
          && ArabicWord.mayBeCompleted(word.bytes, isOnlyWord: words.count == 1)
        addForms(
          of: word.bytes,
          exact: exact,
          isOpen: isOpen,
          isKnown: exact == nil && isKnown(position),
          wordCount: words.count,
          &corrections,
          &expansion,
          &accumulator
        )
      }
      var group = expansion.group
      group.typed = [word]
      group.lookedUp = expansion.words.prefix(8).map { ArabicWord.text(dictionary.words[$0].bytes) }
      groups.append(group)
      spellings.append(expansion.spellings)
    }
    return (groups, spellings)
  }

  /// Adds similar words. Each is added once, with its strongest kind of match.
  private func addForms(
    of word: [UInt8],
    exact: Int?,
    isOpen: Bool,
    isKnown: Bool,
    wordCount: Int,
    _ corrections: inout Int,
    _ expansion: inout Expansion,
    _ accumulator: inout ScoreAccumulator
  ) {
    if isOpen, exact == nil { addLonger(word, Boost.longer * 1.5, &expansion) }
    var others: [Int] = []
    if wordCount <= 16 || exact == nil {
      others = dictionary.words(withSkeleton: ArabicWord.skeleton(word), limit: 12)
      for other in others { expansion.add(other, dictionary, Boost.skeleton) }
    }
    if isOpen, exact != nil { addLonger(word, Boost.longer, &expansion) }
    if exact == nil {
      for bare in ArabicWord.withoutProclitics(word) {
        guard let other = dictionary.words.find(bare) else { continue }
        others.append(other)
        expansion.add(other, dictionary, Boost.bare)
      }
    }
    if exact == nil, corrections > 0 {
      corrections -= 1
      if !isKnown { for part in parts(of: word, maximum: 3) { expansion.add(part, dictionary, Boost.part) } }
      // A correctly spelled form is more likely than a misspelling.
      if others.isEmpty { addCorrections(word, isKnown: isKnown, &expansion, &accumulator) }
    }
    if wordCount <= 8 {
      for other in dictionary.words(withStem: ArabicWord.stem(word), limit: 12) {
        expansion.add(other, dictionary, Boost.stem)
      }
    }
  }

  /// The words of a long word that was typed without spaces, or of one that ends with the name of Allah: `سبحاناللهوبحمده`,
  /// `الحمدلله`.
  private func pieces(of word: SearchWord) -> [SearchWord] {
    guard
      word.bytes.count >= Self.joinedWords
        || word.bytes.count >= Self.joinedWithName && word.bytes.suffix(3).elementsEqual(ArabicWord.toAllah),
      dictionary.words.find(word.bytes) == nil,
      dictionary.words(withSkeleton: ArabicWord.skeleton(word.bytes), limit: 1).isEmpty
    else { return [word] }
    let pieces = parts(of: word.bytes, maximum: Self.maximumParts).map { part in
      var piece = word
      piece.bytes = dictionary.words[part].bytes
      return piece
    }
    return pieces.isEmpty ? [word] : pieces
  }

  /// The minimum number of letters of a word that may be several words without spaces.
  static let joinedWords = 9
  /// The same for a word that ends with the name of Allah.
  static let joinedWithName = 7
  /// The maximum number of words that are typed as one.
  static let maximumParts = 6

  /// Completions of a prefix.
  private func addLonger(_ word: [UInt8], _ boost: Double, _ expansion: inout Expansion) {
    for other in dictionary.words.range(prefix: word).prefix(16) { expansion.add(other, dictionary, boost) }
  }

  /// Two words of the query that texts write as one.
  private func addJoined(_ words: [SearchWord], _ position: Int, _ expansion: inout Expansion) {
    for other in [position - 1, position] where other >= 0 && other + 1 < words.count {
      if let joined = dictionary.words.find(words[other].bytes + words[other + 1].bytes) {
        expansion.add(joined, dictionary, Boost.part, isSpelling: false)
      }
    }
  }

  private func addCorrections(
    _ word: [UInt8],
    isKnown: Bool,
    _ expansion: inout Expansion,
    _ accumulator: inout ScoreAccumulator
  ) {
    let spelling = SpellingSearch(words: dictionary.words, grams: dictionary.grams)
    let letters = word.count - (word.starts(with: ArabicWord.article) && word.count > 4 ? 2 : 0)
    let limit = letters < 3 ? 0 : letters < 6 ? 1 : 2
    for found in spelling.nearest(word, limit: limit, count: 8, &accumulator)
    where !isKnown || dictionary.words[found.word].ends(with: word) {
      expansion.add(found.word, dictionary, Boost.misspelled[found.distance])
    }
  }

  /// The words of a word in which spaces are missing, at most `maximum`: as few as possible, and of those the split whose shortest
  /// part is longest. Of more than two, at most one has fewer than three letters on average. The fold makes one alef of that at the
  /// end of a word and that at the beginning of the next.
  private func parts(of word: [UInt8], maximum: Int) -> [Int] {
    guard word.count >= 5, word.count <= 40 else { return [] }
    let article = Proclitics.lengthThroughArticle(ofBytes: word)
    /// By the number of letters that it has, the best split of the beginning of the word.
    var best = [Split?](repeating: nil, count: word.count + 1)
    best[0] = Split()
    for start in 0...(word.count - 2) {
      guard let before = best[start], before.parts.count < maximum else { continue }
      let isAfterAlef = start > 0 && word[start - 1] == ArabicWord.alef
      for end in (start + 2)...word.count {
        // No space is missing after an article, though texts have words that are spelled like one: `آل`.
        guard start > 0 || end != article else { continue }
        for first in isAfterAlef ? [start, start - 1] : [start] {
          guard let part = dictionary.words.find(Array(word[first..<end])) else { continue }
          let split = before.adding(part, letters: end - first)
          if best[end].map(split.isBetter) ?? true { best[end] = split }
        }
      }
    }
    guard let best = best[word.count] else { return [] }
    return best.parts.count == 2 || best.parts.count * 3 <= best.letters + 1 ? best.parts : []
  }

  private struct Split {
    var parts: [Int] = []
    /// The number of letters of all parts.
    var letters = 0
    /// The number of letters of the shortest part.
    var shortest = Int.max

    func adding(_ part: Int, letters count: Int) -> Split {
      Split(parts: parts + [part], letters: letters + count, shortest: min(shortest, count))
    }

    func isBetter(than other: Split) -> Bool {
      guard parts.count == other.parts.count else { return parts.count < other.parts.count }
      return shortest == other.shortest ? letters > other.letters : shortest > other.shortest
    }
  }

  /// The candidates for one word of the query.
  struct Expansion {
    let idf: InverseDocumentFrequency
    let weight: Double
    private(set) var words: [Int] = []
    private(set) var spellings: [Int] = []
    private(set) var members: [TermGroup.Member] = []
    /// The highest idf that counts: a similar word must not weigh more than the typed one because it is rarer.
    private var highest = Double.infinity

    init(idf: InverseDocumentFrequency, weight: Double) {
      self.idf = idf
      self.weight = weight
    }

    var group: TermGroup { TermGroup(members: members) }

    mutating func add(
      _ word: Int,
      _ dictionary: ArabicTermDictionary,
      _ boost: Double,
      isSpelling: Bool = true
    ) {
      guard !words.contains(word) else { return }
      let list = dictionary.postings[word]
      guard list.count > 0 else { return }
      let value = min(idf(list.count), highest)
      if words.isEmpty, boost == 1 { highest = value }
      words.append(word)
      if isSpelling, boost >= 0.4 { spellings.append(word) }
      members.append(
        .init(list: list, weight: Int((value * boost * weight * Double(QuantizedImpact.unit)).rounded()))
      )
    }
  }
}
