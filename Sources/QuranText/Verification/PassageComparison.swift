import DuaLibrary

extension QuranVerifier {
  /// The differences between a text and the passages that it cites.
  ///
  /// The text may be one of the passages or several, whole or in part, in any order, each with or without the basmala.
  ///
  /// - Parameter amongOtherWords: Whether other words may precede, separate and follow the passages, as in a hadith that quotes
  ///   a verse. Only what is within a passage is then compared.
  public func verify(
    _ text: QuotableText,
    cited references: [QuranReference],
    amongOtherWords: Bool = false
  ) -> [QuotationFinding] {
    compare(text, cited: references, amongOtherWords: amongOtherWords).findings
  }

  /// What differs and what agrees between a text and the passages that it cites.
  ///
  /// - Parameter amongOtherWords: As in ``verify(_:cited:amongOtherWords:)``.
  public func compare(
    _ text: QuotableText,
    cited references: [QuranReference],
    amongOtherWords: Bool = false
  ) -> QuotationComparison {
    compare(text.words[...], cited: references, amongOtherWords: amongOtherWords)
  }

  /// What differs and what agrees between some bytes of a text and the passages that they cite.
  public func compare(
    _ bytes: Range<Int>,
    of text: QuotableText,
    cited references: [QuranReference]
  ) -> QuotationComparison {
    compare(text.words(in: bytes), cited: references, amongOtherWords: false)
  }

  /// How many pairs of words it takes at most to compare some bytes of a text with the passages that they cite, for callers that
  /// compare many parts of one text.
  public func pairCount(_ bytes: Range<Int>, of text: QuotableText, cited references: [QuranReference]) -> Int
  {
    let count = text.words(in: bytes).count
    return references.reduce(0) { sum, reference in
      let length = fingerprints.words(of: reference, .simple).count
      guard count <= 4 * length else { return sum + count }
      return sum + min(count, Aligner.chunk) * length + count * min(length, 3 * Aligner.chunk)
    }
  }

  /// False only if a text has too few or too many words to be all of some verses. It may join two of their words or split one, begin
  /// with the plea for refuge and the basmala, and end with an amen.
  public func mayBeAll(of verses: QuranReference, _ text: QuotableText) -> Bool {
    let count = text.wordCount
    let others = Prefixes.namingIstiadha.count + Prefixes.basmala.count + 1
    return Orthography.allCases.contains { orthography in
      let length = fingerprints.words(of: verses, orthography).count
      return length <= 2 * count && count <= 2 * length + others
    }
  }

  private func compare(
    _ words: ArraySlice<TextWord>,
    cited references: [QuranReference],
    amongOtherWords: Bool
  ) -> QuotationComparison {
    let references = references.withoutRepetitions
    guard let first = references.first, !words.isEmpty else { return QuotationComparison() }
    let quote = words.map(QuotedWord.init)
    if references.count == 1, !amongOtherWords { return compare(quote, cited: first) }
    guard
      let found = comparison(
        Prefixes.withoutAmen(quote),
        cited: references,
        amongOtherWords: amongOtherWords
      )
    else {
      // Too large for the table: compared with one citation after the other.
      let each = references.map { compare(quote, cited: $0) }
      return each.min { $0.findings.count < $1.findings.count } ?? QuotationComparison()
    }
    return found
  }

  /// Nil if the table would be too large.
  func comparison(
    _ quote: [QuotedWord],
    cited references: [QuranReference],
    amongOtherWords: Bool
  ) -> QuotationComparison? {
    let recited = Prefixes.withoutIstiadha(quote)
    let comparisons = Orthography.allCases.compactMap { orthography in
      comparison(recited, references, orthography, amongOtherWords: amongOtherWords)
    }
    guard let best = comparisons.min(by: { $0.cost < $1.cost }) else { return nil }
    return FindingWriter(comparison: best, words: recited, verifier: self).result
  }

  /// The maximum number of cells of a table: a text of 400 words with a surah of 10,000.
  private static let sizeLimit = 4_000_000

  private func comparison(
    _ words: [QuotedWord],
    _ references: [QuranReference],
    _ orthography: Orthography,
    amongOtherWords: Bool
  ) -> Comparison? {
    var passages = references.map { passage(Array(fingerprints.words(of: $0, orthography)), orthography) }
    passages.append(passage(Array(0..<Prefixes.basmala.count), orthography))
    if !amongOtherWords {
      // In ordinary text, `in the name of God` need not be the basmala, nor `I seek refuge` the plea.
      passages[references.count].isWhole = true
      passages.append(passage(wordsOfIstiadha(orthography), orthography))
      passages[references.count + 1].isWhole = true
    }
    guard !words.isEmpty, PassageAligner.size(words: words.count, passages: passages) <= Self.sizeLimit else {
      return nil
    }
    let aligner = PassageAligner(
      quote: words,
      passages: passages,
      orthography: orthography,
      allowsOtherWords: amongOtherWords
    )
    let (cost, found) = aligner.best()
    var reading = PassageReading(found, passages, citedCount: references.count, wordCount: words.count)
    if amongOtherWords { reading.dropChanceRuns() } else { reading.takeSingleWordsAsExtra() }
    var comparison = Comparison(orthography: orthography)
    comparison.cost = cost
    comparison.pieces = reading.pieces
    comparison.isOtherText = reading.isOtherText(amongOtherWords: amongOtherWords)
    comparison.citedPosition = passages[0].position(ofWord: 0)
    return comparison
  }
}

