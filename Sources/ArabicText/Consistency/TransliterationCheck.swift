/// Compares a transliteration, in any of the spellings in use, with its vocalized Arabic.
public enum TransliterationCheck {
  /// A score below it means that the Latin is the transliteration of another text.
  public static let threshold = 0.75

  /// What is not consistent between a text and its transliteration.
  ///
  /// Both are folded to phonetic keys, which are aligned; then the vowels between aligned consonants are
  /// compared. Brackets and counts at the end are ignored. Equal letters of one class (s, ṣ, sh; t, ṭ; k,
  /// q; h, ḥ, kh), hamza, ain, length and gemination cannot be told apart.
  public static func compare(arabic: String, latin: String) -> TransliterationReport {
    TransliterationComparison(arabic: arabic, latin: latin).report
  }
}
