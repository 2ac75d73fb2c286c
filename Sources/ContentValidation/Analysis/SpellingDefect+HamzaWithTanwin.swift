import ArabicText
import UnicodeText

extension SpellingDefect {
  /// شَيْءًا, سُوءً, دُعَاءًا, مَلْجَأًا: an alef follows a hamza with fathatan, except on an alef or after one. Before that alef the hamza is on a
  /// yeh if the letter before it joins it.
  static func hamzaWithTanwin(_ letters: [MarkedLetter]) -> Self? {
    guard letters.count > 2, let last = letters.last else { return nil }
    let hasAlef = last.isBareAlef && last.marks.isEmpty
    let index = letters.count - (hasAlef ? 2 : 1)
    let (before, hamza) = (letters[index - 1], letters[index])
    guard hamza.has(.fathatan), !hamza.has(.harakat) else { return nil }
    let range = hamza.range.lowerBound..<last.range.upperBound
    let isAfterAlef = before.isBareAlef && before.marks.isSubset(of: .madda)
    if hamza.base == "\u{0623}" || hamza.base == "\u{0621}" && isAfterAlef {
      guard hasAlef else { return nil }
      return Self(
        range,
        "no alef follows the fathatan of a hamza on an alef, or after one; remove it",
        [(last.range, "")]
      )
    }
    guard hamza.base == "\u{0621}",
      before.has(.sukun) || isLongVowel(before, after: letters[..<(index - 1)].last)
    else { return nil }
    let end = last.range.upperBound
    let alef: [ArabicTextAnalysis.Edit] = hasAlef ? [] : [(end..<end, "\u{0627}")]
    if before.joinsNext {
      let base = hamza.baseRange
      return Self(
        range,
        "a hamza before the alef of its fathatan joins the letter before it; write U+0626 ARABIC LETTER YEH WITH HAMZA ABOVE"
          + (hasAlef ? "" : " and the alef, or another vowel"),
        [(base, "\u{0626}")] + alef
      )
    }
    guard !hasAlef else { return nil }
    return Self(
      range,
      "a fathatan at the end of a word is followed by an alef; write it, or another vowel",
      alef
    )
  }

  /// Whether a letter lengthens the vowel of the one before it.
  private static func isLongVowel(_ letter: MarkedLetter, after before: MarkedLetter?) -> Bool {
    guard letter.marks.isEmpty, let before else { return false }
    return letter.base == "\u{0648}" && before.has(.damma) || letter.base == "\u{064A}" && before.has(.kasra)
  }
}

extension MarkedLetter {
  /// Whether the next letter is joined to this one.
  fileprivate var joinsNext: Bool {
    isPlainConsonant && !"ةدذرز".unicodeScalars.contains(base) || base == "\u{064A}"
  }
}
