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
    let isNoun = mayBeNoun(letters[..<index])
    return Self(
      before.range.lowerBound..<next.range.upperBound,
      "a long vowel is shortened before a letter with sukun; remove \(letter.base.codePointAndName)"
        + (isNoun ? ", or write the vowel of the noun before its pronoun" : ""),
      isNoun ? [] : [(letter.range, "")]
    )
  }

  /// Whether the letters before the long vowel may begin a noun such as وُجُوه, whose case is the mistake in وُجُوهْنَا: two letters, and
  /// not the first of a verb such as أَغِيث.
  private static func mayBeNoun(_ letters: ArraySlice<MarkedLetter>) -> Bool {
    let isJoined = letters.first.map { $0.isProclitic(.conjunctions) && $0.has(.fatha) } ?? false
    let stem = letters.dropFirst(isJoined ? 1 : 0)
    guard let first = stem.first else { return false }
    return stem.count >= 2 && !"اأإآيتن".unicodeScalars.contains(first.base)
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

  /// نَحْيَى, الدُّنْيَى: after a yeh a long a is an alef, except in the name يَحْيَى.
  static func maksuraAfterYeh(_ letters: [MarkedLetter]) -> Self? {
    guard letters.count > 2, let last = letters.last, last.base == "\u{0649}",
      last.marks.isSubset(of: .daggerAlef)
    else { return nil }
    let yeh = letters[letters.count - 2]
    guard yeh.base == "\u{064A}", yeh.has(.fatha), !yeh.has(.daggerAlef),
      !letters.suffix(4).spell("يحيى")
    else { return nil }
    return Self(
      yeh.range.lowerBound..<last.range.upperBound,
      "after a yeh a long a is written U+0627 ARABIC LETTER ALEF",
      [(last.range, "\u{0627}")]
    )
  }

  /// النَّبِيِ, عَدُوٌ: a yeh after a kasra or a waw after a damma ends a word with another vowel than a fatha only if it is doubled.
  ///
  /// Without the article and a tanwin the yeh may be a pronoun, whose vowel is the mistake: حَسْبِيُ اللَّهُ.
  static func vowelOfFinalGlide(_ letters: [MarkedLetter]) -> Self? {
    guard letters.count > 2, let last = letters.last,
      last.has([.kasra, .damma, .kasratan, .dammatan]), !last.has([.shadda, .fatha, .sukun])
    else { return nil }
    let before = letters[letters.count - 2]
    let start = letters[0].isProclitic([.conjunctions, .prepositions]) ? 1 : 0
    let hasArticle =
      letters[1].base == "\u{0644}" && letters[0].base == "\u{0644}"
      || letters[start].isBareAlef && letters[start + 1].base == "\u{0644}"
    guard
      last.base == "\u{064A}" && before.has(.kasra) && (hasArticle || last.has(.tanwin))
        // `indeclinable-word` reports وَهُوُ.
        || last.base == "\u{0648}" && before.has(.damma) && before.base != "\u{0647}"
    else { return nil }
    return Self(
      before.range.lowerBound..<last.range.upperBound,
      "\(last.base.codePointAndName) has no such vowel at the end of a word unless it is doubled; write U+0651 ARABIC SHADDA on it, "
        + "or remove the vowel"
    )
  }
}
