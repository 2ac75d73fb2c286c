/// What a recited text has beside everyday words with one space between them: rules say which of it they are about.
struct TextTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// A word with another scalar than the letters of Arabic and the marks from fathatan to sukun and the dagger alef, or with a mark
  /// before its first letter.
  static let unusualWord = Self(rawValue: 1 << 0)
  /// Something between or around words other than a space, or a sign of punctuation with a space after it.
  static let irregularGap = Self(rawValue: 1 << 1)
  /// A sign of punctuation with a space after it, or at the end.
  static let punctuation = Self(rawValue: 1 << 2)
  /// One that Latin texts have too: a full stop, a colon or an exclamation mark.
  static let latinPunctuation = Self(rawValue: 1 << 3)
  /// Words of the Quran, or a source that is the Quran.
  static let quran = Self(rawValue: 1 << 4)
  /// A transliteration that is not the romanization in the scheme of the library.
  static let ownTransliteration = Self(rawValue: 1 << 5)
  /// A word with another ending than a known phrase has there.
  static let otherEnding = Self(rawValue: 1 << 6)

  /// Characters that few texts have.
  static let unusual: Self = [.unusualWord, .irregularGap]
}
