import ArabicText
import Diagnostics
import QuranText
import UnicodeText

/// A transliteration compared with the Arabic of its dua.
struct TransliterationAnalysis {
  /// The transliteration.
  let text: DraftText
  /// How well it fits as a whole.
  let report: TransliterationReport
  /// What is not consistent, without consequences of mistakes that are reported in the Arabic.
  let findings: [TransliterationFinding]
  /// Where it deviates from the style of the library, except in words that are reported; empty if the policy names the scheme.
  let deviations: [StyleDeviation]
  /// Where its words differ from the scheme that the policy names; nil if it names none, or another finding explains it all.
  let scheme: SchemeDepartures?

  /// A transliteration of an unvocalized text scores lower than one of a vocalized text, but that of another text scores
  /// lower still.
  static let unvocalizedThreshold = 0.5

  /// Nil if the text is not a transliteration, which other rules report.
  ///
  /// - Parameters:
  ///   - dua: The index of the dua of both texts.
  ///   - arabic: The recited text.
  ///   - isRomanized: Whether the text is known to be the romanization of the Arabic.
  init?(
    _ text: DraftText,
    ofDua dua: Int,
    _ arabic: ArabicTextAnalysis,
    _ draft: IndexedDraft,
    isRomanized: Bool
  ) {
    guard text.isMostly(.latin) else { return nil }
    self.text = text
    let latin = text.text.value
    if isRomanized || Self.isRomanization(text, of: arabic.text.text.value, draft) {
      (report, findings, deviations, scheme) = (.consistent, [], [], nil)
      return
    }
    let pair = Self.comparison(latin, arabic)
    report = pair.report
    if let departures = SchemeDepartures(text, ofDua: dua, arabic, draft, report) {
      (findings, deviations, scheme) = (departures.wholeWords, [], departures)
      return
    }
    scheme = nil
    guard report.findings.isEmpty || Placeholder.found(in: latin) == nil else { return nil }
    if arabic.tashkeel?.coverage == Tashkeel.Coverage.none {
      let isOther =
        report.score < Self.unvocalizedThreshold
        || report.differingLatinWordCount * 5 >= report.latinWordCount * 4
      findings = isOther ? report.findings.filter { $0.kind == .otherText } : []
      deviations = []
      return
    }
    let found = draft.scheme == nil ? draft.style.deviations(in: pair, ofDua: dua) : []
    guard !report.findings.isEmpty || !found.isEmpty else {
      (findings, deviations) = ([], [])
      return
    }
    let unclear = UnclearWords(arabic)
    let english = MergedRanges(EnglishInTransliteration.ranges(in: Array(latin.unicodeScalars)))
    let reported = MergedRanges(report.findings.compactMap { $0.latin?.range })
    deviations = found.filter {
      !unclear.contain($0, arabic) && !reported.overlaps($0.latin.range) && !english.overlaps($0.latin.range)
    }
    findings = report.findings.filter { finding in
      let isEnglish =
        finding.arabic == nil && finding.kind != .extraText
        && finding.latin.map { english.overlaps($0.range) } == true
      return !isEnglish && !unclear.explain(finding, arabic)
    }
  }

  /// Whether a transliteration is the romanization of its text in the scheme of the library, scalar for scalar.
  static func isRomanization(_ text: DraftText, of arabic: String, _ draft: IndexedDraft) -> Bool {
    let latin = text.text.value
    return latin.isRomanization(of: arabic, by: draft.scheme)
      || draft.style.followsProjectScheme && latin.isRomanization(of: arabic, by: .rizq1)
  }

  /// The comparison without the remarks in the Arabic, unless the transliteration has them too.
  private static func comparison(_ latin: String, _ arabic: ArabicTextAnalysis) -> TransliterationComparison {
    let text = arabic.text.text.value
    let whole = TransliterationComparison(arabic: text, latin: latin)
    guard !whole.report.isConsistent, !arabic.remarks.ranges.isEmpty else { return whole }
    let trimmed = TransliterationComparison(arabic: text, latin: latin, without: arabic.remarks.ranges)
    let isBetter =
      (trimmed.report.isOtherText ? 1 : 0, trimmed.report.findings.count)
      <= (whole.report.isOtherText ? 1 : 0, whole.report.findings.count)
    return isBetter ? trimmed : whole
  }

