/// How a letter stands with its marks (tashkeel).
public enum LetterTashkeel: String, Sendable, CaseIterable {
  /// The orthography leaves it unmarked: alefs, long vowels, assimilated letters, the end before a pause.
  case exempt
  /// It bears what tells its reading.
  case ok
  /// A shadda, and no vowel.
  case half
  /// A vowel, and no shadda, where a letter is doubled: a sun letter after the article, a particle such as `إِنَّ`.
  case undoubled
  /// Without its vowel, which the spelling implies: before an alef, before teh marbuta, over hamza below.
  case implied
  /// Unmarked where it may well be without a vowel.
  case weak
  /// Unmarked where a mark is due.
  case missing

  /// Whether a word with such a letter wants a mark.
  public var isIncomplete: Bool {
    switch self {
    case .half, .undoubled, .implied, .missing: true
    case .exempt, .ok, .weak: false
    }
  }
}
