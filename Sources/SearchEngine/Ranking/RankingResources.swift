/// What the rankings of one query need of an index. A term dictionary is opened when it is first asked for, once a query: sections
/// that no ranking reads are not verified.
final class RankingResources {
  let idf: InverseDocumentFrequency
  let synonyms: SynonymTable
  /// The weight of each posting level.
  let impacts: [Int32]
  /// The number of candidates to rerank.
  let rerankDepth: Int

  private let index: IndexReader
  private var openedArabicPostings: PostingLists?
  private var openedArabicTerms: ArabicTermDictionary?
  private var openedWordTerms: WordTermDictionary?
  private var openedSoundTerms: SoundTermDictionary?

  init(_ index: IndexReader, rerankDepth: Int) throws(SearchIndexError) {
    self.index = index
    self.rerankDepth = rerankDepth
    idf = InverseDocumentFrequency(documentCount: index.documentCount)
    synonyms = try SynonymTable(index)
    let section = try index.section(.impacts)
    impacts = (0..<QuantizedImpact.count).map { Int32(truncatingIfNeeded: section.u32($0 &* 4)) }
  }

  /// The posting lists of the words in Arabic script, without the rest of their dictionary.
  func arabicPostings() throws(SearchIndexError) -> PostingLists {
    if let openedArabicPostings { return openedArabicPostings }
    let postings = try PostingLists(arabic: index)
    openedArabicPostings = postings
    return postings
  }

  func arabicTerms() throws(SearchIndexError) -> ArabicTermDictionary {
    if let openedArabicTerms { return openedArabicTerms }
    let terms = try ArabicTermDictionary(index)
    openedArabicTerms = terms
    return terms
  }

  func wordTerms() throws(SearchIndexError) -> WordTermDictionary {
    if let openedWordTerms { return openedWordTerms }
    let terms = try WordTermDictionary(index)
    openedWordTerms = terms
    return terms
  }

  func soundTerms() throws(SearchIndexError) -> SoundTermDictionary {
    if let openedSoundTerms { return openedSoundTerms }
    let terms = try SoundTermDictionary(index)
    openedSoundTerms = terms
    return terms
  }
}
