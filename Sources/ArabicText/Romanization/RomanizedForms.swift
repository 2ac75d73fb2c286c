/// A word in Latin letters in each position of a phrase.
package struct RomanizedForms: Sendable {
  /// By ``index(isJoined:isBeforePause:)``.
  package let forms: [String]
  /// Whether the word begins with a vowel that is dropped after another word.
  package let beginsWithJoiningVowel: Bool
  /// Whether a helping vowel follows the word before a joining vowel.
  package let endsWithTanwin: Bool

  /// Nil if the scalars are not one word.
  package init?(ofWord scalars: [Unicode.Scalar], by romanizer: Romanizer) {
    guard let word = PhonemicWord(ofWord: scalars) else { return nil }
    self.init(of: word, by: romanizer)
  }

  package init(of word: PhonemicWord, by romanizer: Romanizer) {
    beginsWithJoiningVowel = word.beginsWithJoiningVowel
    endsWithTanwin = word.phonemes.last?.tag == .tanwin
    let within = Self.spelling(word, isJoined: false, isBeforePause: false, romanizer)
    let final = Self.spelling(word, isJoined: false, isBeforePause: true, romanizer)
    // Only a joining vowel depends on the word before.
    forms =
      beginsWithJoiningVowel
      ? [
        within, final, Self.spelling(word, isJoined: true, isBeforePause: false, romanizer),
        Self.spelling(word, isJoined: true, isBeforePause: true, romanizer),
      ] : [within, final, within, final]
  }

  private static func spelling(
    _ word: PhonemicWord,
    isJoined: Bool,
    isBeforePause: Bool,
    _ romanizer: Romanizer
  ) -> String {
    romanizer.spelling(
      of: PhrasalForm.phonemes(of: word, isJoined: isJoined, isBeforePause: isBeforePause)
    )
  }

  /// The number of forms.
  static let count = 4

  /// The index of the form in a position.
  ///
  /// - Parameters:
  ///   - isJoined: Whether another word precedes the word without a pause.
  ///   - isBeforePause: Whether a pause follows.
  package static func index(isJoined: Bool, isBeforePause: Bool) -> Int {
    (isJoined ? 2 : 0) + (isBeforePause ? 1 : 0)
  }
}
