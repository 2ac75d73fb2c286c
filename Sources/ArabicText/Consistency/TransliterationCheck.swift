/// Compares a transliteration, in any of the common spellings, with its vocalized Arabic.
public enum TransliterationCheck {
  /// Below this score, the Latin is the transliteration of another text.
  public static let threshold = 0.75

  /// The inconsistencies between a text and its transliteration.
  ///
  /// Both are folded to phonetic keys, which are aligned; then the vowels between aligned consonants are compared. Brackets and
  /// counts at the end are ignored. Letters of one class (s, ṣ, sh; t, ṭ; k, q; h, ḥ, kh), hamza, ayn, length and gemination
  /// are not distinguished.
  public static func compare(arabic: String, latin: String) -> TransliterationReport {
    TransliterationComparison(arabic: arabic, latin: latin).report
  }
}
