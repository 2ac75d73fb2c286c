import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
  /// Whether a word is known with a fatha on the letter before another, but not with the vowel that is written there and these edits:
  /// حِيْثُ is not حِيثُ but حَيْثُ.
  ///
  /// - Parameter index: The index of the letter after the vowel, the last one if there is none.
  func isKnownOnlyWithFatha(_ word: MarkedWord, before index: Int? = nil, besides edits: [Edit]) -> Bool {
    let index = index ?? word.letters.count - 1
    guard index > 0, let vowel = word.letters[index - 1].range.first(where: { scalars[$0].isHaraka }) else {
      return false
    }
    return isFamiliar(word, with: [(vowel..<vowel + 1, "\u{064E}")]) && !isFamiliar(word, with: edits)
  }
}
