/// Converts Arabic text to sounds, for romanization, phonetic keys and the transliteration check.
public enum Phonemizer {
  /// The words of a vocalized text as sounds, each with its range in the source.
  ///
  /// Modern and Uthmani spelling are understood, with or without sukun. A vowel that is not written is omitted unless the word
  /// is a known one; assumed sounds have a tag.
  public static func words(in arabic: String) -> [PhonemicWord] {
    VocalizedReader.words(in: Array(arabic.unicodeScalars)).map(WordReader.read)
  }
}
