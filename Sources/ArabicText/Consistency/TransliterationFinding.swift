/// An inconsistency between a transliteration and its Arabic.
public struct TransliterationFinding: Sendable, Hashable {
  /// The kinds of inconsistencies.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The Latin text is not the transliteration of this Arabic, though it may be that of another text.
    case otherText
    /// Three or more consecutive Arabic words have no Latin.
    case notTransliterated
    /// Three or more consecutive Latin words have no Arabic: an instruction, a translation.
    case extraText
    /// One or two Arabic words have no Latin.
    case droppedWord
    /// A Latin word has no Arabic.
    case extraWord
    /// A Latin word is repeated.
    case doubledWord
    /// A Latin word is not where its Arabic word is.
    case swappedWord
    /// A consonant of a word differs, or is missing on one side.
    case consonant
    /// A vowel of a word differs, or is missing on one side.
    case vowel
  }

  /// How certain an inconsistency is an error.
  public enum Severity: Sendable, Hashable {
    case error, warning
  }

  /// A part of one of the two texts.
  public struct Excerpt: Sendable, Hashable {
    /// The text of ``range``.
    public var text: String
    /// Offsets of Unicode scalars in the text.
    public var range: Range<Int>

    package init(text: String, range: Range<Int>) { (self.text, self.range) = (text, range) }
  }

  /// What is inconsistent.
  public var kind: Kind
  /// The Arabic word or words; nil for Latin without Arabic.
  public var arabic: Excerpt?
  /// The Latin word or words; nil for Arabic without Latin.
  public var latin: Excerpt?
  /// Whether the Arabic may sound like the Latin once missing vowel signs are added: the n of tanwin and the consonants waw and
  /// yeh depend on marks.
  public var mayFollowFromMissingMarks = false
  /// For Latin without Arabic: the Arabic words before and after its place, as offsets of scalars. Empty where they are unknown.
  package var neighbors: [Range<Int>] = []

  package init(kind: Kind, arabic: Excerpt?, latin: Excerpt?) {
    (self.kind, self.arabic, self.latin) = (kind, arabic, latin)
  }

  /// Text that is not transliterated and differing vowels are warnings, everything else is an error.
  public var severity: Severity {
    kind == .notTransliterated || kind == .vowel ? .warning : .error
  }
}

/// How well a transliteration matches its Arabic.
public struct TransliterationReport: Sendable, Hashable {
  /// 1 if every consonant has a counterpart, less for each that has none; runs of words without a counterpart are left out. May
  /// be negative.
  public var score: Double
  /// In the order of the texts.
  public var findings: [TransliterationFinding]
  /// The number of words of the Latin text, without brackets and counts.
  public var latinWordCount: Int
  /// The number of those whose consonants differ from the Arabic.
  public var differingLatinWordCount: Int
  /// The words of the longer text in runs that are missing from the other; the score leaves them out.
  public var uncovered: Uncovered?

  /// Words of one text that are missing from the other.
  public struct Uncovered: Sendable, Hashable {
    /// Whether the words are those of the Arabic text.
    public var isArabic: Bool
    /// The number of words that are missing from the other text.
    public var wordCount: Int
    /// The number of words of that text.
    public var totalCount: Int
  }

  /// Below this score, the Latin is the transliteration of another text.
  public static let threshold = 0.75

  /// Whether there are no findings.
  public var isConsistent: Bool { findings.isEmpty }
}

extension TransliterationReport {
  /// The inconsistencies between a vocalized text and its transliteration, in any of the common spellings.
  ///
  /// Both are folded to phonetic keys, which are aligned; then the vowels between aligned consonants are compared. Brackets and
  /// counts at the end are ignored. Letters of one class (s, ṣ, sh; t, ṭ; k, q; h, ḥ, kh), hamza, ayn, length and gemination
  /// are not distinguished.
  public init(arabic: String, latin: String) {
    self = TransliterationComparison(arabic: arabic, latin: latin).report
  }
}
