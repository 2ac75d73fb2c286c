import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
  /// Whether a sign or a digit is directly before a word that begins with a sukun, and directly after another: it may have been typed
  /// inside of one word, as in أَ8سْتَغْفِرُ. After the end of a bracket another word begins. The sign may have replaced a letter, and have
  /// its marks.
  func isContinuedAfterSign(_ word: MarkedWord) -> Bool {
    guard word.letters.first?.has(.sukun) == true else { return false }
    var sign = word.range.lowerBound - 1
    while sign > 0, scalars[sign].isArabicMark { sign -= 1 }
    guard sign > 0, !scalars[sign].isBlank,
      BracketPairing.closing(for: scalars[sign]) == nil,
      !BracketPairing.isClosing(scalars[sign]) || isUnpairedBracket(sign)
    else { return false }
    return scalars[sign - 1].isArabicLetter || scalars[sign - 1].isArabicMark
  }

  /// The defect of a word that begins with a sukun because the space before it is one letter too late or too early: كَمَاأَ ثْنَيْتَ is
  /// كَمَا أَثْنَيْتَ, and عَ نْحَرَامِكَ is عَنْ حَرَامِكَ. Nil if the words are not known so.
  func spaceBesideLetter(_ defect: SpellingDefect, of index: Int) -> SpellingDefect? {
    guard let move = moveOfSpace(before: index),
      defect.range.lowerBound == words[index].letters[0].range.lowerBound
    else { return nil }
    let written = text(of: words[index - 1].range.lowerBound..<words[index].range.upperBound, with: [move])
    return SpellingDefect(
      defect.range,
      "the space before it is one letter too early or too late; write \(written.quoted(limit: 30))",
      [move]
    )
  }

  /// Whether the last letter of a word belongs to the next one.
  func endsInLetterOfNext(_ index: Int) -> Bool {
    guard let move = moveOfSpace(before: index + 1) else { return false }
    return move.range.lowerBound < words[index].range.upperBound
  }

  /// The edit that moves the space before a word by one letter, if both words are then known.
  private func moveOfSpace(before index: Int) -> Edit? {
    guard index > 0, index < words.count, let first = words[index].letters.first, first.has(.sukun),
      words[index].letters.count > 2, first.range.lowerBound == words[index].range.lowerBound,
      words[index - 1].letters.count + words[index].letters.count <= 2 * ScreenedWord.longestStem
    else { return nil }
    let (before, word) = (words[index - 1].range, words[index].range)
    guard before.upperBound + 1 == word.lowerBound, scalars[before.upperBound] == " ",
      let last = words[index - 1].letters.last
    else { return nil }
    let joined = Array(scalars[before] + scalars[word])
    for boundary in [last.range.lowerBound - before.lowerBound, before.count + first.range.count] {
      let parts = [Array(joined[..<boundary]), Array(joined[boundary...])]
      guard parts.allSatisfy({ knownStems.hasWord(vocalized: $0) }) else { continue }
      if boundary < before.count {
        return (last.range.lowerBound..<word.lowerBound, " " + text(of: last.range))
      }
      return (before.upperBound..<word.lowerBound + first.range.count, text(of: first.range) + " ")
    }
    return nil
  }
}
