import DuaLibrary
import QuranText

/// How a text stands to the Quran: what it quotes, whether it quotes it as it is, and what it does not say.
struct QuotationReport {
  /// Where quotations differ from the Quran, in the order of the text.
  private(set) var findings: [QuotationFinding] = []
  /// Spans in ﴿ ﴾ that do not stand in the Quran: bytes of the text's UTF-8.
  private(set) var unlocated: [Range<Int>] = []
  /// Long runs that stand in the Quran, in verses that the text does not cite.
  private(set) var uncited: [QuranLocation] = []

  /// A run of fewer words is no proof of a quotation.
  static let minimumUncitedWords = 6
  /// The verses, of all that hold a span, that it is held against.
  private static let candidateLimit = 16

  /// - Parameters:
  ///   - locations: What of the text stands in the Quran, and its spans in ﴿ ﴾.
  ///   - cited: The verses that the dua of the text cites.
  ///   - hasOtherSources: Whether the dua also cites what is not the Quran, whose words may stand around the verses.
  init(
    _ text: QuotableText,
    _ kind: ArabicField.Kind,
    _ locations: [QuranLocation],
    cited: [QuranReference],
    hasOtherSources: Bool,
    _ verifier: QuranVerifier
  ) {
    let isCitation = kind == .recited && !cited.isEmpty
    if isCitation {
      findings = verifier.verify(text, cited: cited, amongOtherWords: hasOtherSources)
    }
    if !isCitation || hasOtherSources {
      for span in text.markedSpans {
        addSpan(span, of: text, locations, cited, isHeld: isCitation, verifier)
      }
      findings.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
    }
    guard kind == .recited else { return }
    uncited = locations.filter { location in
      !location.isMarked && location.words.count >= Self.minimumUncitedWords
        && !location.references.contains { reference in cited.contains { $0.overlaps(reference) } }
        && !CommonFormulae.hold(text, location.words)
    }
  }

  /// Whether the text as a whole is not what it cites.
  var isOtherText: Bool { findings.contains { $0.kind == .otherText } }

  /// - Parameter isHeld: Whether the whole text has been held against the cited verses.
  private mutating func addSpan(
    _ span: Range<Int>,
    of text: QuotableText,
    _ locations: [QuranLocation],
    _ cited: [QuranReference],
    isHeld: Bool,
    _ verifier: QuranVerifier
  ) {
    if !cited.isEmpty {
      let found = verifier.verify(span, of: text, cited: cited)
      if !found.contains(where: { $0.kind == .otherText }) {
        if !isHeld { findings += found }
        return
      }
    }
    guard let location = locations.first(where: { $0.isMarked && $0.bytes == span }) else {
      unlocated.append(span)
      return
    }
    let readings = location.references.prefix(Self.candidateLimit).map { reference in
      verifier.verify(span, of: text, cited: [reference])
    }
    guard let best = readings.min(by: { Self.weight($0) < Self.weight($1) }) else { return }
    if best.contains(where: { $0.kind == .otherText }) { unlocated.append(span) } else { findings += best }
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

extension QuranReference {
  fileprivate func overlaps(_ other: QuranReference) -> Bool {
    surah == other.surah && ayahs.overlaps(other.ayahs)
  }
}
