import ArabicText
import HadithText
import UnicodeText

extension ArabicTextAnalysis {
  /// Whether the Quran, a hadith or another dua has the verb of the imperfect, in the third or second person, with a damma instead
  /// of the mark of its last letter. Of a verb such as يَرْضَ, whose last letter was left out, there is no such form; أَرْضُ and نُوحُ are
  /// nouns.
  func isKnownInIndicative(_ verb: MarkedWord) -> Bool {
    guard let last = verb.letters.last else { return false }
    let marks: [Unicode.Scalar] = last.has(.shadda) ? ["\u{0651}", "\u{064F}"] : ["\u{064F}"]
    var written = Array(scalars[verb.range.lowerBound..<last.range.lowerBound + 1]) + marks
    return Self.persons.contains { person in
      written[0] = person
      return knownStems.isFamiliar(spelling: written)
    }
  }

  private static let persons: [Unicode.Scalar] = ["\u{064A}", "\u{062A}"]

  /// Whether a word with a sukun at its end is in the middle of a phrase: another word follows, without a conjunction unless the text
  /// ends with a vowel, so that it is not written as it is spoken in a pause.
  func isSukunWithoutPause(_ index: Int) -> Bool {
    guard isBesideLast(index + 1), let first = words[index + 1].letters.first else { return false }
    return !first.isProclitic(.conjunctions) || words.last.flatMap { WordEnding(of: $0) } != nil
  }
}
