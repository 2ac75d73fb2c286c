import ArabicText
import QuranText

/// The letter that an alef with a vowel and without hamza stands for.
enum AlefReading {
  /// Hamzat al-qat: always pronounced, and written with a hamza.
  case hamza
  /// Hamzat al-wasl: pronounced only at the start of speech, and written without a hamza.
  case wasl

  /// Decided by the words of the Quran with the same letters, or else by the letters that follow; nil if neither decides it.
  ///
  /// - Parameters:
  ///   - index: The index of the alef among the letters of the word.
  ///   - key: The key of the word.
  static func of(
    alefAt index: Int,
    in word: MarkedWord,
    _ key: QuranVocabulary.Key,
    _ vocabulary: QuranVocabulary
  ) -> Self? {
    inQuran(index, word, key, vocabulary) ?? byFollowingLetters(index, word)
  }

  private static func inQuran(
    _ index: Int,
    _ word: MarkedWord,
    _ key: QuranVocabulary.Key,
    _ vocabulary: QuranVocabulary
  ) -> Self? {
    let seat: QuranLetter.Form = word.letters[index].has(.kasra) ? .hamzaBelow : .hamzaAbove
    let forms = vocabulary.forms(of: key, atLetter: index)
    let isHamza = forms.contains(seat)
    let isWasl = forms.contains(.wasla)
    return isHamza == isWasl ? nil : isHamza ? .hamza : .wasl
  }

  /// The letter after hamzat al-wasl has no vowel. With fatha, it is the alef of the article.
  private static func byFollowingLetters(_ index: Int, _ word: MarkedWord) -> Self? {
    guard index + 2 < word.letters.count else { return nil }
    let (alef, next) = (word.letters[index], word.letters[index + 1])
    let isVoweled = next.has([.fatha, .damma, .kasra])
    if next.base == "\u{0644}", alef.has(.fatha), index <= 1 {
      return isVoweled && !next.has(.shadda) ? .hamza : .wasl
    }
    if isVoweled, !next.has(.shadda) || !doubledAfterWasl.contains(next.base) { return .hamza }
    return alef.has(.fatha) && next.has(.sukun) ? .hamza : nil
  }

  /// The letters to which the ta of a verb with hamzat al-wasl assimilates, as in اتّقى and ادّكر.
  private static let doubledAfterWasl: Set<Unicode.Scalar> = [
    "\u{062A}", "\u{062B}", "\u{062F}", "\u{0630}", "\u{0632}", "\u{0633}", "\u{0634}", "\u{0635}",
    "\u{0636}", "\u{0637}",
    "\u{0638}",
  ]
}
