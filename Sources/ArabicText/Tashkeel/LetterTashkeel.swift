/// How a letter stands with its marks (tashkeel).
public enum LetterTashkeel: String, Sendable, CaseIterable {
  /// The orthography leaves it unmarked: alefs, long vowels, assimilated letters, the end before a pause.
  case exempt
  /// It bears what tells its reading.
  case ok
  /// A shadda, and no vowel.
  case half
  /// Unmarked before an alef, which implies its vowel.
  case implied
  /// Unmarked where it may well be without a vowel.
  case weak
  /// Unmarked where a mark is due.
  case missing

  /// Whether a word with such a letter wants a mark.
  public var isIncomplete: Bool { self == .half || self == .implied || self == .missing }
}
