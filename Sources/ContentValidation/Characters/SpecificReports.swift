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
    guard scalars[index].isLeftOutOfFolds, scalars[index] != "\u{200C}", scalars[index] != "\u{200D}",
      !text.role.expectedScripts.contains(.arabic)
    else { return false }
    let before = scalars[..<index].last { !$0.isLeftOutOfFolds }
    let behind = scalars[index...].first { !$0.isLeftOutOfFolds }
    return [before, behind].allSatisfy { $0.map { $0.isArabicLetter || $0.isArabicMark } == true }
  }

  /// Whether a mark would be one character with the letter before it, as the rule about transliterations asks.
  private func composes(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    (0x300...0x36F).contains(scalars[index].value)
      && CanonicalSpan.spans(in: scalars).contains { $0.range.contains(index) }
  }
}

extension Unicode.Scalar {
  /// Invisible controls and spaces, look-alike letters, presentation forms, tatweel, and what only the Quran is written with.
  fileprivate var isReportedInArabic: Bool {
    isLeftOutOfFolds || properties.isWhitespace || isTatweel || isQuranOnly || lookAlikeLetter != nil
      || (0x06F0...0x06F9).contains(value) || !isHonorificSign && presentationFormExpansion != nil
  }

  /// Signs that honour a name, letters of other scripts, and the punctuation and digits of Latin text.
  fileprivate var isReportedInRecitation: Bool {
    isHonorificSign || letterScript.map { $0 != .arabic } == true || isForeignStrong || isLatinPunctuation
      || isLatinDigit
  }
}
