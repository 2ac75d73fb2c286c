import DuaLibrary

/// The duas that a query finds, and why.
struct QueryRanking {
  /// What a citation is worth: more than any text.
  static let citationWorth = 20.0
  /// What a name that is a word as well adds, as a share of what the best text is worth.
  static let ambiguousWorth = 0.35
  /// So many of the best by words are looked at closely.
  static let looked = 32

  private let index: IndexReader
  private var scores = ScoreTable()
  private var terms: [SearchExplanation.Term] = []
  private var citations: [SearchExplanation.Citation] = []

  init(
    _ query: ParsedQuery,
    _ options: SearchOptions,
    _ index: IndexReader,
    _ workspace: inout Workspace
  ) throws(SearchIndexError) {
    self.index = index
    let resources = try RankingResources(index, pool: max(Self.looked, options.limit))
    let citation = try CitationQuery(query, names: try NameTable(index)) { word throws(SearchIndexError) in
      try Self.isKnown(word, resources)
    }
    if citation.isCertain { try addCitations(citation, workspace, worth: Self.citationWorth) }
    let isCited = !scores.isEmpty
    // Whoever gives a number wants nothing else.
    if isCited, citation.hasNumber { return }
    if query.hasArabic, query.hasOtherWords {
      try addMixed(query, resources, options, &workspace)
    } else if query.hasArabic {
      try addArabic(query, resources, options, &workspace, share: nil)
    } else {
      try addLatin(query, resources, options, &workspace, share: nil)
    }
    if isCited { scores.settleCitations() }
    if !citation.isCertain {
      let most = scores.rows.lazy.map(\.text).max() ?? 0
      try addCitations(citation, workspace, worth: most > 0 ? most * Self.ambiguousWorth : Self.citationWorth)
    }
  }

  /// Whether a word stands in the texts or among the synonyms.
  private static func isKnown(
    _ word: SearchWord,
    _ resources: RankingResources
  ) throws(SearchIndexError) -> Bool {
    if resources.synonyms.knows(CollectionOfOne(word)) { return true }
    let words =
      try word.script == .arabic ? ArabicLexicon(resources.index).words : WordLexicon(resources.index).forms
    return words.find(word.bytes) != nil
  }

  /// Two scripts in one query: each is answered by itself, and counts as much as its words say.
  private mutating func addMixed(
    _ query: ParsedQuery,
    _ resources: RankingResources,
    _ options: SearchOptions,
    _ workspace: inout Workspace
  ) throws(SearchIndexError) {
    let parts = (arabic: query.part(.arabic), other: query.part(.other))
    let weights = (arabic: parts.arabic.weight, other: parts.other.weight)
    let share = weights.arabic / (weights.arabic + weights.other)
    try addArabic(parts.arabic, resources, options, &workspace, share: share)
    workspace.clear()
    try addLatin(parts.other, resources, options, &workspace, share: 1 - share)
    // What one part asks for in quotation marks, the other cannot do without.
    if !parts.arabic.phrases.isEmpty { scores.keep { $0.citation > 0 || $0.arabic > 0 } }
    if !parts.other.phrases.isEmpty {
      scores.keep { $0.citation > 0 || $0.transliteration > 0 || $0.words > 0 }
    }
  }

  /// With a `share` the best gets it, and the others in proportion.
  private mutating func addArabic(
    _ query: ParsedQuery,
    _ resources: RankingResources,
    _ options: SearchOptions,
    _ workspace: inout Workspace,
    share: Double?
  ) throws(SearchIndexError) {
    let ranking = try ArabicRanking(query, resources, &workspace)
    terms += ranking.terms(options.explains)
    guard let best = ranking.documents.lazy.map(\.score).max(), best > 0 else { return }
    let scale = share.map { $0 / best } ?? 1
    for document in ranking.documents {
      scores.add(document.score * scale, to: .arabic, of: document.document)
    }
  }

  private mutating func addLatin(
    _ query: ParsedQuery,
    _ resources: RankingResources,
    _ options: SearchOptions,
    _ workspace: inout Workspace,
    share: Double?
  ) throws(SearchIndexError) {
    let ranking = try LatinRanking(query, resources, &workspace)
    terms += ranking.terms(options.explains)
    let scale = share ?? 1
    for document in ranking.words { scores.add(document.score * scale, to: .words, of: document.document) }
    for document in ranking.sounds {
      scores.add(document.score * scale, to: .transliteration, of: document.document)
    }
  }

  /// The results, best first.
  func results(limit: Int, explains: Bool) throws(SearchIndexError) -> [SearchResult] {
    let ids = try index.section(.ids)
    return scores.sorted(limit).map { parts in
      SearchResult(
        id: index.dua(parts.document, ids),
        score: parts.total,
        route: parts.route,
        explanation: explains
          ? SearchExplanation(parts: parts.byRoute, terms: terms, citations: citations) : nil
      )
    }
  }

  private mutating func addCitations(
    _ query: CitationQuery,
    _ workspace: Workspace,
    worth: Double
  ) throws(SearchIndexError) {
    guard !query.references.isEmpty else { return }
    let table = try CitationTable(index)
    citations = query.citations
    for (place, reference) in query.references.enumerated() {
      let found =
        switch reference {
        case .verses(let surah, let range): table.documents(citing: surah, verses: range)
        case .hadith(let work, let number, let letter):
          table.documents(citing: work, number: number, letter: letter)
        }
      for document in found
      where document.document < index.documentCount && workspace.allows(document.document) {
        // What is named first comes first.
        let score = worth * (1 + (document.fitness - Double(place) * 0.001) / Self.citationWorth)
        scores.add(score, to: .citation, of: document.document)
      }
    }
  }
}

/// What all routes need.
struct RankingResources {
  let index: IndexReader
  let rarity: Rarity
  let synonyms: SynonymTable
  /// What the grades of postings are worth.
  let impacts: [Int32]
  /// How many of the best are looked at closely.
  let pool: Int

  init(_ index: IndexReader, pool: Int) throws(SearchIndexError) {
    self.index = index
    self.pool = pool
    rarity = Rarity(documentCount: index.documentCount)
    synonyms = try SynonymTable(index)
    let section = try index.section(.impacts)
    impacts = (0..<ImpactScale.count).map { Int32(truncatingIfNeeded: section.u32($0 &* 4)) }
  }
}
