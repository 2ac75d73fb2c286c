import UnicodeText

// The words that a query means: those that it has, without elided words and typing errors.
extension LatinRanking {
  /// A word that fewer duas have may be the beginning of another.
  private static let commonWord = 8

  static func expansions(of query: ParsedQuery, _ terms: WordTerms) -> [WordTerms.Expansion] {
    query.words.indices.map { position in
      terms.expansion(
        of: query.words[position],
        isOpen: query.isLastWordOpen && position == query.words.count - 1
      )
    }
  }

  static func phrases(
    of words: [SearchWord],
    _ expansions: [WordTerms.Expansion],
    _ query: ParsedQuery,
    _ terms: WordTerms,
    _ synonyms: SynonymTable
  ) -> QueryPhrases {
    // The sounds of a recited text complete its last word better than situations that begin like it.
    let isRecited = words.count > 1 && (opensRecitation(words[0]) || words[0].bytes == Array("ya".utf8))
    return QueryPhrases(
      words,
      synonyms,
      isLastWordOpen: query.isLastWordOpen && !isRecited,
      isLastWordWritten: words.last.map { terms.dictionary.forms.find($0.bytes) != nil } ?? false,
      isLastWordKnown: (expansions.last?.group.members.first?.list.count ?? 0) >= commonWord
    )
  }

  /// Replaces unknown words by what follows an elided word in them, if that is known. Returns whether there are any.
  ///
  /// - Parameter isOfPhrases: Whether words count that phrases of the vocabulary have, though not the query.
  static func replaceElided(
    _ words: inout [SearchWord],
    _ expansions: inout [WordTerms.Expansion],
    of query: ParsedQuery,
    _ phrases: QueryPhrases,
    _ terms: WordTerms,
    _ synonyms: SynonymTable,
    isOfPhrases: Bool
  ) -> Bool {
    // A letter or apostrophe that the fold leaves out or replaces takes more bytes in the query.
    guard words.contains(where: { $0.source.count > $0.bytes.count }) else { return false }
    let text = Array(query.text.utf8)
    var isChanged = false
    for position in words.indices
    where expansions[position].knowledge != .known && !phrases.contains(position)
      && phrases.nearGroups[position] == nil && (isOfPhrases || !synonyms.hasWord(words[position]))
    {
      guard let rest = Elision.rest(of: words[position], in: text) else { continue }
      let expansion = terms.expansion(
        of: rest,
        isOpen: query.isLastWordOpen && position == words.count - 1
      )
      guard
        expansion.knowledge == .known || synonyms.hasWord(rest)
          || synonyms.group(of: PhraseKey([rest])) != nil
      else { continue }
      words[position] = rest
      expansions[position] = expansion
      isChanged = true
    }
    return isChanged
  }

  /// Expands the words that no text has to the nearest ones.
  static func correctUnknown(
    _ expansions: inout [WordTerms.Expansion],
    of words: [SearchWord],
    _ terms: WordTerms,
    _ accumulator: inout ScoreAccumulator
  ) {
    for position in expansions.indices
    where expansions[position].knowledge == .unknown && !QueryStopWords.isLight(words[position]) {
      expansions[position] = terms.correction(of: words[position], &accumulator)
    }
  }

  /// Replaces words with a typing error by the words of phrases that were meant. Returns whether there are any.
  static func correct(
    _ words: inout [SearchWord],
    _ expansions: [WordTerms.Expansion],
    _ forms: StringTable,
    _ synonyms: SynonymTable
  ) -> Bool {
    var isChanged = false
    for position in words.indices where expansions[position].errors == 1 {
      var word = words[position]
      word.bytes = forms[expansions[position].form].bytes
      guard synonyms.hasWord(word) else { continue }
      words[position] = word
      isChanged = true
    }
    return isChanged
  }
}