  /// The source range of scalars of the transliteration.
  func source(of range: Range<Int>) -> SourceRange {
    var (start, end, offset) = (0, 0, 0)
    for (index, scalar) in text.text.value.unicodeScalars.enumerated() where index < range.upperBound {
      if index == range.lowerBound { start = offset }
      offset += UTF8.width(scalar)
      end = offset
    }
    return text.source(of: start..<end)
  }
}

extension TransliterationAnalysis {
  /// The greatest number of places of one text in which a deviation is a slip, and not a habit of its author.
  private static let slipLimit = 2

  private struct Kind: Hashable {
    let feature: StyleFeature
    let usual: ExactText

    init(_ deviation: StyleDeviation) { (feature, usual) = (deviation.feature, ExactText(deviation.usual)) }
  }

  /// The deviations of sounds that are almost certainly slips, and the others, in the order of the text.
  var soundDeviations: (slips: [StyleDeviation], habits: [StyleDeviation]) {
    let sounds = deviations.filter { $0.feature != .spacing }
    let counts = sounds.reduce(into: [Kind: Int]()) { $0[Kind($1), default: 0] += 1 }
    let isSlip = { (deviation: StyleDeviation) in
      deviation.isOfText || deviation.isSlip && counts[Kind(deviation), default: 0] <= Self.slipLimit
    }
    return (sounds.filter(isSlip), sounds.filter { !isSlip($0) })
  }
}

/// The Arabic words whose sound is not known, in UTF-8 offsets.
private struct UnclearWords {
  /// Those in which marks are missing.
  let incomplete: MergedRanges
  /// Those with marks that exclude each other, or with a misquote.
  let wrong: MergedRanges

  init(_ arabic: ArabicTextAnalysis) {
    incomplete = MergedRanges((arabic.tashkeel?.incompleteWords ?? []).map(\.range))
    let misquoted = arabic.quotationReport.findings.filter { $0.kind.changesSound }.map(\.bytes)
    let clashing = arabic.words.filter(arabic.isUnclear).map { arabic.bytes(of: $0.range) }
    wrong = MergedRanges(misquoted + clashing)
  }

  /// Whether a finding may only follow from what is wrong with these words.
  func explain(_ finding: TransliterationFinding, _ arabic: ArabicTextAnalysis) -> Bool {
    guard let range = finding.arabic.map({ arabic.bytes(of: $0.range) }) else { return false }
    switch finding.kind {
    case .vowel: return incomplete.overlaps(range) || wrong.overlaps(range)
    case .consonant:
      return finding.mayFollowFromMissingMarks && incomplete.overlaps(range) || wrong.overlaps(range)
    default: return false
    }
  }

  /// Whether a deviation may be right. Missing marks do not affect the spaces of a word.
  func contain(_ deviation: StyleDeviation, _ arabic: ArabicTextAnalysis) -> Bool {
    let range = arabic.bytes(of: deviation.arabic.range)
    return wrong.overlaps(range) || deviation.feature != .spacing && incomplete.overlaps(range)
  }
}

extension TransliterationReport {
  var isOtherText: Bool { findings.contains { $0.kind == .otherText } }

  /// The report on a transliteration without a difference.
  fileprivate static let consistent = TransliterationReport(arabic: "", latin: "")
}

extension QuotationFinding.Kind {
  fileprivate var changesSound: Bool {
    switch self {
    case .letter, .vowel, .otherWord, .extraWord, .swappedWords, .spelling: true
    case .missingWord, .missingVerse, .otherText, .missingShadda, .missingMarks: false
    }
  }
}
