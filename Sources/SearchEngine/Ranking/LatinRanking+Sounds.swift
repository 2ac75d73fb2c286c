// The sounds that a query may mean.
extension LatinRanking {
  /// Ranks the sound of what is said in the query or, if that finds nothing and some words are known, of the unknown words.
  static func sounding(
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
    let (allowsErrors, widensSearch) = (share < 0.9 && !isSentence, share < 0.3 && !isSentence)
    let isLastWordOpen = query.isLastWordOpen && query.said.last == query.words.count - 1
    let text = query.saysAll ? query.text : query.typed(query.said)
    let whole = try SoundRanking(
      text,
      isLastWordOpen: isLastWordOpen,
      allowsErrors: allowsErrors,
      widensSearch: widensSearch,
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
        widensSearch: widensSearch,
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
      widensSearch: widensSearch,
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
  static func opensRecitation(_ word: SearchWord) -> Bool {
    ["allahu", "allahou", "rabb", "subhan", "soubhan"].contains { word.bytes.starts(with: $0.utf8) }
  }
}
