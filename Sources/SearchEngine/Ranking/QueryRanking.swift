/// The duas that a query finds, with the reasons.
struct QueryRanking {
  /// The score of a citation: higher than that of any text.
  static let citationScore = 20.0
  /// The score of a name that is also an ordinary word, as a share of the best text score.
  static let ambiguousCitationShare = 0.35
  /// The same for a name with its article.
  static let titleShare = 1.05
  /// The minimum number of candidates to rerank.
  static let rerankDepth = 32

  private let index: IndexReader
  private var scores = ScoreTable()
  private var terms: [SearchExplanation.Term] = []
  private var citations: [SearchExplanation.Citation] = []

  init(
    _ query: ParsedQuery,
    _ options: QueryOptions,
    _ index: IndexReader,
    _ accumulator: inout ScoreAccumulator
  ) throws(SearchIndexError) {
    self.index = index
    let resources = try RankingResources(
      index,
      rerankDepth: min(max(Self.rerankDepth, options.limit), index.documentCount)
    )
    let citation = try CitationQuery(query, names: try NameTable(index)) {
      (word, inPhrase) throws(SearchIndexError) in
      try Self.isKnown(word, inPhrase: inPhrase, resources)
    }
    if citation.isCertain { try addCitations(citation, accumulator, boost: Self.citationScore) }
    let isCited = !scores.isEmpty
    // A numbered citation suppresses text results.
    if isCited, citation.hasNumber { return }
    if query.hasArabic, query.hasOtherWords {
      try addMixed(query, resources, options, &accumulator)
    } else if query.hasArabic {
      try addArabic(query, resources, options, &accumulator, share: nil)
    } else {
      try addLatin(query, resources, options, &accumulator, share: nil)
    }
    scores.lowerUntitled(PackedInts(try index.section(.titled)))
    if isCited { scores.settleCitations() }
    if !citation.isCertain {
      let most = scores.rows.lazy.map { $0.text }.max() ?? 0
      try addCitations(
        citation,
        accumulator,
        boost: most > 0
          ? most * (citation.isTitle ? Self.titleShare : Self.ambiguousCitationShare) : Self.citationScore
      )
    }
  }

  /// Whether the texts or the synonyms contain a word.
  ///
  /// - Parameter inPhrase: Whether a word within a phrase counts.
  private static func isKnown(
    _ word: SearchWord,
    inPhrase: Bool,
    _ resources: RankingResources
  ) throws(SearchIndexError) -> Bool {
    if inPhrase, resources.synonyms.hasWord(word) { return true }
    if resources.synonyms.group(of: PhraseKey([word])) != nil { return true }
    let words = try word.script == .arabic ? resources.arabicTerms().words : resources.wordTerms().forms
    return words.find(word.bytes) != nil
  }

  /// A query in two scripts: each part is answered on its own, and weighted by its words.
  private mutating func addMixed(
    _ query: ParsedQuery,
    _ resources: RankingResources,
    _ options: QueryOptions,
    _ accumulator: inout ScoreAccumulator
  ) throws(SearchIndexError) {
    let parts = (arabic: query.part(.arabic), other: query.part(.other))
    let weights = (arabic: parts.arabic.weight, other: parts.other.weight)
    let share = weights.arabic / (weights.arabic + weights.other)
    try addArabic(parts.arabic, resources, options, &accumulator, share: share)
    accumulator.clear()
    try addLatin(parts.other, resources, options, &accumulator, share: 1 - share)
    // A phrase quoted in one script is required of the results of the other, too.
    if !parts.arabic.phrases.isEmpty { scores.keep { $0.citation > 0 || $0.arabic > 0 } }
    if !parts.other.phrases.isEmpty {
      scores.keep { $0.citation > 0 || $0.transliteration > 0 || $0.words > 0 }
    }
  }

  /// With a `share`, the best score is scaled to it, and the others in proportion.
  private mutating func addArabic(
    _ query: ParsedQuery,
    _ resources: RankingResources,
    _ options: QueryOptions,
    _ accumulator: inout ScoreAccumulator,
    share: Double?
  ) throws(SearchIndexError) {
    let ranking = try ArabicRanking(query, resources, &accumulator)
    terms += ranking.terms(explains: options.explains)
    guard let best = ranking.documents.lazy.map({ $0.score }).max(), best > 0 else { return }
    let scale = share.map { $0 / best } ?? 1
    for document in ranking.documents {
      scores.add(document.score * scale, to: .arabic, of: document.document)
    }
  }

  private mutating func addLatin(
    _ query: ParsedQuery,
    _ resources: RankingResources,
    _ options: QueryOptions,
    _ accumulator: inout ScoreAccumulator,
    share: Double?
  ) throws(SearchIndexError) {
    let ranking = try LatinRanking(query, resources, &accumulator)
    terms += ranking.terms(explains: options.explains)
    let scale = share ?? 1
    for document in ranking.words { scores.add(document.score * scale, to: .words, of: document.document) }
    for document in ranking.sounds {
      scores.add(document.score * scale, to: .transliteration, of: document.document)
    }
  }

  /// The matches, best first.
  func matches(limit: Int, explains: Bool) throws(SearchIndexError) -> [QueryMatch] {
    let ids = PackedInts(try index.section(.ids))
    return scores.sorted(limit).map { parts in
      QueryMatch(
        id: ids.wide(parts.document),
        score: parts.total,
        route: parts.route,
        explanation: explains
          ? SearchExplanation(scores: parts.byRoute, terms: terms, citations: citations) : nil
      )
    }
  }

  private mutating func addCitations(
    _ query: CitationQuery,
    _ accumulator: ScoreAccumulator,
    boost: Double
  ) throws(SearchIndexError) {
    guard !query.references.isEmpty else { return }
    let table = try CitationTable(index)
    citations = query.citations
    for (position, reference) in query.references.enumerated() {
      for document in table.documents(of: reference)
      where document.document < index.documentCount && accumulator.allows(document.document) {
        // Names that come first in the query rank first.
        let order = if case .text = reference { 0.0 } else { Double(position) }
        let score = boost * (1 + (document.fitness - order * 0.001) / Self.citationScore)
        scores.add(score, to: .citation, of: document.document)
      }
    }
  }
}
