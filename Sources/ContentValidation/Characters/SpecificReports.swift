import ArabicText
import ContentDraft
import UnicodeText

/// Tells which characters of a text have a rule of their own, so that the rule about lists is silent about them.
struct SpecificReports {
  private let text: DraftText
  /// Whether the text is in a wrong script, of which letter by letter is nothing more to say.
  private let isInWrongScript: Bool
  private let apostrophes: ListedApostrophes
  /// What is not in normal form C, as places among the scalars.
  private let decomposed: [Range<Int>]
  /// Brackets without a partner or turned the wrong way, and what says how often the text is said.
  private let reported: [Range<Int>]

  /// - Parameters:
  ///   - scalars: Those of the text.
  ///   - field: The text as the rules about Arabic see it.
  ///   - policy: What may stand in texts.
  init(in text: DraftText, _ scalars: [Unicode.Scalar], _ field: ArabicField?, _ policy: CharacterPolicy) {
    self.text = text
    let scripts = text.role.expectedScripts
    isInWrongScript = !scripts.isEmpty && text.isMostlyOutside(scripts)
    apostrophes = ListedApostrophes(text.role == .transliteration ? policy.transliteration : nil)
    decomposed =
      text.role == .transliteration || text.role.isArabic ? CanonicalSpan.spans(in: scalars).map(\.range) : []
    reported = field.map { MisplacedBracket.places(in: $0) + $0.remarks.ranges } ?? []
  }

  func include(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let scalar = scalars[index]
    if scalar == "\n" || scalar == "\r" { return true }
    if isInWrongScript, scalar.letterScript != nil || scalar.isArabicMark { return true }
    if reported.contains(where: { $0.contains(index) }) { return true }
    switch text.role {
    case .arabic:
      return scalar.isReportedInArabic || scalar.isReportedInRecitation
        || scalar.isHamzaOrMadda && isDecomposed(index)
    case .localized where text.role.isArabic:
      return scalar.isReportedInArabic || scalar.isHamzaOrMadda && isDecomposed(index)
    case .transliteration:
      return scalar.letterScript == .greek || scalar.letterScript == .cyrillic || isArabicInLatin(scalar)
        || (0x300...0x36F).contains(scalar.value) && isDecomposed(index)
        || !isInWrongScript && apostrophes.asksForAnother(than: scalar)
    case .localized: return isArabicInLatin(scalar) || isWithinArabicWord(scalars, at: index)
    case .plain: return isWithinArabicWord(scalars, at: index)
    case .emoji: return false
    }
  }

  private func isArabicInLatin(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.isArabicLetter || scalar.isArabicMark) && ArabicInLatinText.looksAt(text)
  }

  /// Whether an invisible control tears an Arabic word that a text of another language quotes.
  private func isWithinArabicWord(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard scalars[index].isIgnoredInFolds, scalars[index] != "\u{200C}", scalars[index] != "\u{200D}",
      !text.role.expectedScripts.contains(.arabic)
    else { return false }
    let before = scalars[..<index].last { !$0.isIgnoredInFolds }
    let behind = scalars[index...].first { !$0.isIgnoredInFolds }
    return [before, behind].allSatisfy { $0.map { $0.isArabicLetter || $0.isArabicMark } == true }
  }

  /// Whether a mark would be one character with the letter before it, as the rules about normal form C ask.
  private func isDecomposed(_ index: Int) -> Bool { decomposed.contains { $0.contains(index) } }
}

extension Unicode.Scalar {
  /// A mark that makes one character with an alef, a waw or a yeh before it.
  fileprivate var isHamzaOrMadda: Bool { (0x0653...0x0655).contains(value) }

  /// Invisible controls and spaces, look-alike letters, presentation forms, tatweel, and what only the Quran is written with.
  fileprivate var isReportedInArabic: Bool {
    isIgnoredInFolds || properties.isWhitespace || isTatweel || isQuranOnly || lookAlikeLetter != nil
      || (0x06F0...0x06F9).contains(value) || !isHonorificSign && presentationFormExpansion != nil
  }

  /// Signs that honor a name, letters of other scripts, and the punctuation and digits of Latin text.
  fileprivate var isReportedInRecitation: Bool {
    isHonorificSign || letterScript.map { $0 != .arabic } == true || isForeignStrong || isLatinPunctuation
      || isLatinDigit
  }
}
