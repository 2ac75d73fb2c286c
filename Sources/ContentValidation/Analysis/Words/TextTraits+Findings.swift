import ArabicText

extension TextTraits {
  /// Words of the Quran, or a source that is the Quran.
  static let quran = Self(rawValue: 1 << 4)
  /// A transliteration that is not the romanization in the scheme of the library.
  static let ownTransliteration = Self(rawValue: 1 << 5)
  /// A word with another ending than a known phrase has there.
  static let otherEnding = Self(rawValue: 1 << 6)
}
