import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
  /// Whether a word may have another mistake than the one that edits fix, so that they may write the wrong letter or hide it: its
  /// marks clash, no word has its letters, or what the edits write is not Arabic spelling either.
  func isDoubtful(_ word: MarkedWord, with edits: [Edit]) -> Bool {
    if isUnclear(word) { return true }
    let written = Array(text(of: word.range, with: edits).unicodeScalars)
    let words = MarkedWord.words(of: written)
    guard words.count == 1, let corrected = words.first, SpellingDefect(in: corrected) == nil else {
      return true
    }
    return Self.lengthsOfDoubt.contains(corrected.letters.count) && !isKnownStem(of: corrected)
  }

  /// Whether the stem of a word is known, or the word with the article: many nouns are in few texts without it.
  private func isKnownStem(of word: MarkedWord) -> Bool {
    let bases = word.letters.map(\.base)
    return knownStems.containsStem(of: word)
      || word.possibleStarts.contains { start in
        knownStems.hasWord(ofLetters: ["\u{0627}", "\u{0644}"] + bases[start...])
      }
  }

  /// The numbers of letters of words that are looked up: words that no list has are rarely shorter.
  private static var lengthsOfDoubt: ClosedRange<Int> { 4...ScreenedWord.longestStem }

  /// Whether a word never has the tanwin that it has: `impossible-spelling` reports it.
  func hasForeignTanwin(_ word: MarkedWord) -> Bool { SpellingDefect(in: word)?.isForeignTanwin == true }

  /// The word that scalars are part of; nil between words.
  func markedWord(at index: Int) -> MarkedWord? {
    let found = words.partitioningIndex { $0.range.upperBound > index }
    return found < words.count && words[found].range.lowerBound <= index ? words[found] : nil
  }
}
