import ArabicText
import UnicodeText

// The letters with which a hamza is written.
extension SpellingDefect {
  static func seat(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    let letter = letters[index]
    let base = letter.baseRange
    // Many print مَلَأٍ for مَلَإٍ.
    let isLastAfterFatha = index > 0 && index == letters.count - 1 && letters[index - 1].has(.fatha)
    if letter.base == "\u{0623}", letter.has([.kasra, .kasratan]), !isLastAfterFatha {
      return Self(
        letter.range,
        "a hamza with kasra is below its alef; write U+0625 ARABIC LETTER ALEF WITH HAMZA BELOW, or another vowel",
        [(base, "\u{0625}")]
      )
    }
    if letter.base == "\u{0625}", letter.has([.fatha, .damma, .sukun, .fathatan, .dammatan]) {
      return Self(
        letter.range,
        "a hamza below its alef has kasra; write U+0623 ARABIC LETTER ALEF WITH HAMZA ABOVE, or U+0650 ARABIC KASRA",
        [(base, "\u{0623}")]
      )
    }
    return nil
  }

  /// How the hamza at the end of a word is written: by the vowel before it, and on the line after a sukun or a long vowel. Nil
  /// for words with another end, and where the vowel is not written.
  static func finalSeat(_ letters: [MarkedLetter]) -> (letter: Unicode.Scalar, reason: String)? {
    guard letters.count > 2, let last = letters.last,
      ["\u{0623}", "\u{0624}", "\u{0626}"].contains(last.base)
    else { return nil }
    let (before, earlier) = (letters[letters.count - 2], letters[letters.count - 3])
    let isLong =
      before.marks.isEmpty
      && (before.isBareAlef || before.base == "\u{0648}" && earlier.has(.damma)
        || before.base == "\u{064A}" && earlier.has(.kasra))
    if before.has(.sukun) || isLong {
      return ("\u{0621}", "stands alone after a \(isLong ? "long vowel" : "sukun")")
    }
    if before.has(.fatha) { return ("\u{0623}", "is on an alef after a fatha") }
    if before.has(.damma) { return ("\u{0624}", "is on a waw after a damma") }
    if before.has(.kasra) { return ("\u{0626}", "is on a yeh after a kasra") }
    return nil
  }
}
