import ArabicText
import Diagnostics
import UnicodeText

/// Where a transliteration departs from the scheme that the policy names, without the consequences of mistakes that are
/// reported in the Arabic.
struct SchemeDepartures {
  /// Words that differ in letters.
  struct Departure {
    let difference: SchemeComparison.Difference
    /// Whether they differ in every scheme, which is an error.
    let isError: Bool
  }

  let comparison: SchemeComparison
  /// The words that differ; empty if the transliteration is not written in the scheme at all.
  let departures: [Departure]
  /// The words that are missing, added, doubled or moved.
  let wholeWords: [TransliterationFinding]
  /// Whether the transliteration is written in another scheme.
  let isInOtherScheme: Bool

  private let judge: SchemeJudge

  /// Nil if the policy names no scheme, and if a rule reports the two texts as a whole: the transliteration is that of another
  /// text, it is generated, or the Arabic is not vocalized.
  init?(
    _ text: DraftText,
    ofDua dua: Int,
    _ arabic: ArabicTextAnalysis,
    _ draft: IndexedDraft,
    _ report: TransliterationReport
  ) {
    guard let scheme = draft.scheme, arabic.dua?.transliterationGenerated.isMissing == true,
      let coverage = arabic.tashkeel?.coverage, coverage != .none,
      Placeholder.found(in: text) == nil
    else { return nil }
    let latin = Array(text.text.value.unicodeScalars)
    comparison = SchemeComparison(arabic: arabic.scalars, latin: latin, scheme)
    judge = SchemeJudge(
      comparison: comparison,
      forms: draft.forms,
      vocabulary: draft.quran.vocabulary,
      dua: dua
    )
    // What is not recited is not transliterated either.
    let mayBeOtherScheme = report.isConsistent && coverage == .full && arabic.remarks.ranges.isEmpty
    guard comparison.followsScheme, !(mayBeOtherScheme && comparison.isShortAndUnequal) else {
      guard mayBeOtherScheme else { return nil }
      (departures, wholeWords, isInOtherScheme) = ([], [], true)
      return
    }
    isInOtherScheme = false
    guard !report.isOtherText || comparison.hasEqualWord else { return nil }
    let reported = ReportedWords(arabic, comparison)
    let differences = comparison.differences.filter { !reported.explain($0) }
    let errors = ErrorRanges(report)
    let compared = comparison
    departures = differences.compactMap { difference in
      switch difference.kind {
      case .changed, .split, .joined:
        Departure(difference: difference, isError: report.isOtherText || errors.contain(difference, compared))
      case .missing, .added, .doubled, .moved: nil
      }
    }
    wholeWords = differences.compactMap { compared.wholeWordFinding($0, latin) }
  }
}

// MARK: Findings

extension SchemeDepartures {
  /// What a rule says about words that differ.
  struct Explanation {
    let message: String
    let isAboutArabic: Bool
    /// Scalars of the Arabic and of the transliteration.
    let arabic: Range<Int>
    let latin: Range<Int>
    /// What the scheme writes, if the transliteration is more likely wrong.
    let replacement: String?
    /// The scalar of the Arabic before which a space is missing; nil if none is.
    let boundary: Int?
    /// The space that is inside a word of the Arabic; nil if none is.
    let gap: Range<Int>?
    /// The known word that the Arabic should be; nil if none is known, or if the transliteration is more likely wrong.
    let correction: String?
  }

