import ArabicText
import QuranText

/// A spelling with what the Quran, hadiths and other duas know about it.
struct ScreenedWord {
  let word: MarkedWord
  let scalars: [Unicode.Scalar]
  /// The words of others than the only dua that has this one.
  let known: KnownStems
  /// Whether a word with its stem is known; also true for words of more than ``longestStem`` letters, which are not looked up.
  let hasKnownStem: Bool
  /// Whether some text may miss a mark in the word.
  let mayMissMark: Bool
  let mayBeMisspelled: Bool

  /// The greatest number of letters of a word that rules look up by its stem.
  static let longestStem = 20

  init(_ spelling: WordSpelling, _ draft: borrowing IndexedDraft) {
    (word, scalars) = (spelling.word, spelling.scalars)
    known = KnownStems(
      vocabulary: draft.quran.vocabulary,
      hadiths: .shipped,
      forms: draft.forms,
      dua: spelling.isShared ? -1 : spelling.dua
    )
    hasKnownStem = word.letters.count > Self.longestStem || known.containsStem(of: word)
    mayMissMark = Tashkeel.mayMissMark(inWord: scalars)
    mayBeMisspelled = word.mayBeMisspelled
  }
}
