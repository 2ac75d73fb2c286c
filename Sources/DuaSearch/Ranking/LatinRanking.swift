/// Ranks duas for a query in Latin letters, which may be English, Arabic, or both.
struct LatinRanking {
  /// The scores by words, the best first.
  private(set) var words: [RankedDocument] = []
  /// The scores by sound, the best first.
  private(set) var sounds: [RankedDocument] = []
  private let groups: [TermGroup]

  init(
    _ query: ParsedQuery,
    _ resources: RankingResources,
    _ workspace: inout Workspace
  ) throws(SearchIndexError) {
    let lexicon = try WordLexicon(resources.index)
    let terms = WordTerms(lexicon: lexicon, rarity: resources.rarity)
    var expansions = query.words.indices.map { place in
      terms.expansion(of: query.words[place], isOpen: query.isLastWordOpen && place == query.words.count - 1)
    }
    let synonyms = SynonymExpansion(resources: resources, words: lexicon)
    for (place, isKnown) in synonyms.knownWords(of: query.words).enumerated() where isKnown {
      // It is a word of this field, whether or not the library holds it.
      expansions[place].knowledge = .known
    }
    let sounding = try Self.sounding(query, expansions, resources, &workspace)
    workspace.clear()

    // What sounds like a dua is not misspelled English.
    if sounding.trust < 0.9 {
      for place in expansions.indices where expansions[place].knowledge == .unknown {
        expansions[place] = terms.correction(of: query.words[place], &workspace)
      }
    }
    var groups = expansions.map(\.group)
    try synonyms.expand(
      &groups,
      words: query.words,
      mendsSlips: sounding.trust < 0.9,
      errors: expansions.map(\.errors)
    )
    for place in expansions.indices
    where expansions[place].knowledge == .unknown && !groups[place].members.isEmpty {
      // By the synonyms of a phrase it is.
      expansions[place].knowledge = .known
    }
    Self.leaveOutEmptyWords(&groups, query.words)
    self.groups = groups
    let worth = Self.worth(of: sounding, Self.share(of: query.words, expansions))
    sounds = Self.scaled(sounding.documents, to: worth.sounds)
    if worth.words > 0 {
      workspace.add(groups, impacts: resources.impacts)
      words = Self.scaled(
        workspace.best(resources.pool, coordination: groups.count { !$0.members.isEmpty }),
        to: worth.words
      )
    }
    for phrase in query.phrases { try keep(phrase, query, terms, resources, &workspace) }
  }

  /// Leaves out the duas that neither hold all words of what stands between quotation marks nor sound so.
  private mutating func keep(
    _ phrase: [SearchWord],
    _ query: ParsedQuery,
    _ terms: WordTerms,
    _ resources: RankingResources,
    _ workspace: inout Workspace
  ) throws(SearchIndexError) {
    let words = phrase.map { terms.expansion(of: $0, isOpen: false).group.members.map(\.list) }
    workspace.clear()
    let sounding = try SoundRanking(
      phrase.map(\.text).joined(separator: " "),
      query,
      allowsErrors: false,
      isPatient: false,
      resources,
      &workspace
    )
    func holds(_ document: RankedDocument) -> Bool {
      words.allSatisfy { $0.contains { $0.grade(of: document.document) != nil } }
        || sounding.documents.contains { $0.document == document.document }
    }
    self.words.removeAll { !holds($0) }
    sounds.removeAll { !holds($0) }
  }

  /// How the query sounds; where it sounds like nothing and some of its words are known, how the others do.
  private static func sounding(
    _ query: ParsedQuery,
    _ expansions: [WordTerms.Expansion],
    _ resources: RankingResources,
    _ workspace: inout Workspace
  ) throws(SearchIndexError) -> SoundRanking {
    // What is all English to the library need not be Arabic that is nearly right.
    let share = share(of: query.words, expansions) ?? 0
    let (allowsErrors, isPatient) = (share < 0.9, share < 0.3)
    let whole = try SoundRanking(
      query.text,
      query,
      allowsErrors: allowsErrors,
      isPatient: isPatient,
      resources,
      &workspace
    )
    let others = zip(query.words, expansions).filter { $1.knowledge != .known }.map(\.0)
    guard whole.trust < 0.9, others.count < query.words.count, others.count > 1 else { return whole }
    workspace.clear()
    let bytes = Array(query.text.utf8)
    let text = others.map { String(decoding: bytes[$0.source], as: UTF8.self) }.joined(separator: " ")
    let part = try SoundRanking(
      text,
      query,
      allowsErrors: allowsErrors,
      isPatient: isPatient,
      resources,
      &workspace
    )
    return part.trust > whole.trust ? part : whole
  }

  /// A word that stands nearly everywhere and says nothing only costs time, where others say something.
  private static func leaveOutEmptyWords(_ groups: inout [TermGroup], _ query: [SearchWord]) {
    let weights = query.map(QueryStopWords.weight)
    guard zip(groups, weights).contains(where: { $1 > 0.3 && !$0.members.isEmpty }) else { return }
    for (place, weight) in weights.enumerated() where weight < 0.1 { groups[place].members = [] }
  }

  /// How much of the query is known as words of titles and translations; nil when nothing tells.
  private static func share(of words: [SearchWord], _ expansions: [WordTerms.Expansion]) -> Double? {
    var (sum, weight) = (0.0, 0.0)
    for (word, expansion) in zip(words, expansions)
    where QueryStopWords.weight(of: word) > 0.3 && !word.text.hasPrefix("allah") && word.bytes.count > 1 {
      weight += 1
      switch expansion.knowledge {
      case .known: sum += 1
      case .near: sum += 0.85
      case .similar: sum += 0.5
      case .unknown: break
      }
    }
    return weight > 0 ? sum / weight : nil
  }

  /// What the two kinds of likeness count, by how much of the query is known as words.
  private static func worth(of sounding: SoundRanking, _ share: Double?) -> (words: Double, sounds: Double) {
    let trust = sounding.trust
    let known = share ?? (trust >= 0.9 ? 0.4 : 1)
    return known >= 0.9 ? (1, 0.3 * trust) : trust >= 0.9 ? (0.3 * known, 1) : (known, trust)
  }

  private static func scaled(_ documents: [RankedDocument], to worth: Double) -> [RankedDocument] {
    guard let best = documents.first?.score, best > 0, worth > 0 else { return [] }
    return documents.map { document in
      var scaled = document
      scaled.score = worth * document.score / best
      return scaled
    }
  }

  func terms(_ explains: Bool) -> [SearchExplanation.Term] {
    explains ? groups.map(SearchExplanation.Term.init) : []
  }
}