  /// - Parameter label: The name of the Arabic text in messages.
  func explanation(of departure: Departure, _ label: String) -> Explanation {
    let difference = departure.difference
    let words = (comparison.expected[difference.arabic], comparison.found[difference.latin])
    let message = SchemeMessage(difference, in: comparison)
    let verdict = judge.verdict(on: difference, near: message.range)
    let arabic = (words.0.first?.range.lowerBound ?? 0)..<(words.0.last?.range.upperBound ?? 0)
    let latin = (words.1.first?.range.lowerBound ?? 0)..<(words.1.last?.range.upperBound ?? 0)
    let expected = words.0.map(\.latin).joined(separator: " ")
    let found = words.1.map { String(scalars: $0.letters) }.joined(separator: " ")
    let written = String(scalars: comparison.arabic[arabic]).quoted(limit: 40)
    let scheme = comparison.romanizer.table.name
    let isLatin = verdict.side == .latin
    let opening =
      isLatin
      ? "\(found.quoted(limit: 40)) in the transliteration should be \(expected.quoted(limit: 40)) (\(scheme)) for "
        + "\(written) in \(label)"
      : "\(written) in \(label) is \(expected.quoted(limit: 40)) in \(scheme), but the transliteration has "
        + found.quoted(limit: 40)
    return Explanation(
      message: "\(opening): \(message.detail); \(verdict.reason)",
      isAboutArabic: !isLatin,
      arabic: arabic,
      latin: latin,
      replacement: isLatin ? expected : nil,
      boundary: verdict.boundary,
      gap: difference.kind == .split && !isLatin ? comparison.space(within: difference.arabic) : nil,
      correction: difference.kind == .changed && verdict.side == .arabic
        && !mayBelongToNeighbor(difference, verdict.correction)
        ? verdict.correction.map { String(scalars: $0[...]) } : nil
    )
  }

  /// Whether a correction deletes the beginning or the end of a word, and the word before or after it differs as well or has only the
  /// transliteration, so that it may be what is deleted: وَمِنْ كَالسَّلَامُ for وَمِنْكَ السَّلَامُ, بِأَصْبَحْنَا for بِكَ أَصْبَحْنَا.
  private func mayBelongToNeighbor(_ difference: SchemeComparison.Difference, _ correction: [Unicode.Scalar]?)
    -> Bool
  {
    guard let correction, let word = difference.arabic.first else { return false }
    let written = comparison.arabic[comparison.expected[word].range]
    guard correction.count < written.count else { return false }
    return written.suffix(correction.count).elementsEqual(correction) && differs(word - 1, word)
      || written.prefix(correction.count).elementsEqual(correction) && differs(word + 1, word + 1)
  }

  /// Whether an Arabic word differs, or the transliteration has more words than the Arabic before another.
  private func differs(_ word: Int, _ next: Int) -> Bool {
    comparison.differences.contains { difference in
      difference.arabic.contains(word) || difference.arabic.isEmpty && difference.arabic.lowerBound == next
    }
  }
}

extension SchemeComparison {
  /// The spaces between two Arabic words; nil if something else is there.
  fileprivate func space(within words: Range<Int>) -> Range<Int>? {
    guard words.count == 2 else { return nil }
    let space = expected[words.lowerBound].range.upperBound..<expected[words.lowerBound + 1].range.lowerBound
    return !space.isEmpty && arabic[space].allSatisfy(\.isBlank) ? space : nil
  }
}

extension SchemeDepartures {
  /// The Arabic words that differ.
  var arabicRanges: [Range<Int>] {
    departures.flatMap { comparison.expected[$0.difference.arabic].map(\.range) }
  }
}

extension SchemeComparison {
  /// Whether a word of the transliteration is the one that the scheme writes.
  fileprivate var hasEqualWord: Bool {
    differences.reduce(0) { $0 + $1.latin.count } < found.count
  }

  /// Whether no word of a text of two words or more is the one that the scheme writes. If there are more words than in the Arabic,
  /// the Arabic may be missing a space.
  fileprivate var isShortAndUnequal: Bool {
    expected.count > 1 && found.count <= expected.count && !hasEqualWord
  }

  /// A difference by whole words, as the comparison without a scheme reports it; nil for others.
  fileprivate func wholeWordFinding(_ difference: Difference, _ latin: [Unicode.Scalar])
    -> TransliterationFinding?
  {
    let kind: TransliterationFinding.Kind
    switch difference.kind {
    case .changed, .split, .joined: return nil
    case .missing: kind = difference.arabic.count > 2 ? .notTransliterated : .droppedWord
    case .added: kind = difference.latin.count > 2 ? .extraText : .extraWord
    case .doubled: kind = .doubledWord
    case .moved: kind = .swappedWord
    }
    var result = TransliterationFinding(
      kind: kind,
      arabic: excerpt(expected[difference.arabic].map(\.range), arabic),
      latin: excerpt(found[difference.latin].map(\.range), latin)
    )
    if difference.kind == .added { result.neighbors = expected[words(beside: difference)].map(\.range) }
    return result
  }

