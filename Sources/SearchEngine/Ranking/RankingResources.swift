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
    try open(&openedArabicPostings, PostingLists.init(arabic:))
  }

  func arabicTerms() throws(SearchIndexError) -> ArabicTermDictionary {
    try open(&openedArabicTerms, ArabicTermDictionary.init)
  }

  func wordTerms() throws(SearchIndexError) -> WordTermDictionary {
    try open(&openedWordTerms, WordTermDictionary.init)
  }

  func soundTerms() throws(SearchIndexError) -> SoundTermDictionary {
    try open(&openedSoundTerms, SoundTermDictionary.init)
  }

  func wordPairs() throws(SearchIndexError) -> WordPairTable { try WordPairTable(index) }

  private func open<Part>(
    _ opened: inout Part?,
    _ make: (IndexReader) throws(SearchIndexError) -> Part
  ) throws(SearchIndexError) -> Part {
    if let opened { return opened }
    let part = try make(index)
    opened = part
    return part
  }
}
