/// Ranks duas by the letters of their Arabic.
struct ArabicRanking {
  private(set) var documents: [RankedDocument] = []
  private let groups: [TermGroup]

  init(
    _ query: ParsedQuery,
    _ resources: RankingResources,
    _ workspace: inout Workspace
  ) throws(SearchIndexError) {
    let rarity = resources.rarity
    let lexicon = try ArabicLexicon(resources.index)
    let terms = ArabicTerms(lexicon: lexicon, rarity: rarity)
    let (arabicGroups, spellings) = terms.groups(of: query, &workspace)
    var groups = arabicGroups
    let words = try WordLexicon(resources.index)
    try SynonymExpansion(resources: resources, words: words).expand(&groups, words: groups.flatMap(\.typed))
    self.groups = groups

    workspace.add(groups, impacts: resources.impacts)
    documents = workspace.best(resources.pool, coordination: groups.count)
    let scorer = PhraseScorer(
      lexicon,
      spellings: spellings,
      rarities: arabicGroups.map {
        $0.members.first.map { Double($0.weight) / Double(ImpactScale.unit) } ?? 0
      }
    )
    scorer.raise(&documents, &workspace)
    try keepPhrases(query, lexicon, &workspace)
  }

  /// Leaves out the duas that lack what stands between quotation marks.
  private mutating func keepPhrases(
    _ query: ParsedQuery,
    _ lexicon: ArabicLexicon,
    _ workspace: inout Workspace
  ) throws(SearchIndexError) {
    for phrase in query.phrases where phrase.allSatisfy({ $0.script == .arabic }) {
      let numbers = phrase.compactMap { lexicon.words.find($0.bytes) }
      guard numbers.count == phrase.count else {
        documents = []
        return
      }
      documents.removeAll { document in
        let range = lexicon.sequences.range(of: document.document)
        guard range.count >= numbers.count else { return true }
        return !(range.lowerBound...(range.upperBound - numbers.count)).contains { start in
          numbers.indices.allSatisfy { lexicon.sequences[start + $0] == numbers[$0] }
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
    self.init(typed: group.typed.map(\.text).joined(separator: " "), lookedUp: group.lookedUp)
  }
}
