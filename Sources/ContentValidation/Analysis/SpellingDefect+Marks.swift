import ArabicText

extension SpellingDefect {
  /// Marks that a letter does not bear.
  static func marks(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    let letter = letters[index]
    if let found = vowelOfMadda(letter, before: letters[(index + 1)...].first) { return found }
    let before = index > 0 ? letters[index - 1].base : nil
    let isSilentAfterWaw = before == "\u{0648}" && index == letters.count - 1
    if letter.isBareAlef, letter.has(.sukun), !letter.has(.hamza), !isSilentAfterWaw {
      return Self(letter.range, "an alef without hamza has no sukun; remove it, or write it on its letter")
    }
    let bearsShadda =
      !["\u{0622}", "\u{0625}", "\u{0629}"].contains(letter.base)
      && !(letter.isBareAlef && !letter.has(.hamza) && before != "\u{0644}")
    if letter.has(.shadda), !bearsShadda {
      return Self(
        letter.range,
        "this letter is never doubled; write the shadda on its own letter, or remove it"
      )
    }
    if letter.has(.daggerAlef), letter.has([.kasra, .damma]), letter.base != "\u{0649}" {
      return Self(letter.range, "a dagger alef lengthens a fatha; keep one of the two marks")
    }
    return nil
  }

  /// Within a word a vowel is between two letters with sukun, before a doubled letter, and not a damma between two doubled letters.
  static func neighbors(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    guard index > 0 else { return nil }
    let (before, letter) = (letters[index - 1], letters[index])
    let both = before.range.lowerBound..<letter.range.upperBound
    if before.has(.sukun), letter.has(.sukun), !before.has([.harakat, .shadda]), index < letters.count - 1 {
      return Self(both, "no word has two letters with sukun there; look up its vowels")
    }
    // الِاسْتِغْفَار, الِابْتِلَاء; other nouns such as الأرض have lost a hamza.
    if before.base == "\u{0644}", before.has(.sukun), letter.isBareAlef, letter.marks.isEmpty, index > 1,
      letters[index - 2].isBareAlef, index + 4 < letters.count, letters[index + 2].base == "\u{062A}"
    {
      return Self(
        both,
        "before hamzat al-wasl the article has a kasra; write U+0650 ARABIC KASRA for the sukun"
      )
    }
    if let vowel = vowelOfLongVowel(letters, index) { return vowel }
    if before.has(.sukun), letter.has(.shadda), !before.has([.harakat, .shadda]),
      !mayBeDiminutive(letters, index)
    {
      return Self(both, "a doubled letter follows a vowel; remove the sukun or the shadda")
    }
    if index > 1, before.has(.shadda), before.has(.damma), letter.has(.shadda), letter.has(.damma) {
      let isAssimilated = before.base.isSunLetter && letters[index - 2].base == "\u{0644}"
      return isAssimilated
        ? nil : Self(both, "two doubled letters do not follow each other there; remove one shadda")
    }
    return nil
  }

  /// Whether the letters before a doubled one may be those of a diminutive such as دُوَيْبَّة and خُوَيْصَّة.
  private static func mayBeDiminutive(_ letters: [MarkedLetter], _ index: Int) -> Bool {
    index > 2 && letters[index - 1].base == "\u{064A}" && letters[index - 2].has(.fatha)
      && letters[index - 3].has(.damma)
  }

  /// سُبُّوُحٌ, رَحِيِمٌ: within a word a waw does not repeat the damma before it, nor a yeh the kasra, except in passives such as تُوُفِّيَ.
  private static func vowelOfLongVowel(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    let (before, letter) = (letters[index - 1], letters[index])
    let isRepeated =
      letter.base == "\u{0648}" && before.has(.damma) && letter.has(.damma)
      || letter.base == "\u{064A}" && before.has(.kasra) && letter.has(.kasra)
    guard isRepeated, !letter.has([.shadda, .hamza, .tanwin, .sukun]), index < letters.count - 1,
      // No more letters than four are proclitics.
      !(before.base == "\u{062A}" && index <= 5
        && letters[..<(index - 1)].allSatisfy { !Proclitics($0).isEmpty })
    else { return nil }
    let edits = letter.marks.subtracting(.harakat).isEmpty ? [(letter.range, String(letter.base))] : []
    return Self(
      before.range.lowerBound..<letter.range.upperBound,
      "a long vowel has its vowel mark on the letter before; remove the second",
      edits
    )
  }
}
