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
      let isChanged = Self.leaveOutElided(
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
    Self.leaveOutEmptyWords(&groups, query.words)
    if hasTopic { Self.leaveOutPersons(&groups, query.words) }
    Self.discount(&groups, query)
    self.groups = groups
    let boost = Self.boost(of: sounding, query, expansions, hasTopic: hasTopic)
    sounds = Self.scaled(sounding.documents, to: boost.sounds)
    if boost.words > 0 {
      words = Self.scaled(try Self.ranked(groups, query, resources, &accumulator), to: boost.words)
    }
    for phrase in query.phrases { try keep(phrase, terms, resources, &accumulator) }
  }

  /// A word that fewer duas have may be the beginning of another.
  private static let commonWord = 8

  private static func expansions(of query: ParsedQuery, _ terms: WordTerms) -> [WordTerms.Expansion] {
    query.words.indices.map { position in
      terms.expansion(
        of: query.words[position],
        isOpen: query.isLastWordOpen && position == query.words.count - 1
      )
    }
  }

  private static func phrases(
    of words: [SearchWord],
    _ expansions: [WordTerms.Expansion],
    _ query: ParsedQuery,
    _ terms: WordTerms,
    _ synonyms: SynonymTable
  ) -> QueryPhrases {
    // The sounds of a recited text complete its last word better than situations that begin like it.
    let isRecited = words.count > 1 && (opensRecitation(words[0]) || words[0].bytes == Array("ya".utf8))
    return QueryPhrases(
      words,
      synonyms,
      isLastWordOpen: query.isLastWordOpen && !isRecited,
      isLastWordWritten: words.last.map { terms.dictionary.forms.find($0.bytes) != nil } ?? false,
      isLastWordKnown: (expansions.last?.group.members.first?.list.count ?? 0) >= commonWord
    )
  }

  /// Replaces unknown words by what follows an elided word in them, if that is known. Returns whether there are any.
  ///
  /// - Parameter isOfPhrases: Whether words count that phrases of the vocabulary have, though not the query.
  private static func leaveOutElided(
    _ words: inout [SearchWord],
    _ expansions: inout [WordTerms.Expansion],
    of query: ParsedQuery,
    _ phrases: QueryPhrases,
    _ terms: WordTerms,
    _ synonyms: SynonymTable,
    isOfPhrases: Bool
  ) -> Bool {
    // A letter or apostrophe that the fold leaves out or replaces takes more bytes in the query.
    guard words.contains(where: { $0.source.count > $0.bytes.count }) else { return false }
    let text = Array(query.text.utf8)
    var isChanged = false
    for position in words.indices
    where expansions[position].knowledge != .known && !phrases.contains(position)
      && phrases.nearGroups[position] == nil && (isOfPhrases || !synonyms.hasWord(words[position]))
    {
      guard let rest = Elision.rest(of: words[position], in: text) else { continue }
      let expansion = terms.expansion(
        of: rest,
        isOpen: query.isLastWordOpen && position == words.count - 1
      )
      guard
        expansion.knowledge == .known || synonyms.hasWord(rest)
          || synonyms.group(of: PhraseKey([rest])) != nil
      else { continue }
      words[position] = rest
      expansions[position] = expansion
      isChanged = true
    }
    return isChanged
  }

  /// Expands the words that no text has to the nearest ones.
  private static func correctUnknown(
    _ expansions: inout [WordTerms.Expansion],
    of words: [SearchWord],
    _ terms: WordTerms,
    _ accumulator: inout ScoreAccumulator
  ) {
    for position in expansions.indices
    where expansions[position].knowledge == .unknown && !QueryStopWords.isLight(words[position]) {
      expansions[position] = terms.correction(of: words[position], &accumulator)
    }
  }

  /// Replaces words with a typing error by the words of phrases that were meant. Returns whether there are any.
  private static func correct(
    _ words: inout [SearchWord],
    _ expansions: [WordTerms.Expansion],
    _ forms: StringTable,
    _ synonyms: SynonymTable
  ) -> Bool {
    var isChanged = false
    for position in words.indices where expansions[position].errors == 1 {
      var word = words[position]
      word.bytes = forms[expansions[position].form].bytes
      guard synonyms.hasWord(word) else { continue }
      words[position] = word
      isChanged = true
    }
    return isChanged
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
  /// How much more than that if they are at least three, because the query then quotes the dua: its words are often those of many duas.
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
      isPatient: false,
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

  /// Ranks the sound of what is said in the query or, if that finds nothing and some words are known, of the unknown words.
  private static func sounding(
    _ query: ParsedQuery,
    _ expansions: [WordTerms.Expansion],
    _ resources: RankingResources,
    _ accumulator: inout ScoreAccumulator
  ) throws(SearchIndexError) -> SoundRanking {
    // A query of known English words is not a misspelled transliteration.
    let share = share(of: query, expansions) ?? 0
    let isSentence = query.said.contains { Self.isOfSentence(query.words[$0]) }
    if share >= Self.knownShare, isSentence { return SoundRanking() }
    // Nor is a sentence of misspelled words: only one that sounds exactly like a text quotes it.
    let (allowsErrors, isPatient) = (share < 0.9 && !isSentence, share < 0.3 && !isSentence)
    let isLastWordOpen = query.isLastWordOpen && query.said.last == query.words.count - 1
    let text = query.saysAll ? query.text : query.typed(query.said)
    let whole = try SoundRanking(
      text,
      isLastWordOpen: isLastWordOpen,
      allowsErrors: allowsErrors,
      isPatient: isPatient,
      resources,
      &accumulator
    )
    // What sounds like no text may be Bosnian or German.
    if allowsErrors, !whole.isExact, let spelled = GlideSpelling.text(of: text) {
      accumulator.clear()
      let other = try SoundRanking(
        spelled,
        isLastWordOpen: isLastWordOpen,
        allowsErrors: false,
        isPatient: isPatient,
        resources,
        &accumulator
      )
      if other.isExact { return other }
    }
    let others = query.said.filter { expansions[$0].knowledge != .known }
    guard whole.confidence < 0.9, others.count < query.said.count, others.count > 1 else { return whole }
    accumulator.clear()
    let part = try SoundRanking(
      query.typed(others),
      isLastWordOpen: isLastWordOpen,
      allowsErrors: allowsErrors,
      isPatient: isPatient,
      resources,
      &accumulator
    )
    return part.confidence > whole.confidence ? part : whole
  }

  /// The minimum share of known words for which a query with words of a sentence is not looked up as sounds.
  private static let knownShare = 0.6

  /// Whether a word joins others in a sentence of English or French, and is unlikely to be a recited word.
  private static func isOfSentence(_ word: SearchWord) -> Bool {
    word.isJoining && (word.bytes.count > 2 || word.bytes == [0x6F, 0x66] || word.bytes == [0x6D, 0x79])
  }

  /// Whether a word begins supplications in every spelling: `allahumma`, `rabbana`.
  private static func opensRecitation(_ word: SearchWord) -> Bool {
    ["allahu", "allahou", "rabb", "subhan", "soubhan"].contains { word.bytes.starts(with: $0.utf8) }
  }

  /// Drops stop words if there are other words: they occur nearly everywhere and only cost time.
  private static func leaveOutEmptyWords(_ groups: inout [TermGroup], _ query: [SearchWord]) {
    let weights = query.map(QueryStopWords.weight)
    guard zip(groups, weights).contains(where: { $1 > 0.3 && !$0.members.isEmpty }) else { return }
    for (position, weight) in weights.enumerated() where weight < 0.1 { groups[position].members = [] }
  }

  /// Of a situation in a few words, drops those for who is in it: `I am lonely` is not `I am your servant`.
  private static func leaveOutPersons(_ groups: inout [TermGroup], _ query: [SearchWord]) {
    var telling = 0
    for word in query where !QueryStopWords.isPerson(word) && QueryStopWords.weight(of: word) > 0.5 {
      telling += 1
    }
    guard telling <= Self.situation else { return }
    for position in query.indices
    where QueryStopWords.isPerson(query[position]) && groups[position].typed.count < 2 {
      groups[position].members = []
    }
  }

  /// The number of telling words of a situation.
  private static let situation = 2

  /// In a sentence, lets words that say little count a quarter to those that a dua has, and to its score those around what is said.
  private static func discount(_ groups: inout [TermGroup], _ query: ParsedQuery) {
    var isTelling = query.words.map { QueryStopWords.weight(of: $0) > 0.5 }
    if !query.saysAll {
      for position in groups.indices where !query.said.contains(position) {
        isTelling[position] = false
        for index in groups[position].members.indices { groups[position].members[index].weight /= 4 }
      }
    }
    guard Self.sentence.contains(query.words.count), isTelling.contains(true) else { return }
    for position in query.words.indices { groups[position].share = isTelling[position] ? 4 : 1 }
  }

  /// The number of words of a sentence; the shares of more would not fit into a byte.
  private static let sentence = 4...60

  /// The share of what is said in the query that consists of known words of titles and translations; nil without evidence.
  private static func share(of query: ParsedQuery, _ expansions: [WordTerms.Expansion]) -> Double? {
    var (sum, weight) = (0.0, 0.0)
    for position in query.said {
      let word = query.words[position]
      guard QueryStopWords.weight(of: word) > 0.3, word.bytes.count > 1,
        !word.bytes.starts(with: "allah".utf8)
      else { continue }
      weight += 1
      switch expansions[position].knowledge {
      case .known: sum += 1
      case .near: sum += 0.85
      case .similar: sum += 0.5
      case .unknown: break
      }
    }
    return weight > 0 ? sum / weight : nil
  }

  private static func boost(
    of sounding: SoundRanking,
    _ query: ParsedQuery,
    _ expansions: [WordTerms.Expansion],
    hasTopic: Bool
  ) -> (words: Double, sounds: Double) {
    let isRecited = query.said.first.map { opensRecitation(query.words[$0]) } ?? false
    // A situation that was understood is not a misspelled recitation, whatever else was typed.
    let isSituation = hasTopic && !isRecited && sounding.confidence < 0.9
    return boost(of: sounding, isSituation ? 1 : share(of: query, expansions), isRecited: isRecited)
  }

  /// The boosts of sound and word matches, by the share of known words in the query.
  private static func boost(of sounding: SoundRanking, _ share: Double?, isRecited: Bool)
    -> (words: Double, sounds: Double)
  {
    let confidence = sounding.confidence
    let known = share ?? (confidence >= 0.9 ? 0.4 : 1)
    if isRecited, confidence >= 0.9 { return (0.3 * known, 1) }
    // Translations and narrations quote recited words, too.
    if sounding.isExact, known >= 0.9 { return (0.8, 1) }
    return known >= 0.9 ? (1, 0.3 * confidence) : confidence >= 0.9 ? (0.3 * known, 1) : (known, confidence)
  }

  private static func scaled(_ documents: [RankedDocument], to boost: Double) -> [RankedDocument] {
    guard let best = documents.first?.score, best > 0, boost > 0 else { return [] }
    return documents.map { document in
      var scaled = document
      scaled.score = boost * document.score / best
      return scaled
    }
  }

  func terms(_ explains: Bool) -> [SearchExplanation.Term] {
    explains ? groups.map(SearchExplanation.Term.init) : []
  }
}
