import ArabicText
import Diagnostics
import QuranText
import UnicodeText

/// A transliteration held against the Arabic of its dua.
struct TransliterationAnalysis {
  /// The transliteration.
  let text: DraftText
  /// How well it fits as a whole.
  let report: TransliterationReport
  /// What is not consistent, without what follows from mistakes that are reported in the Arabic.
  let findings: [TransliterationFinding]
  /// Where it is written in another way than in the rest of the library, if there are no findings.
  let departures: [StyleDeparture]

  /// Without vowels a text of its own scores lower, but no other text so high.
  static let unvocalizedThreshold = 0.5

  /// Nil when the text is no transliteration, which other rules report.
  ///
  /// - Parameters:
  ///   - dua: The dua of the text, by place.
  ///   - arabic: Of the recited text.
  init?(_ text: DraftText, ofDua dua: Int, _ arabic: ArabicTextAnalysis.Reading, _ style: LibraryStyle) {
    guard text.isMostly(.latin) else { return nil }
    self.text = text
    if style.isOfScheme, text.text.value.isRomanization(of: arabic.text) {
      (report, findings, departures) = (.consistent, [], [])
      return
    }
    let pair = Self.comparison(text.text.value, arabic)
    report = pair.report
    guard !report.findings.isEmpty else {
      findings = []
      departures = arabic.tashkeel?.coverage == .full ? style.departures(in: pair, ofDua: dua) : []
      return
    }
    departures = []
    guard Placeholder.found(in: text.text.value) == nil else { return nil }
    if arabic.tashkeel?.coverage == Tashkeel.Coverage.none {
      let isOther =
        report.score < Self.unvocalizedThreshold
        || report.differingLatinWordCount * 5 >= report.latinWordCount * 4
      findings = isOther ? report.findings.filter { $0.kind == .otherText } : []
      return
    }
    let incomplete = MergedRanges((arabic.tashkeel?.incompleteWords ?? []).map(\.range))
    let misquoted = arabic.quotations.findings.filter { $0.kind.changesSound }.map(\.bytes)
    let unclear = MergedRanges(misquoted + arabic.clashingWords)
    findings = report.findings.filter { finding in
      guard let range = finding.arabic.map({ arabic.bytes(of: $0.range) }) else { return true }
      switch finding.kind {
      case .vowel: return !incomplete.overlaps(range) && !unclear.overlaps(range)
      case .consonant:
        let isIncomplete = finding.mayFollowFromMissingMarks && incomplete.overlaps(range)
        return !isIncomplete && !unclear.overlaps(range)
      default: return true
      }
    }
  }

  /// The two without the remarks in the Arabic, unless the transliteration has these too.
  private static func comparison(_ latin: String, _ arabic: ArabicTextAnalysis.Reading)
    -> TransliterationComparison
  {
    let whole = TransliterationComparison(arabic: arabic.text, latin: latin)
    guard !whole.report.isConsistent, !arabic.remarks.isEmpty else { return whole }
    let trimmed = TransliterationComparison(arabic: arabic.text, latin: latin, without: arabic.remarks)
    let isBetter =
      (trimmed.report.isOtherText ? 1 : 0, trimmed.report.findings.count)
      <= (whole.report.isOtherText ? 1 : 0, whole.report.findings.count)
    return isBetter ? trimmed : whole
  }

  /// Where scalars of the transliteration stand in its file.
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

extension TransliterationReport {
  fileprivate var isOtherText: Bool { findings.contains { $0.kind == .otherText } }

  /// Of a text that is what its Arabic sounds like.
  fileprivate static let consistent = TransliterationCheck.compare(arabic: "", latin: "")
}

extension QuotationFinding.Kind {
  fileprivate var changesSound: Bool {
    switch self {
    case .letter, .vowel, .otherWord, .extraWord, .swappedWords, .spelling: true
    case .missingWord, .missingVerse, .otherText, .missingShadda, .missingMarks: false
    }
  }
}
