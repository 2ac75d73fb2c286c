import DuaLibrary
import QuranText
import UnicodeText

/// The quotations of a text compared with the Quran.
struct QuotationReport {
  /// Where quotations differ from the Quran, in the order of the text.
  private(set) var findings: [QuotationFinding] = []
  /// The parts that agree with the Quran, in the order of the text.
  private(set) var passages: [QuotedPassage] = []
  /// The UTF-8 offsets of spans in ﴿ ﴾ that are not in the Quran.
  private(set) var unlocated: [Range<Int>] = []
  /// The UTF-8 offsets of words in unmarked quotations that are spelled otherwise than in the Quran.
  private(set) var misspelled = MergedRanges([])
  /// Long runs of words that occur in the Quran, in verses that the text does not cite.
  private(set) var uncited: [QuranLocation] = []

  /// Shorter runs are often words of hadiths too: of 39 runs in eleven collections, all of at least nine words were quotations.
  static let minimumUncitedWords = 9

  /// - Parameters:
  ///   - string: The text as a string.
  ///   - locations: The runs of the text that occur in the Quran, and its spans in ﴿ ﴾.
  ///   - cited: The verses that the dua of the text cites.
  ///   - hasOtherSources: Whether the dua also cites other works, whose words may surround the verses.
  init(
    _ text: QuotableText,
    of string: String,
    _ kind: ArabicTextAnalysis.Kind,
    _ locations: [QuranLocation],
    cited: [QuranReference],
    hasOtherSources: Bool,
    _ verifier: QuranVerifier
  ) {
    let isCitation = kind == .recited && !cited.isEmpty
    var spans = SpanComparison(text, of: string, locations, cited, verifier)
    if isCitation {
      var whole = verifier.compare(text, cited: cited, amongOtherWords: hasOtherSources)
      if whole.findings.isOtherText, !hasOtherSources, locations.contains(where: { $0.isIn(cited) }) {
        // The verses are there, among words of other people, which need a source of their own unless brackets set them apart.
        let within = verifier.compare(text, cited: cited, amongOtherWords: true)
        if !within.findings.isOtherText {
          whole = within
          if text.markedSpans.isEmpty { whole.findings += within.wordsAround(in: text) }
        }
      }
      (findings, passages) = (whole.findings, whole.passages)
    }
    if !isCitation || hasOtherSources {
      for span in text.markedSpans {
        switch spans.verdict(on: span) {
        case .unlocated: unlocated.append(span)
        case .cited(let found): if !isCitation { add(found) }
        case .located(let found): add(found)
        }
      }
      // What is not marked as a quotation is not checked like one, but may be correct.
      var misspelled: [Range<Int>] = []
      for location in locations where !location.isMarked {
        guard case .located(let found) = spans.verdict(on: location.bytes) else { continue }
        passages += found.passages
        misspelled += found.findings.filter { $0.kind == .spelling }.map(\.bytes)
      }
      self.misspelled = MergedRanges(misspelled)
      findings.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
    }
    passages = passages.withoutOverlaps
    guard kind == .recited else { return }
    let citedAyahs = Dictionary(grouping: cited, by: \.surah).mapValues { references in
      MergedRanges(references.map { $0.ayahs.lowerBound..<$0.ayahs.upperBound + 1 })
    }
    uncited = locations.filter { location in
      !location.isMarked && location.words.count >= Self.minimumUncitedWords
        && !location.references.contains { reference in
          citedAyahs[reference.surah]?
            .overlaps(reference.ayahs.lowerBound..<reference.ayahs.upperBound + 1) == true
        }
        && !CommonFormulae.contain(text, location.words)
    }
  }

  private mutating func add(_ comparison: QuotationComparison) {
    findings += comparison.findings
    passages += comparison.passages
  }

  /// Whether the text as a whole is not the text of the cited verses.
  var isOtherText: Bool { findings.isOtherText }
}

/// Compares spans in ﴿ ﴾ with the Quran, each wording once.
private struct SpanComparison {
  enum Verdict {
    /// No verse contains the span.
    case unlocated
    /// The span is from the cited verses, with its differences.
    case cited(QuotationComparison)
    /// The span is from other verses, with the differences from the most similar of them.
    case located(QuotationComparison)
  }

  private let text: QuotableText
  private let string: String
  private let locations: [Range<Int>: QuranLocation]
  private let cited: [QuranReference]
  private let verifier: QuranVerifier
  /// The verdict on each wording; offsets are relative to the start of the span.
  private var verdicts: [ExactText: Verdict] = [:]

