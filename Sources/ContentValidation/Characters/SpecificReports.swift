import ArabicText
import ContentDraft
import UnicodeText

/// Knows which characters of a text have a rule of their own, or are part of a quotation whose encoding has them, so that
/// `character-not-allowed` does not report them.
struct SpecificReports {
  private let text: DraftText
  private let analysis: ArabicTextAnalysis?
  /// Whether the text is in a wrong script, so that its letters are not reported one by one.
  private let isInWrongScript: Bool
  private let apostrophes: ListedApostrophes
  /// Whether a translation is a transliteration, which `copied-translation` reports as a whole.
  private let isTransliteration: Bool
  /// The parts that are not in normalization form C, as indices of scalars.
  private let decomposed: MergedRanges
  /// Misplaced brackets, and remarks that are not recited, as indices of scalars.
  private let reported: MergedRanges
  /// Whether Arabic letters in a text of Latin letters have a rule of their own.
  private let reportsArabic: Bool
  /// The invisible controls inside Arabic words.
  private let controlsInWords: MergedRanges

  init(
    in text: DraftText,
    _ scalars: [Unicode.Scalar],
    _ analysis: ArabicTextAnalysis?,
    in draft: IndexedDraft
  ) {
    let policy = draft.declaration?.policy.characters ?? CharacterPolicy()
    (self.text, self.analysis) = (text, analysis)
    let scripts = text.role.expectedScripts
    isInWrongScript = !scripts.isEmpty && text.isMostlyOutside(scripts)
    if text.field == "translation", case .localized(let language) = text.role, let dua = text.dua {
      isTransliteration = draft.duas[dua].isTransliterated(in: text.text.value, language)
    } else {
      isTransliteration = false
    }
    apostrophes = ListedApostrophes(text.role == .transliteration ? policy.transliteration : nil)
    decomposed = MergedRanges(
      text.role == .transliteration || text.role.isArabic ? CanonicalSpan.spans(in: scalars).map(\.range) : []
    )
    reported = MergedRanges(analysis.map { MisplacedBracket.ranges(in: $0) + $0.remarks.ranges } ?? [])
    reportsArabic = ArabicInLatinText.looksAt(text)
    controlsInWords = MergedRanges(scripts.contains(.arabic) ? [] : Self.controlsInWords(scalars))
  }

  func include(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let scalar = scalars[index]
    if scalar == "\n" || scalar == "\r" { return true }
    if isInWrongScript, scalar.letterScript != nil || scalar.isArabicMark { return true }
    if isTransliteration || reported.contains(index) { return true }
    if let analysis, analysis.isInEncodedQuran(index..<index + 1) { return true }
    switch text.role {
    case .arabic:
      return scalar.isReportedInArabic || scalar.isReportedInRecitation || scalar == "\u{2026}"
        || scalar == "\u{2025}"
        || scalar.isHamzaOrMadda && isDecomposed(index)
    case .localized where text.role.isArabic:
      return scalar.isReportedInArabic || scalar.isHamzaOrMadda && isDecomposed(index)
    case .transliteration:
      return scalar.letterScript == .greek || scalar.letterScript == .cyrillic || isArabicInLatin(scalar)
        || (0x300...0x36F).contains(scalar.value) && isDecomposed(index)
        || !isInWrongScript && apostrophes.asksForAnother(than: scalar)
    case .localized: return isArabicInLatin(scalar) || isInsideArabicWord(scalar, at: index)
    case .plain: return isInsideArabicWord(scalar, at: index)
    case .emoji: return false
    }
  }

  private func isArabicInLatin(_ scalar: Unicode.Scalar) -> Bool {
    reportsArabic && (scalar.isArabicLetter || scalar.isArabicMark)
  }

  /// Whether an invisible control is inside an Arabic word that a text in another language quotes.
  private func isInsideArabicWord(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    scalar != "\u{200C}" && scalar != "\u{200D}" && controlsInWords.contains(index)
  }

  /// The runs of invisible controls between Arabic letters or marks.
  private static func controlsInWords(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
    func isArabic(_ index: Int) -> Bool {
      scalars.indices.contains(index) && (scalars[index].isArabicLetter || scalars[index].isArabicMark)
    }
    var controls: [Range<Int>] = []
    var end = 0
    while let start = scalars[end...].firstIndex(where: \.isIgnoredInFolds) {
      end = scalars[start...].firstIndex { !$0.isIgnoredInFolds } ?? scalars.count
      if isArabic(start - 1), isArabic(end) { controls.append(start..<end) }
    }
    return controls
  }

  /// Whether a mark composes with the letter before it, which the rules about normalization form C report.
  private func isDecomposed(_ index: Int) -> Bool { decomposed.contains(index) }
}

extension Unicode.Scalar {
  /// Invisible controls and spaces, look-alike letters, presentation forms, tatweel, and signs of the Quran.
  fileprivate var isReportedInArabic: Bool {
    isIgnoredInFolds || properties.isWhitespace || isTatweel || isQuranOnly || lookAlikeLetter != nil
      || (0x06F0...0x06F9).contains(value) || !isHonorificSign && isPresentationForm
  }

  /// Honorific signs, letters of other scripts, and the punctuation and digits of Latin text.
  fileprivate var isReportedInRecitation: Bool {
    isHonorificSign || letterScript.map { $0 != .arabic } == true || isForeignStrong || isLatinPunctuation
      || isASCIIDigit
  }
}
