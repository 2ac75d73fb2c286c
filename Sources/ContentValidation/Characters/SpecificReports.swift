import ArabicText
import ContentSource

/// Tells which characters of a text have a rule of their own, so that the rule about lists is silent about them.
struct SpecificReports {
  private let text: DraftText
  /// Whether the text is in a wrong script, of which letter by letter is nothing more to say.
  private let isInWrongScript: Bool

  init(in text: DraftText) {
    self.text = text
    let scripts = text.role.expectedScripts
    isInWrongScript = !scripts.isEmpty && text.letters.isMostlyOutside(scripts)
  }

  func include(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let scalar = scalars[index]
    if scalar == "\n" || scalar == "\r" { return true }
    if isInWrongScript, scalar.letterScript != nil || scalar.isArabicMark { return true }
    switch text.role {
    case .arabic: return scalar.isReportedInArabic || scalar.isReportedInRecitation
    case .localized where text.role.isArabic: return scalar.isReportedInArabic
    case .transliteration:
      return scalar.letterScript == .greek || scalar.letterScript == .cyrillic || isArabicInLatin(scalar)
        || composes(scalars, at: index)
    case .localized: return isArabicInLatin(scalar)
    case .plain, .emoji: return false
    }
  }

  private func isArabicInLatin(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.isArabicLetter || scalar.isArabicMark) && ArabicInLatinText.looksAt(text)
  }

  /// Whether a mark would be one character with the letter before it, as the rule about transliterations asks.
  private func composes(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    (0x300...0x36F).contains(scalars[index].value)
      && CanonicalSpan.spans(in: scalars).contains { $0.range.contains(index) }
  }
}

extension Unicode.Scalar {
  /// Invisible controls, look-alike letters, presentation forms, tatweel, and what only the Quran is written with.
  fileprivate var isReportedInArabic: Bool {
    isLeftOutOfFolds || value == 0xA0 || isTatweel || isQuranOnly || lookAlikeLetter != nil
      || isHonorificSign || presentationFormExpansion != nil
  }

  /// Letters of other scripts, and the punctuation and digits of Latin text.
  fileprivate var isReportedInRecitation: Bool {
    letterScript.map { $0 != .arabic } == true || isForeignStrong || isLatinPunctuation || isLatinDigit
  }
}
