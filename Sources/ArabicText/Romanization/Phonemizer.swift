/// Arabic text as sounds: the reading that romanization, phonetic keys and the check of transliterations
/// share.
public enum Phonemizer {
  /// The words of a vocalized text as sounds, each with its place in the source.
  ///
  /// Modern and Uthmani spelling are read, with or without sukun. A vowel that is not written is left out,
  /// unless the word is known; what is assumed carries a tag that says so.
  public static func words(in arabic: String) -> [PhonemicWord] {
    VocalizedReader.words(in: Array(arabic.unicodeScalars)).map(WordReader.read)
  }
}
