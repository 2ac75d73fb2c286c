import DuaLibrary

/// Checks quotations against the Quran.
///
/// A quotation may be part of the verses it cites, in everyday spelling or that of the mushaf, with or without marks, brackets,
/// verse numbers and pause signs, and with the plea for refuge or the basmala before it. It is compared with both
/// orthographies, and the better match counts.
public struct QuranVerifier: Sendable {
  let fingerprints: QuranFingerprints
  let texts: QuranTexts?

  /// - Parameters:
  ///   - fingerprints: The words of the Quran.
  ///   - texts: The texts, if the caller has them: findings then name words that are missing or replaced.
  public init(fingerprints: QuranFingerprints, texts: QuranTexts? = nil) {
    self.fingerprints = fingerprints
    self.texts = texts
  }

  /// Whether findings name the words of the Quran.
  public var hasTexts: Bool { texts != nil }

  /// The differences between a text and the verses it cites, in the order of the text. Each word has at most one finding, the
  /// most severe.
  public func verify(_ text: String, cited reference: QuranReference) -> [QuotationFinding] {
    compare(QuotableText(text).words.map(QuotedWord.init), cited: reference).findings
  }

  func compare(_ quote: [QuotedWord], cited reference: QuranReference) -> QuotationComparison {
    let words = Prefixes.withoutAmen(quote)
    guard !words.isEmpty else { return QuotationComparison() }
    let found = comparison(words, cited: reference)
    guard found.findings.contains(where: { $0.severity == .error }),
      let other = comparison(words, cited: [reference], amongOtherWords: false)
    else { return found }
    return other.findings.weight < found.findings.weight ? other : found
  }

  /// The comparison if the plea for refuge and the basmala are correct and at the beginning.
  private func comparison(_ words: [QuotedWord], cited reference: QuranReference) -> QuotationComparison {
    if isLonger(words, than: reference) {
      var comparison = Comparison(orthography: .simple)
      comparison.isOtherText = true
      comparison.citedPosition = fingerprints.words(of: reference, .simple).lowerBound
      return FindingWriter(comparison: comparison, words: words, verifier: self).result
    }
    var best: Comparison?
    for orthography in Orthography.allCases {
      for prefix in Prefixes.counts(in: words) {
        let comparison = comparison(words, prefix: prefix, reference, orthography)
        if best.map({ comparison.cost < $0.cost }) ?? true { best = comparison }
      }
    }
    return best.map { FindingWriter(comparison: $0, words: words, verifier: self).result }
      ?? QuotationComparison()
  }

  /// Whether a text has so many words that it is another text than the reference, however they are aligned: two of its words at most
  /// are found in each word of the reference, and less than half of them are not enough.
  private func isLonger(_ words: [QuotedWord], than reference: QuranReference) -> Bool {
    let prefix = Prefixes.counts(in: words).max() ?? 0
    return Orthography.allCases.allSatisfy { orthography in
      words.count - prefix > 4 * fingerprints.words(of: reference, orthography).count
    }
  }

  private func comparison(
    _ words: [QuotedWord],
    prefix: Int,
    _ reference: QuranReference,
    _ orthography: Orthography
  ) -> Comparison {
    var comparison = Comparison(orthography: orthography)
    comparison.citedPosition = fingerprints.words(of: reference, orthography).lowerBound
    if prefix > 0, Prefixes.endsInBasmala(words[..<prefix]) {
      // The basmala is compared with 1:1, words 0 to 3 of every edition.
      let start = prefix - Prefixes.basmala.count
      let run = 0..<Prefixes.basmala.count
      comparison.add(aligned(Array(words[start..<prefix]), run, orthography), quoteStart: start, runStart: 0)
    }
    let run = fingerprints.words(of: reference, orthography)
    var alignment = aligned(Array(words[prefix...]), run, orthography)
    let edition = fingerprints.edition(orthography)
    let next = run.lowerBound + alignment.end
    if next < run.upperBound, edition.verseStarts[edition.verse(ofWord: next)] < next {
      alignment.takeLastWordAsOther()
    }
    comparison.isOtherText = alignment.foundWords * 2 < words.count - prefix
    comparison.add(alignment, quoteStart: prefix, runStart: run.lowerBound)
    return comparison
  }

  private func aligned(_ quote: [QuotedWord], _ run: Range<Int>, _ orthography: Orthography) -> Alignment {
    let reference = run.map { fingerprints.fingerprint(ofWord: $0, orthography) }
    return Aligner(quote: quote, reference: reference, orthography: orthography).best()
  }
}

extension [QuotationFinding] {
  /// The severity of a finding: another text is more severe than any error.
  fileprivate var weight: Int {
    reduce(0) { $0 + ($1.kind == .otherText ? 1_000_000 : $1.severity == .error ? 1 : 0) }
  }
}

/// A comparison of a quotation with an orthography; indexes are those of the whole quotation and the whole edition.
struct Comparison {
  let orthography: Orthography
  var pieces: [Alignment.Piece] = []
  var cost = 0
  var isOtherText = false
  /// The index of the first word of the first cited verse.
  var citedPosition = 0

  init(orthography: Orthography) { self.orthography = orthography }

  mutating func add(_ alignment: Alignment, quoteStart: Int, runStart: Int) {
    cost += alignment.cost
    pieces += alignment.pieces.map { piece in
      Alignment.Piece(
        step: piece.step,
        quoted: piece.quoted + quoteStart,
        referred: piece.referred + runStart,
        difference: piece.difference
      )
    }
  }
}
