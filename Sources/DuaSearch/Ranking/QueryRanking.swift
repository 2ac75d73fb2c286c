import DuaLibrary

/// The duas that a query finds, and why.
struct QueryRanking {
  /// What a citation is worth: more than any text.
  static let citationWorth = 20.0
  /// So many of the best by words are looked at closely.
  static let looked = 32

  private let index: IndexReader
  private var scores = ScoreTable()
  private var terms: [SearchExplanation.Term] = []
  private var citations: [String] = []

  init(
    _ query: ParsedQuery,
    _ options: SearchOptions,
    _ index: IndexReader,
    _ workspace: inout Workspace
  ) throws(SearchIndexError) {
    self.index = index
    let citation = CitationQuery(query, names: try NameTable(index))
    try addCitations(citation, workspace)
    let isCited = !scores.isEmpty
    // Whoever gives a number wants nothing else.
    if isCited, citation.hasNumber { return }
    let resources = try RankingResources(index, pool: max(Self.looked, options.limit))
    if query.hasArabic {
      let ranking = try ArabicRanking(query, resources, &workspace)
      for document in ranking.documents { scores.add(document.score, to: \.arabic, of: document.document) }
      terms = ranking.terms(options.explains)
    } else {
      let ranking = try LatinRanking(query, resources, &workspace)
      for document in ranking.words { scores.add(document.score, to: \.words, of: document.document) }
      for document in ranking.sounds {
        scores.add(document.score, to: \.transliteration, of: document.document)
      }
      terms = ranking.terms(options.explains)
    }
    if isCited { scores.settleCitations() }
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

  private mutating func addCitations(_ query: CitationQuery, _ workspace: Workspace) throws(SearchIndexError)
  {
    guard !query.references.isEmpty else { return }
    let table = try CitationTable(index)
    citations = query.descriptions
    for (place, reference) in query.references.enumerated() {
      let found =
        switch reference {
        case .verses(let sura, let range): table.documents(citing: sura, verses: range)
        case .hadith(let work, let number, let letter):
          table.documents(citing: work, number: number, letter: letter)
        }
      for document in found
      where document.document < index.documentCount && workspace.allows(document.document) {
        // What is named first comes first.
        let score = Self.citationWorth + document.fitness - Double(place) * 0.001
        scores.add(score, to: \.citation, of: document.document)
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
