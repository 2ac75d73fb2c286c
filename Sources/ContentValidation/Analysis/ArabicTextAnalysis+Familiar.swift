import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
  /// Whether a word is familiar once it is edited.
  func isFamiliar(_ word: MarkedWord, with edits: [Edit]) -> Bool {
    let written = Array(text(of: word.range, with: edits).unicodeScalars)
    return knownStems.isFamiliar(spelling: written)
  }

  /// Whether a word that is written with a tanwin may be a noun that takes one: وَتُبٌ and إِنَّكٍ are not, since these words are known
  /// with other marks at their end, but never with a tanwin.
  func mayTakeTanwin(_ word: MarkedWord) -> Bool {
    isKnownWithTanwin(word)
      || !["\u{0652}", "\u{064E}", "\u{064F}", "\u{0650}"].contains { isFamiliar(word, endingWith: $0) }
  }

  /// Whether a word is known with a tanwin instead of the mark at its end. What ends with an alef has one already.
  func isKnownWithTanwin(_ word: MarkedWord) -> Bool {
    if word.letters.last?.isBareAlef == true || word.letters.last?.base == "\u{0649}" { return true }
    return ["\u{064C}", "\u{064D}", "\u{064B}"].contains { isFamiliar(word, endingWith: $0) }
      || isFamiliar(word, endingWith: "\u{064B}", "\u{0627}")
  }

  /// Whether a word is familiar with another mark for the vowel or tanwin of its last letter, and with letters after it.
  func isFamiliar(_ word: MarkedWord, endingWith other: String, _ letters: String = "") -> Bool {
    guard let mark = word.letters.last?.range.first(where: { scalars[$0].isHaraka || scalars[$0].isTanwin })
    else { return false }
    let kept = String(scalars: scalars[(mark + 1)..<word.range.upperBound])
    return isFamiliar(word, with: [(mark..<word.range.upperBound, other + kept + letters)])
  }
}
