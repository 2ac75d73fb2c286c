import ArabicText
import QuranText

/// A word of the recited texts of a library, in one spelling.
struct WordSpelling: Sendable {
  /// The word with the offsets that it has in ``scalars``.
  let word: MarkedWord
  let scalars: [Unicode.Scalar]
  /// In UTF-8.
  let bytes: [UInt8]
  /// That of the scalars.
  let hash: UInt64
  /// The first dua that has it.
  let dua: Int
  /// Whether another dua has it too.
  var isShared = false
}

/// A spelling with what the Quran, hadiths and other duas know about it.
struct ScreenedWord {
  let word: MarkedWord
  let scalars: [Unicode.Scalar]
  /// The words of others than the only dua that has this one.
  let known: KnownStems
  /// Whether a word with its stem is known; also true for words of more than ``longestStem`` letters, which are not looked up.
  let hasKnownStem: Bool

  /// The greatest number of letters of a word that rules look up by its stem.
  static let longestStem = 20

  init(_ spelling: WordSpelling, _ draft: IndexedDraft) {
    (word, scalars) = (spelling.word, spelling.scalars)
    known = KnownStems(
      vocabulary: draft.quran.vocabulary,
      hadiths: .shipped,
      forms: draft.forms,
      dua: spelling.isShared ? -1 : spelling.dua
    )
    hasKnownStem = word.letters.count > Self.longestStem || known.containsStem(of: word)
  }
}