extension QuranVerifier {
  private func passage(_ positions: [Int], _ orthography: Orthography) -> PassageAligner.Passage {
    PassageAligner.Passage(
      positions: positions,
      words: positions.map { fingerprints.fingerprint(ofWord: $0, orthography) }
    )
  }

  /// The words of the plea for refuge in the Quran: the first of them in 2:67, the others in 16:98.
  private func wordsOfIstiadha(_ orthography: Orthography) -> [Int] {
    let edition = fingerprints.edition(orthography)
    let end = { (surah: Int, ayah: Int) in edition.verseStarts[VerseNumbering.surahStarts[surah - 1] + ayah] }
    return [end(2, 67) - 6] + (end(16, 98) - 4..<end(16, 98))
  }
}

/// Interprets the runs of an alignment.
private struct PassageReading {
  private var runs: [PassageAligner.Run]
  private let passages: [PassageAligner.Passage]
  /// The number of cited passages; those after them are the basmala and the plea for refuge.
  private let citedCount: Int
  private let wordCount: Int

  init(
    _ runs: [PassageAligner.Run],
    _ passages: [PassageAligner.Passage],
    citedCount: Int,
    wordCount: Int
  ) {
    (self.runs, self.passages, self.citedCount, self.wordCount) = (runs, passages, citedCount, wordCount)
  }

  /// Drops runs that match by chance, as a word or two of a verse may in any text: a run must be long enough, or most of its
  /// passage.
  mutating func dropChanceRuns() {
    runs.removeAll { run in
      guard let passage = run.passage else { return false }
      let found = run.foundWords
      return found < 3 && 2 * found < min(passages[passage].words.count, wordCount)
    }
  }

  /// Converts a single word that is aligned with another passage than its neighbors to an extra word.
  mutating func takeSingleWordsAsExtra() {
    guard runs.count > 1 else { return }
    for index in runs.indices where runs[index].words.count == 1 {
      guard let passage = runs[index].passage, passages[passage].words.count > 1 else { continue }
      runs[index].pieces = runs[index].pieces.map { piece in
        Alignment.Piece(
          step: .extra,
          quoted: piece.quoted,
          referred: piece.referred,
          difference: .of(.extraWord)
        )
      }
    }
  }

  /// The pieces of all runs; words that interrupt a passage are extra words.
  var pieces: [Alignment.Piece] {
    var pieces: [Alignment.Piece] = []
    for (index, run) in runs.enumerated() {
      if run.passage == nil, index > 0, index + 1 < runs.count, let before = runs[index - 1].pieces.last,
        runs[index - 1].passage == runs[index + 1].passage,
        let after = runs[index + 1].pieces.first, after.referred > before.referred
      {
        pieces += run.words.map { word in
          .init(step: .extra, quoted: word, referred: after.referred, difference: .of(.extraWord))
        }
      }
      if let word = wordInBasmala(at: index) { pieces.append(word) }
      pieces += run.pieces
    }
    return pieces
  }

  /// The last word of the basmala, if another word separates its first three from a verse.
  private func wordInBasmala(at index: Int) -> Alignment.Piece? {
    guard index > 0, index + 1 < runs.count, runs[index].passage == nil, runs[index].words.count == 1,
      runs[index - 1].passage == citedCount, runs[index - 1].pieces.map(\.referred) == [0, 1, 2],
      let following = runs[index + 1].passage, following < citedCount
    else { return nil }
    return Alignment.Piece(
      step: .pair,
      quoted: runs[index].words.lowerBound,
      referred: 3,
      difference: .of(.otherWord)
    )
  }

  func isOtherText(amongOtherWords: Bool) -> Bool {
    let cited = runs.filter { $0.passage.map { $0 < citedCount } == true }
    let found = cited.reduce(0) { $0 + $1.foundWords }
    if amongOtherWords { return found == 0 }
    let formulae = runs.filter { $0.passage.map { $0 >= citedCount } == true }
    return found * 2 < wordCount - formulae.reduce(0) { $0 + $1.words.count }
  }
}

extension PassageAligner.Run {
  fileprivate var foundWords: Int { Alignment(pieces: pieces).foundWords }
}

extension [QuranReference] {
  /// Without references that are contained in another.
  fileprivate var withoutRepetitions: [QuranReference] {
    // Of those that begin at one verse the longest comes first: each lies within another if it ends before one that came before.
    let ordered = indices.sorted { lhs, rhs in
      let (first, second) = (self[lhs], self[rhs])
      return (first.surah, first.ayahs.lowerBound, -first.ayahs.upperBound, lhs)
        < (second.surah, second.ayahs.lowerBound, -second.ayahs.upperBound, rhs)
    }
    var kept: [Int] = []
    for index in ordered {
      if let last = kept.last, self[last].surah == self[index].surah,
        self[last].ayahs.upperBound >= self[index].ayahs.upperBound
      {
        continue
      }
      kept.append(index)
    }
    return kept.sorted().map { self[$0] }
  }
}