  /// The greatest number of verses that a span is compared with.
  private static let candidateLimit = 16

  /// The number of pairs of words that are compared in one text. After that, a span that differs from all before it counts as not
  /// found.
  private static let pairLimit = 1_500_000
  private var pairCount = 0

  init(
    _ text: QuotableText,
    of string: String,
    _ locations: [QuranLocation],
    _ cited: [QuranReference],
    _ verifier: QuranVerifier
  ) {
    (self.text, self.string) = (text, string)
    self.locations = Dictionary(
      locations.lazy.map { ($0.bytes, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    (self.cited, self.verifier) = (cited, verifier)
  }

  mutating func verdict(on span: Range<Int>) -> Verdict {
    let wording = ExactText(string.text(ofBytes: span))
    let known = verdicts[wording]
    let verdict = known ?? compare(span).moved(by: -span.lowerBound)
    if known == nil { verdicts[wording] = verdict }
    return verdict.moved(by: span.lowerBound)
  }

  private mutating func mayCompare(_ span: Range<Int>, with references: [QuranReference]) -> Bool {
    guard pairCount < Self.pairLimit else { return false }
    pairCount += verifier.pairCount(span, of: text, cited: references)
    return true
  }

  private mutating func compare(_ span: Range<Int>) -> Verdict {
    if !cited.isEmpty, mayCompare(span, with: cited) {
      let found = verifier.compare(span, of: text, cited: cited)
      if !found.findings.isOtherText { return .cited(found) }
    }
    guard let location = locations[span] else { return .unlocated }
    var best: (weight: Int, comparison: QuotationComparison)?
    for reference in location.references.prefix(Self.candidateLimit)
    where mayCompare(span, with: [reference]) {
      let found = verifier.compare(span, of: text, cited: [reference])
      let weight = Self.weight(found.findings)
      if weight < best?.weight ?? .max { best = (weight, found) }
      if weight == 0 { break }
    }
    guard let best, !best.comparison.findings.isOtherText else { return .unlocated }
    return .located(best.comparison)
  }

  private static func weight(_ findings: [QuotationFinding]) -> Int {
    findings.reduce(0) { sum, finding in
      switch finding.kind {
      case .otherText: sum + 1_000_000
      case _ where finding.severity == .error: sum + 1000
      case _ where finding.severity == .warning: sum + 10
      default: sum + 1
      }
    }
  }
}

extension SpanComparison.Verdict {
  fileprivate func moved(by distance: Int) -> Self {
    switch self {
    case .unlocated: self
    case .cited(let found): .cited(found.moved(by: distance))
    case .located(let found): .located(found.moved(by: distance))
    }
  }
}

extension QuotationComparison {
  fileprivate func moved(by distance: Int) -> Self {
    QuotationComparison(
      findings: findings.map { $0.moved(by: distance) },
      passages: passages.map { $0.moved(by: distance) }
    )
  }
}

extension QuotationComparison {
  /// The words before and after the verses, each part as one finding.
  fileprivate func wordsAround(in text: QuotableText) -> [QuotationFinding] {
    guard let first = passages.first, let last = passages.last else { return [] }
    let start = min(first.bytes.lowerBound, findings.first?.bytes.lowerBound ?? .max)
    let end = max(last.bytes.upperBound, findings.last?.bytes.upperBound ?? 0)
    return [0..<start, end..<Int.max].compactMap { text.wordRange(in: $0) }.map { bytes in
      QuotationFinding(extraWords: bytes, surah: first.surah, ayah: first.ayah)
    }
  }
}

extension QuranLocation {
  /// Whether it may be from some of the verses.
  func isIn(_ cited: [QuranReference]) -> Bool {
    references.contains { reference in
      cited.contains { $0.surah == reference.surah && $0.ayahs.overlaps(reference.ayahs) }
    }
  }
}

extension [QuotedPassage] {
  /// In the order of the text; of two that overlap the first.
  fileprivate var withoutOverlaps: Self {
    var kept: Self = []
    for passage in sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound })
    where kept.last.map({ $0.bytes.upperBound <= passage.bytes.lowerBound }) ?? true {
      kept.append(passage)
    }
    return kept
  }
}

extension [QuotationFinding] {
  /// Whether the text is not the text of the verses.
  fileprivate var isOtherText: Bool { contains { $0.kind == .otherText } }
}
