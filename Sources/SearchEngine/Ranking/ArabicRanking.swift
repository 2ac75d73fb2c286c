import UnicodeText

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
    let words = terms.words(of: query, resources.synonyms)
    let phrases = QueryPhrases(
      words,
      resources.synonyms,
      isLastWordOpen: query.isLastWordOpen,
      isLastWordWritten: words.last.map { dictionary.words.find($0.bytes) != nil } ?? false
    )
    let (arabicGroups, spellings) = terms.groups(
      of: words,
      isLastWordOpen: query.isLastWordOpen,
      isKnown: phrases.contains,
      &accumulator
    )
    var groups = arabicGroups
    try SynonymExpansion(resources: resources).expand(&groups, words: words, phrases: phrases)
    self.groups = groups

    let allowed = accumulator.allowed
    for phrase in query.phrases where phrase.allSatisfy({ $0.script == .arabic }) {
      accumulator.allowed = Self.documents(with: phrase, dictionary, resources.impacts, &accumulator)
    }
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
    accumulator.allowed = allowed
  }

  /// The allowed duas that contain the words of a quoted phrase one after another, one bit each.
  private static func documents(
    with phrase: [SearchWord],
    _ dictionary: ArabicTermDictionary,
    _ impacts: [Int32],
    _ accumulator: inout ScoreAccumulator
  ) -> [UInt64] {
    var documents = [UInt64](repeating: 0, count: (accumulator.documentScores.count + 63) / 64)
    let numbers = phrase.compactMap { dictionary.words.find($0.bytes) }
    guard numbers.count == phrase.count else { return documents }
    let lists = numbers.map { dictionary.postings[$0] }
    let order = lists.map { SortKey(UInt64($0.count)) }.order()
    let member = TermGroup.Member(
      list: lists[order[0]],
      weight: 0,
      others: order.dropFirst().map { lists[$0] }
    )
    accumulator.add([TermGroup(members: [member])], impacts: impacts)
    let streams = dictionary.streams
    for document in accumulator.matched.map({ Int($0) }) {
      let range = streams.range(of: document)
      var start = range.lowerBound
      while start + numbers.count <= range.upperBound {
        var length = 0
        while length < numbers.count, streams[start + length] == numbers[length] { length += 1 }
        if length == numbers.count {
          documents[document >> 6] |= 1 << UInt64(document & 63)
          break
        }
        start += 1
      }
    }
    accumulator.clear()
    return documents
  }

  func terms(explains: Bool) -> [SearchExplanation.Term] {
    explains ? groups.map(SearchExplanation.Term.init) : []
  }
}

extension SearchExplanation.Term {
  init(_ group: TermGroup) {
    self.init(typed: group.typed.map { $0.text }.joined(separator: " "), lookedUp: group.lookedUp)
  }
}
