/// Compares a transliteration, in any of the spellings in use, with its vocalised Arabic.
public enum TransliterationCheck {
  /// A score below it means that the Latin is the transliteration of another text.
  public static let threshold = 0.75

  /// What is not consistent between a text and its transliteration.
  ///
  /// Both are folded to phonetic keys, which are aligned; then the vowels between aligned consonants are
  /// compared. Brackets and counts at the end are passed over. Equal letters of one class (s, ṣ, sh; t, ṭ; k,
  /// q; h, ḥ, kh), hamza, ain, length and gemination cannot be told apart.
  public static func compare(arabic: String, latin: String) -> TransliterationReport {
    let arabicScalars = Array(arabic.unicodeScalars)
    let latinScalars = Array(latin.unicodeScalars)
    let arabicWords = words(inArabic: arabicScalars)
    let latinWords = words(inLatin: latinScalars)
    let comparison = KeyComparison(PhoneticKey(arabicWords), PhoneticKey(latinWords: latinWords))
    return comparison.report(arabic: arabicScalars, latin: latinScalars)
  }

  /// The recited words of an Arabic text as sounds.
  static func words(inArabic scalars: [Unicode.Scalar]) -> [PhonemicWord] {
    let recited = RecitedPart(of: scalars)
    return VocalisedReader.words(in: scalars, where: recited.contains).map(WordReader.read)
  }

  /// The recited words of a Latin text.
  static func words(inLatin scalars: [Unicode.Scalar]) -> [[LatinLetter]] {
    let recited = RecitedPart(of: scalars)
    return LatinPreparation.words(in: scalars, where: recited.contains)
  }
}
