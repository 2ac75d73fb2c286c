import UnicodeText

/// Ranks duas for a query in Latin letters, which may be English, Arabic, or both.
struct LatinRanking {
  /// The results of the word search, best first.
  private(set) var words: [RankedDocument] = []
  /// The results of the sound search, best first.
  private(set) var sounds: [RankedDocument] = []
  private let groups: [TermGroup]

  init(
    _ query: ParsedQuery,
    _ resources: RankingResources,
    _ accumulator: inout ScoreAccumulator
  ) throws(SearchIndexError) {
    let dictionary = try resources.wordTerms()
    let terms = WordTerms(dictionary: dictionary, idf: resources.idf)
    var expansions = Self.expansions(of: query, terms)
    var meant = query.words
    var phrases = Self.phrases(of: meant, expansions, query, terms, resources.synonyms)
    // First in words that are in no phrase of the vocabulary: the rest of `l'entretien d'embauche` is one.
    for isOfPhrases in [false, true] {
      let isChanged = Self.replaceElided(
        &meant,
        &expansions,
        of: query,
        phrases,
        terms,
        resources.synonyms,
        isOfPhrases: isOfPhrases
      )
      if isChanged { phrases = Self.phrases(of: meant, expansions, query, terms, resources.synonyms) }
    }
    for position in expansions.indices
    where phrases.contains(position) || phrases.nearGroups[position] != nil {
      // It is a word of the domain, even if the library does not use it.
      expansions[position].knowledge = .known
    }
    let sounding = try Self.sounding(query, expansions, resources, &accumulator)
    accumulator.clear()

    // A query that sounds like a dua is not misspelled English.
    let correctsSpelling = sounding.confidence < 0.9
    if correctsSpelling { Self.correctUnknown(&expansions, of: query.words, terms, &accumulator) }
    if Self.correct(&meant, expansions, dictionary.forms, resources.synonyms) {
      phrases = QueryPhrases(meant, resources.synonyms, isLastWordOpen: false)
    }
    var groups = expansions.map { $0.group }
    let hasTopic = try SynonymExpansion(resources: resources).expand(
      &groups,
      words: meant,
      phrases: phrases,
      correctsSpelling: correctsSpelling,
      errors: expansions.map { $0.errors }
    )
    for position in expansions.indices
    where expansions[position].knowledge == .unknown && !groups[position].members.isEmpty {
      // Known as part of a phrase with synonyms.
      expansions[position].knowledge = .known
    }
    // Persons first: without `me`, nothing but `help` is left of `help me`, which then counts.
    if hasTopic { Self.dropPersons(&groups, query.words) }
    Self.dropStopWords(&groups, query.words)
    Self.discount(&groups, query)
    self.groups = groups
    let boost = Self.boost(of: sounding, query, expansions, hasTopic: hasTopic)
    sounds = Self.scaled(sounding.documents, to: boost.sounds)
    if boost.words > 0 {
      words = Self.scaled(try Self.ranked(groups, query, resources, &accumulator), to: boost.words)
    }
    for phrase in query.phrases { try keep(phrase, terms, resources, &accumulator) }
  }

  /// The duas with words of the query, best first.
  private static func ranked(
    _ groups: [TermGroup],
    _ query: ParsedQuery,
    _ resources: RankingResources,
    _ accumulator: inout ScoreAccumulator
  ) throws(SearchIndexError) -> [RankedDocument] {
    accumulator.add(groups, impacts: resources.impacts)
    let best = accumulator.best(
      resources.rerankDepth,
      coordination: groups.reduce(0) { $0 + ($1.members.isEmpty ? 0 : Int($1.share)) }
    )
    return raised(best, by: query, try resources.wordPairs())
  }

  /// How much more a dua counts that has all pairs of words of the query.
  private static let pairsBoost = 0.5
  /// How much more than that if they are at least three, because the query then quotes the dua: its words are often those of many
  /// duas.
  private static let quotationBoost = 1.5

  /// Whether there are at least three pairs, not counting repetitions.
  private static func haveThreeDifferent(_ pairs: [Int]) -> Bool {
    guard let first = pairs.first, let second = pairs.first(where: { $0 != first }) else { return false }
    return pairs.contains { $0 != first && $0 != second }
  }

  /// Raises the duas in which words of the query stand together, too.
  private static func raised(_ documents: [RankedDocument], by query: ParsedQuery, _ table: WordPairTable)
    -> [RankedDocument]
  {
    let pairs = WordPair.hashes(in: query.saysAll ? query.words : query.said.map { query.words[$0] })
    guard !pairs.isEmpty else { return documents }
    let mayQuote = haveThreeDifferent(pairs)
    let raised = documents.map { document in
      let count = table.count(of: pairs, in: document.document)
      let share = Double(count) / Double(pairs.count)
      let boost = share * pairsBoost + (mayQuote && count == pairs.count ? quotationBoost : 0)
      return RankedDocument(document: document.document, score: document.score * (1 + boost))
    }
    return raised.map { SortKey(descending: $0.score, UInt64($0.document)) }.order().map { raised[$0] }
  }

  /// Drops the duas that neither contain all words of a quoted phrase nor sound like it.
  private mutating func keep(
    _ phrase: [SearchWord],
    _ terms: WordTerms,
    _ resources: RankingResources,
    _ accumulator: inout ScoreAccumulator
  ) throws(SearchIndexError) {
    let words = phrase.map { terms.expansion(of: $0, isOpen: false).group.members.map { $0.list } }
    accumulator.clear()
    let sounding = try SoundRanking(
      phrase.map { $0.text }.joined(separator: " "),
      isLastWordOpen: false,
      allowsErrors: false,
      widensSearch: false,
      resources,
      &accumulator
    )
    func holds(_ document: RankedDocument) -> Bool {
      words.allSatisfy { $0.contains { $0.level(of: document.document) != nil } }
        || sounding.documents.contains { $0.document == document.document }
    }
    self.words.removeAll { !holds($0) }
    sounds.removeAll { !holds($0) }
  }

  func terms(explains: Bool) -> [SearchExplanation.Term] {
    explains ? groups.map(SearchExplanation.Term.init) : []
  }
}
