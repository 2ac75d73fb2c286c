/// Where a quotation differs from the Quran.
public struct QuotationFinding: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// A letter is not that of the Quran, or is missing or added.
    case letter
    /// A vowel, a tanwin or a sukun is not that of the Quran, or a letter is doubled that is not doubled there.
    case vowel
    /// A word of the Quran is left out.
    case missingWord
    /// A verse of the Quran is left out between others.
    case missingVerse
    /// A word is not in the Quran at this place.
    case extraWord
    /// A word of the Quran is replaced by another.
    case otherWord
    /// Two words are in the wrong order.
    case swappedWords
    /// The text is not that of the cited verses: fewer than half of its words are found there.
    case otherText
    /// The word is the right one in another spelling: hamza, a long vowel, two words joined.
    case spelling
    /// A shadda is left out of a vocalized word.
    case missingShadda
    /// Words without marks that the Quran has; the letters are correct.
    case missingMarks
  }

  public enum Severity: String, CaseIterable, Sendable {
    case error, warning, information
  }

  public let kind: Kind
  /// The words concerned: bytes of the text's UTF-8. For a missing word the word after which it is missing.
  public let bytes: Range<Int>
  /// What the Quran has instead, where it is known; for a missing word, that word. Without the texts it is put
  /// together from the fingerprint, in the normal form of ``QuranLetter``.
  public let expected: String?
  /// Where in the Quran.
  public let surah: Int
  public let ayah: Int

  public var severity: Severity { kind.severity }

  /// The finding in a text that has `distance` more bytes before it.
  package func moved(by distance: Int) -> QuotationFinding {
    QuotationFinding(
      kind: kind,
      bytes: bytes.lowerBound + distance..<bytes.upperBound + distance,
      expected: expected,
      surah: surah,
      ayah: ayah
    )
  }
}

extension QuotationFinding.Kind {
  public var severity: QuotationFinding.Severity {
    switch self {
    case .letter, .vowel, .missingWord, .missingVerse, .extraWord, .otherWord, .swappedWords, .otherText:
      .error
    case .spelling, .missingShadda: .warning
    case .missingMarks: .information
    }
  }
}
