import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
  /// Whether a word is familiar once it is edited.
  func isFamiliar(_ word: MarkedWord, with edits: [Edit]) -> Bool {
    let written = Array(text(of: word.range, with: edits).unicodeScalars)
    return MarkedWord.words(of: written).first.map { knownStems.isFamiliar($0, written) } ?? false
  }

  /// Whether a word that is written with a tanwin may be a noun that takes one: وَتُبٌ and إِنَّكٍ are not, since these words are known
  /// with other marks at their end, but never with a tanwin.
  func mayTakeTanwin(_ word: MarkedWord) -> Bool {
    guard let mark = word.letters.last?.range.first(where: { scalars[$0].isTanwin }) else { return true }
    func isFamiliar(_ other: String, _ end: String = "") -> Bool {
      let kept = String(scalars: scalars[(mark + 1)..<word.range.upperBound])
      return self.isFamiliar(word, with: [(mark..<word.range.upperBound, other + kept + end)])
    }
    return ["\u{064C}", "\u{064D}", "\u{064B}"].contains { isFamiliar($0) }
      || isFamiliar("\u{064B}", "\u{0627}")
      || !["\u{0652}", "\u{064E}", "\u{064F}", "\u{0650}"].contains { isFamiliar($0) }
  }
}
