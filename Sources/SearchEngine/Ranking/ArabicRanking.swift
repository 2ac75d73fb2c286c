/// Ranks duas by the letters of their Arabic.
struct ArabicRanking {
  private(set) var documents: [RankedDocument] = []
  private let groups: [TermGroup]

  init(
    _ query: ParsedQuery,
    _ resources: RankingResources,
    _ accumulator: inout ScoreAccumulator
  ) throws(SearchIndexError) {
    let idf = resources.idf
    let dictionary = try resources.arabicTerms()
    let terms = ArabicTerms(dictionary: dictionary, idf: idf)
    let (arabicGroups, spellings) = terms.groups(of: query, &accumulator)
    var groups = arabicGroups
    let words = groups.flatMap { $0.typed }
    try SynonymExpansion(resources: resources).expand(
      &groups,
      words: words,
      phrases: QueryPhrases(words, resources.synonyms, isLastWordOpen: query.isLastWordOpen)
    )
    self.groups = groups

    accumulator.add(groups, impacts: resources.impacts)
    documents = accumulator.best(resources.rerankDepth, coordination: groups.count)
    let scorer = PhraseScorer(
      dictionary,
      spellings: spellings,
      idfs: arabicGroups.map {
        $0.members.first.map { Double($0.weight) / Double(QuantizedImpact.unit) } ?? 0
      }
    )
    scorer.addProximityScores(&documents, &accumulator)
    try keepPhrases(query, dictionary, &accumulator)
  }

  /// Drops the duas that do not contain the quoted phrases.
  private mutating func keepPhrases(
    _ query: ParsedQuery,
    _ dictionary: ArabicTermDictionary,
    _ accumulator: inout ScoreAccumulator
  ) throws(SearchIndexError) {
    for phrase in query.phrases where phrase.allSatisfy({ $0.script == .arabic }) {
      let numbers = phrase.compactMap { dictionary.words.find($0.bytes) }
      guard numbers.count == phrase.count else {
        documents = []
        return
      }
      documents.removeAll { document in
        let range = dictionary.tokenStreams.range(of: document.document)
        guard range.count >= numbers.count else { return true }
        return !(range.lowerBound...(range.upperBound - numbers.count)).contains { start in
          numbers.indices.allSatisfy { dictionary.tokenStreams[start + $0] == numbers[$0] }
        }
      }
    }
  }

  func terms(_ explains: Bool) -> [SearchExplanation.Term] {
    explains ? groups.map(SearchExplanation.Term.init) : []
  }
}

extension SearchExplanation.Term {
  init(_ group: TermGroup) {
    self.init(typed: group.typed.map { $0.text }.joined(separator: " "), lookedUp: group.lookedUp)
  }
}
