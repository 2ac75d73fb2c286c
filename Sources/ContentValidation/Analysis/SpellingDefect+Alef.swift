import ArabicText
import UnicodeText

extension SpellingDefect {
  /// آَتِنَا: an alef with madda is a hamza with its fatha and a long a, which is not before a sukun: آَصْلِحْ is أَصْلِحْ.
  static func vowelOfMadda(_ letter: MarkedLetter, before next: MarkedLetter?) -> Self? {
    guard letter.base == "\u{0622}", letter.has(.harakat) else { return nil }
    let isOnlyMark = letter.marks.subtracting(.harakat).isEmpty
    let base = letter.baseRange
    if letter.marks == .fatha, let next, next.has(.sukun), !next.has(.shadda) {
      return Self(
        letter.range,
        "an alef with madda has no other vowel, and is not before a sukun; write U+0623 ARABIC LETTER ALEF WITH HAMZA ABOVE",
        [(base, "\u{0623}")]
      )
    }
    if letter.has([.damma, .kasra]) {
      return Self(
        letter.range,
        "an alef with madda has no other vowel; remove it, or write the alef with hamza (U+0623 or U+0625)"
      )
    }
    return Self(
      letter.range,
      "an alef with madda has no other vowel; remove it",
      isOnlyMark ? [(letter.range, "\u{0622}")] : []
    )
  }

  /// أَامَنْتُ, الْأَاخِرَة: at the beginning of a word a hamza and its long a are one letter.
  static func hamzaBeforeLongA(_ letters: [MarkedLetter]) -> Self? {
    guard let index = letters.dropLast(2).firstIndex(where: { $0.base == "\u{0623}" }) else { return nil }
    let (hamza, alef, next) = (letters[index], letters[index + 1], letters[index + 2])
    // After the hamza of a question the alef may be that of the next word: أَابْنُ, أَالِاسْمُ.
    let isArticle = next.base == "\u{0644}" && letters[(index + 3)...].first?.isBareAlef == true
    guard hamza.marks.isSubset(of: .fatha), alef.isBareAlef, alef.marks.isEmpty, next.has(.harakat),
      !next.has(.shadda), !isArticle, isBeforeNoun(letters[..<index])
    else { return nil }
    let both = hamza.range.lowerBound..<alef.range.upperBound
    return Self(
      both,
      "a hamza and the long a after it are written U+0622 ARABIC LETTER ALEF WITH MADDA ABOVE",
      [(both, "\u{0622}")]
    )
  }

  /// لَاا, فِيي: a long vowel is written once.
  static func repetition(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    guard index > 0 else { return nil }
    let (before, letter) = (letters[index - 1], letters[index])
    let isFinal = index == letters.count - 1
    guard letter.base == before.base, letter.marks.isEmpty, before.marks.isEmpty,
      letter.isBareAlef || isFinal && index > 1 && ["\u{0648}", "\u{064A}"].contains(letter.base),
      letters[0].base != "\u{0627}" || index > 1
    else { return nil }
    let both = before.range.lowerBound..<letter.range.upperBound
    if mayBeginWord(letters, index) {
      let start = letter.range.lowerBound
      return Self(
        both,
        "a word ends with a long a and another begins with an alef; write a space between them",
        [(start..<start, " ")]
      )
    }
    return Self(both, "a long vowel is one letter; remove the second", [(letter.range, "")])
  }

  /// Whether the second of two alefs may begin a word that is joined to another one, because the article or a letter without a vowel
  /// follows it: رَبَّنَااغْفِرْ and لَاالْحَمْدُ, but not وَاالْعَظَمَةِ.
  private static func mayBeginWord(_ letters: [MarkedLetter], _ index: Int) -> Bool {
    guard letters[index].isBareAlef, index + 2 < letters.count else { return false }
    let next = letters[index + 1]
    let isLa = letters[0].base == "\u{0644}" && letters[0].has(.fatha)
    let beginsWithParticle = index == 2 && "وفبكل".unicodeScalars.contains(letters[0].base) && !isLa
    return !beginsWithParticle
      && (next.has(.sukun) || next.base == "\u{0644}" && !next.has(.harakat))
  }
}