  /// The Arabic words of a difference and those before and after it.
  fileprivate func words(beside difference: Difference) -> Range<Int> {
    max(0, difference.arabic.lowerBound - 1)..<min(expected.count, difference.arabic.upperBound + 1)
  }

  private func excerpt(_ words: [Range<Int>], _ scalars: [Unicode.Scalar]) -> TransliterationFinding.Excerpt?
  {
    guard let first = words.first, let last = words.last else { return nil }
    let range = first.lowerBound..<last.upperBound
    return .init(text: String(scalars: scalars[range]), range: range)
  }
}

// MARK: What other rules report

/// The Arabic words about which other rules report what explains a difference.
private struct ReportedWords {
  private let comparison: SchemeComparison
  private let mistaken: MergedRanges
  private let unspoken: MergedRanges

  init(_ arabic: ArabicTextAnalysis, _ comparison: SchemeComparison) {
    self.comparison = comparison
    let incomplete = arabic.tashkeel?.incompleteWords ?? []
    let bytes =
      incomplete.map(\.range) + arabic.quotationReport.findings.map(\.bytes)
      + arabic.words.filter(arabic.isUnclear).map { arabic.bytes(of: $0.range) }
    let starts = arabic.offsets
    mistaken = MergedRanges(
      arabic.impossibleSpellings.map(\.range)
        + bytes.map { range in
          let lower = starts.partitioningIndex { $0 >= range.lowerBound }
          return lower..<max(lower + 1, starts.partitioningIndex { $0 >= range.upperBound })
        }
    )
    unspoken = MergedRanges(arabic.remarks.ranges + Self.brackets(in: arabic.scalars))
  }

  /// The text in round and square brackets.
  private static func brackets(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for index in scalars.indices {
      if scalars[index] == "(" || scalars[index] == "[" { start = start ?? index }
      guard scalars[index] == ")" || scalars[index] == "]", let opening = start else { continue }
      ranges.append(opening..<index + 1)
      start = nil
    }
    return ranges
  }

  /// Whether a difference follows from something that is reported, or from words that are not recited.
  func explain(_ difference: SchemeComparison.Difference) -> Bool {
    switch difference.kind {
    case .missing:
      return overlap(mistaken, difference.arabic) || overlap(unspoken, difference.arabic)
    case .added, .doubled:
      let isNote = comparison.found[difference.latin].allSatisfy {
        $0.letters.contains { "()[]0123456789".unicodeScalars.contains($0) }
      }
      // The word that is missing from a quotation is reported next to where it belongs.
      return isNote || overlap(mistaken, comparison.words(beside: difference))
    case .changed: return overlap(mistaken, difference.arabic) || isBesideReportedSign(difference)
    default: return overlap(mistaken, difference.arabic)
    }
  }

  /// Whether only the pause next to a word differs, where the Arabic has a Latin sign, the sign of a verse, or something that is not
  /// recited.
  private func isBesideReportedSign(_ difference: SchemeComparison.Difference) -> Bool {
    let word = difference.arabic.lowerBound
    let gaps = [word > 0 ? comparison.gap(after: word - 1) : 0..<0, comparison.gap(after: word)]
    return gaps.contains { gap in
      unspoken.overlaps(gap) || comparison.arabic[gap].contains { $0.isLatinPunctuation || $0.isVerseSign }
    } && comparison.isSpoken(comparison.expected[word], as: comparison.found[difference.latin.lowerBound])
  }

  private func overlap(_ ranges: MergedRanges, _ words: Range<Int>) -> Bool {
    comparison.expected[words].contains { ranges.overlaps($0.range) }
  }
}

/// The words in which a transliteration differs from its Arabic in every scheme.
private struct ErrorRanges {
  private let arabic: MergedRanges
  private let latin: MergedRanges

  init(_ report: TransliterationReport) {
    let errors = report.findings.filter { $0.severity == .error }
    arabic = MergedRanges(errors.compactMap { $0.arabic?.range })
    latin = MergedRanges(errors.compactMap { $0.latin?.range })
  }

  func contain(_ difference: SchemeComparison.Difference, _ comparison: SchemeComparison) -> Bool {
    comparison.expected[difference.arabic].contains { arabic.overlaps($0.range) }
      || comparison.found[difference.latin].contains { latin.overlaps($0.range) }
  }
}
