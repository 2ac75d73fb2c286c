import ArabicText
import UnicodeText

extension SpellingDefect {
  /// أَغِيثْنَا, تُوبْنَا: within a word no long vowel precedes a letter with sukun. Verbs before a pronoun are often written so.
  static func longVowelBeforeSukun(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    guard index > 0, (1...AttachedPronoun.longest).contains(letters.count - index - 2),
      letters[index].marks.isEmpty
    else {
      return nil
    }
    let (before, letter, next) = (letters[index - 1], letters[index], letters[index + 1])
    guard
      letter.base == "\u{064A}" && before.has(.kasra) || letter.base == "\u{0648}" && before.has(.damma),
      next.has(.sukun), !next.has(.shadda), AttachedPronoun.all.contains(letters[(index + 2)...].map(\.base))
    else { return nil }
    return Self(
      before.range.lowerBound..<next.range.upperBound,
      "a long vowel is shortened before a letter with sukun; remove \(letter.base.codePointAndName)",
      [(letter.range, "")]
    )
  }

  /// رَبُّي: no word ends with a yeh after a damma.
  static func yehAfterDamma(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    guard index > 1, index == letters.count - 1, letters[index].base == "\u{064A}",
      letters[index].marks.isSubset(of: .sukun), letters[index - 1].has(.damma)
    else { return nil }
    let before = letters[index - 1]
    let written = String(before.base) + "\u{0650}" + (before.has(.shadda) ? "\u{0651}" : "")
    return Self(
      before.range.lowerBound..<letters[index].range.upperBound,
      "a word does not end with a damma and a yeh; write U+0650 ARABIC KASRA",
      before.marks.isSubset(of: [.damma, .shadda]) ? [(before.range, written)] : []
    )
  }
}
