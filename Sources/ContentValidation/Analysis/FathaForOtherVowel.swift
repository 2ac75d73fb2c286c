import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
  /// Whether a word is known with a fatha before its last letter, but not with the vowel that is written there and these edits: عَلِى is
  /// not عَلِي but عَلَى.
  func isKnownOnlyWithFatha(_ word: MarkedWord, besides edits: [Edit]) -> Bool {
    isFamiliarWithFatha(word, before: word.letters.count - 1) && !isFamiliar(word, with: edits)
  }

  /// Whether a word is known with a fatha for the vowel of the letter before another: حِيْثُ is حَيْثُ.
  func isFamiliarWithFatha(_ word: MarkedWord, before index: Int) -> Bool {
    guard index > 0, let vowel = word.letters[index - 1].range.first(where: { scalars[$0].isHaraka }) else {
      return false
    }
    return isFamiliar(word, with: [(vowel..<vowel + 1, "\u{064E}")])
  }
}
