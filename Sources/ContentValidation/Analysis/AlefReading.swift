import ArabicText
import QuranText

/// How an alef that bears a vowel, and no hamza, is meant.
enum AlefReading {
  /// Spoken wherever it stands: it is written with a hamza.
  case hamza
  /// Spoken only at the beginning of speech: it is written bare.
  case wasl

  /// What the words of the Quran with these letters say, or else what follows the alef; nil when neither tells.
  ///
  /// - Parameters:
  ///   - place: Of the alef among the letters of the word.
  ///   - key: That of the word.
  static func of(
    alefAt place: Int,
    in word: MarkedWord,
    _ key: QuranVocabulary.Key,
    _ vocabulary: QuranVocabulary
  ) -> Self? {
    inQuran(place, word, key, vocabulary) ?? byWhatFollows(place, word)
  }

  private static func inQuran(
    _ place: Int,
    _ word: MarkedWord,
    _ key: QuranVocabulary.Key,
    _ vocabulary: QuranVocabulary
  ) -> Self? {
    let seat: QuranLetter.Form = word.letters[place].has(.kasra) ? .hamzaBelow : .hamzaAbove
    let forms = vocabulary.forms(of: key, atLetter: place)
    let isHamza = forms.contains(seat)
    let isWasl = forms.contains(.wasla)
    return isHamza == isWasl ? nil : isHamza ? .hamza : .wasl
  }

  /// Behind an alef of wasl stands a letter without a vowel; with fatha it is that of the article.
  private static func byWhatFollows(_ place: Int, _ word: MarkedWord) -> Self? {
    guard place + 2 < word.letters.count else { return nil }
    let (alef, next) = (word.letters[place], word.letters[place + 1])
    let isVoweled = next.has([.fatha, .damma, .kasra])
    if next.base == "\u{0644}", alef.has(.fatha), place <= 1 {
      return isVoweled && !next.has(.shadda) ? .hamza : .wasl
    }
    if isVoweled, !next.has(.shadda) || !doubledBehindWasl.contains(next.base) { return .hamza }
    return alef.has(.fatha) && next.has(.sukun) ? .hamza : nil
  }

  /// The letters into which the ta of a verb with an alef of wasl is drawn, as in اتّقى and ادّكر.
  private static let doubledBehindWasl: Set<Unicode.Scalar> = [
    "\u{062A}", "\u{062B}", "\u{062F}", "\u{0630}", "\u{0632}", "\u{0633}", "\u{0634}", "\u{0635}",
    "\u{0636}", "\u{0637}",
    "\u{0638}",
  ]
}
