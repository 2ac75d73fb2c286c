/// One place where a transliteration is not consistent with its Arabic.
public struct TransliterationFinding: Sendable, Hashable {
  /// What is not consistent.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The Latin text is not the transliteration of this Arabic, but perhaps of another.
    case otherText
    /// Three Arabic words or more, one after another, have no Latin.
    case notTransliterated
    /// Three Latin words or more, one after another, have no Arabic: an instruction, a translation.
    case extraText
    /// One Arabic word, or two, without Latin.
    case droppedWord
    /// A Latin word without Arabic.
    case extraWord
    /// A Latin word that is written twice.
    case doubledWord
    /// A Latin word that stands at another place than its Arabic word.
    case swappedWord
    /// A consonant of one word differs, or stands on one side only.
    case consonant
    /// A vowel of one word differs, or stands on one side only.
    case vowel
  }

  public enum Severity: Sendable, Hashable {
    case error, warning
  }

  /// A part of one of the two texts.
  public struct Excerpt: Sendable, Hashable {
    public var text: String
    /// Offsets of Unicode scalars in the text.
    public var range: Range<Int>
  }

  public var kind: Kind
  /// The Arabic word or words; nil for Latin that has no Arabic.
  public var arabic: Excerpt?
  /// The Latin word or words; nil for Arabic that has no Latin.
  public var latin: Excerpt?
  /// Whether the Arabic word, if vowel signs are missing, may sound as the Latin does: the n of tanwin and the
  /// consonants waw and yeh are told by marks.
  public var mayFollowFromMissingMarks = false

  /// Text that is not transliterated and differing vowels are warnings, all else is an error.
  public var severity: Severity {
    kind == .notTransliterated || kind == .vowel ? .warning : .error
  }
}

/// How well a transliteration fits its Arabic.
public struct TransliterationReport: Sendable, Hashable {
  /// 1 where every consonant has its like on the other side, less for each that has none; measured without
  /// runs of words that stand on one side only. May be negative.
  public var score: Double
  /// In the order of the texts.
  public var findings: [TransliterationFinding]
  /// The words of the Latin text, brackets and counts left out.
  public var latinWordCount: Int
  /// Those whose consonants differ from the Arabic.
  public var differingLatinWordCount: Int
  /// Of the words of the longer text those that stand in runs of which the other has nothing; the score leaves
  /// them out.
  public var uncovered: Uncovered?

  /// Words of one text of which the other has nothing.
  public struct Uncovered: Sendable, Hashable {
    public var isArabic: Bool
    public var wordCount: Int
    /// All words of that text.
    public var totalCount: Int
  }

  /// No finding at all.
  public var isConsistent: Bool { findings.isEmpty }
}
