/// A difference between a quotation and the Quran.
public struct QuotationFinding: Hashable, Sendable {
  /// The kinds of differences.
  public enum Kind: String, CaseIterable, Sendable {
    /// A letter is wrong, missing or added.
    case letter
    /// A vowel, a tanwin or a sukun is wrong, or a letter is doubled that is not doubled in the Quran.
    case vowel
    /// A word of the Quran is missing.
    case missingWord
    /// A verse of the Quran is missing between others.
    case missingVerse
    /// A word is not in the Quran here.
    case extraWord
    /// A word of the Quran is replaced by another.
    case otherWord
    /// Two words are in the wrong order.
    case swappedWords
    /// The text is not that of the cited verses: they contain fewer than half of its words.
    case otherText
    /// The word is correct in another spelling: hamza, a long vowel, two words joined.
    case spelling
    /// A shadda is missing from a vocalized word.
    case missingShadda
    /// Words without marks that the Quran has; the letters are correct.
    case missingMarks
  }

  /// How serious a difference is.
  public enum Severity: String, CaseIterable, Sendable {
    case error, warning, information
  }

  /// What differs.
  public let kind: Kind
  /// The words concerned, in bytes of the text's UTF-8. For a missing word, the word after which it is missing.
  public let bytes: Range<Int>
  /// The correct words, if known; for a missing word, that word. Without the texts they are derived from the fingerprint, in
  /// the normal form of ``QuranLetter``.
  public let expected: String?
  /// The surah, 1 to 114.
  public let surah: Int
  /// The ayah in its surah.
  public let ayah: Int

  /// Words that are not in the Quran.
  package init(extraWords bytes: Range<Int>, surah: Int, ayah: Int) {
    self.init(kind: .extraWord, bytes: bytes, expected: nil, surah: surah, ayah: ayah)
  }

  init(kind: Kind, bytes: Range<Int>, expected: String?, surah: Int, ayah: Int) {
    (self.kind, self.bytes, self.expected) = (kind, bytes, expected)
    (self.surah, self.ayah) = (surah, ayah)
  }

  /// How serious the difference is.
  public var severity: Severity { kind.severity }

  /// The finding in a text with `distance` more bytes before it.
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
  /// How serious the difference is.
  public var severity: QuotationFinding.Severity {
    switch self {
    case .letter, .vowel, .missingWord, .missingVerse, .extraWord, .otherWord, .swappedWords, .otherText:
      .error
    case .spelling, .missingShadda: .warning
    case .missingMarks: .information
    }
  }
}
