import ArabicText
import UnicodeText

extension SpellingDefect {
  /// A first letter with which no word begins.
  static func opening(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    let letter = letters[index]
    // The lam of the article has a kasra before hamzat al-wasl: الِاسْم.
    if index == 0, letters.count > 2, letter.isBareAlef, letter.marks.isEmpty, letters[1].has(.harakat),
      !letters[1].has(.shadda), letters[1].base != "\u{0644}"
    {
      return Self(
        letter.range.lowerBound..<letters[1].range.upperBound,
        "an alef without hamza begins a word only before a sukun or a shadda; write the hamza (U+0623 or U+0625)"
      )
    }
    // A hamza, the lam of a command after ثُمَّ and the noun ابن between names may begin with a sukun.
    guard index == 0, letters.count > 1, letter.has(.sukun) else { return nil }
    // وَهْوَ and وَهْيَ may be written as two words.
    if letters.count == 2, letter.base == "\u{0647}" || !letters[1].has([.harakat, .tanwin]) { return nil }
    if letter.base == "\u{0644}", "يتنأ".unicodeScalars.contains(letters[1].base) { return nil }
    if letter.base == "\u{0648}" || letter.base == "\u{064A}" {
      return Self(letter.range, "no word begins with a sukun; write its vowel")
    }
    guard letter.isPlainConsonant, !(letter.base == "\u{0628}" && letters[1].base == "\u{0646}")
    else { return nil }
    return Self(
      letter.range,
      "no word begins with a sukun; write the alef before it, or a vowel",
      [(letter.range.lowerBound..<letter.range.lowerBound, "\u{0627}")]
    )
  }

  /// A last letter with which no word ends.
  static func ending(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    let letter = letters[index]
    guard index > 0, index == letters.count - 1 else { return nil }
    let before = letters[index - 1]
    if let seat = finalSeat(letters), seat.letter != letter.base {
      return Self(
        letter.range,
        "a hamza at the end of a word \(seat.reason); write \(seat.letter.codePointAndName)",
        [(letter.baseRange, String(seat.letter))]
      )
    }
    if letter.base == "\u{064A}", letters.count > 2, letter.has(.fatha), !letter.has(.shadda),
      before.has(.fatha),
      !before.has(.daggerAlef)
    {
      return Self(
        before.range.lowerBound..<letter.range.upperBound,
        "before a yeh with fatha a word ends with a kasra; write U+0650 ARABIC KASRA, or U+0651 ARABIC SHADDA on the yeh"
      )
    }
    if letter.base == "\u{0629}", before.has([.kasra, .damma, .sukun]), before.base != "\u{0627}" {
      return Self(
        before.range.lowerBound..<letter.range.upperBound,
        "a teh marbuta follows a fatha or a long a; write U+064E ARABIC FATHA, or U+0647 ARABIC LETTER HEH if that is meant"
      )
    }
    // In إِلَهًا and وَجْهًا the heh is of the root.
    if letter.has(.fathatan), letter.base == "\u{0647}", before.has(.fatha), before.base != "\u{0644}" {
      return Self(
        letter.range,
        "a final heh with fathatan is a teh marbuta without its dots; write U+0629 ARABIC LETTER TEH MARBUTA",
        [(letter.baseRange, "\u{0629}")]
      )
    }
    if letter.has(.fathatan), letter.isPlainConsonant, letter.base != "\u{0629}",
      tanwinAfterArticle(letters) == nil
    {
      return Self(
        letter.range,
        "a fathatan at the end of a word is followed by an alef; write it, or another vowel",
        [(letter.range.upperBound..<letter.range.upperBound, "\u{0627}")]
      )
    }
    return nil
  }
}
