import ArabicText
import UnicodeText

// The letter after an article.
extension SpellingDefect {
  /// The lam of an article has no sukun before a letter to which it is assimilated, and no other letter is doubled after it.
  static func article(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    guard index > 1, letters[index - 1].base == "\u{0644}", !letters[index - 1].has([.harakat, .shadda])
    else {
      return nil
    }
    let (alef, lam, letter) = (letters[index - 2], letters[index - 1], letters[index])
    let isAfterAlef =
      alef.isBareAlef && alef.marks.isEmpty
      && letters[..<(index - 2)].allSatisfy { $0.isProclitic(.beforeNouns) && $0.has(.harakat) }
    // In لِلْحَمْدِ the article has lost its alef.
    guard isAfterAlef || index == 2 && alef.base == "\u{0644}" && alef.has(.kasra) else { return nil }
    if letter.has(.shadda), !letter.base.isSunLetter, letter.isPlainConsonant || letter.isHamzaOrGlide {
      return Self(letter.range, "the article does not double this letter; remove the shadda")
    }
    // Verbs with two letters of their own: الْتَفَتَ.
    if lam.has(.sukun), letter.base.isSunLetter, letter.base != "\u{062A}", letter.has(.harakat),
      !letter.has(.shadda), !isVerbWithLam(letters[(index - 1)...])
    {
      return Self(
        lam.range.lowerBound..<letter.range.upperBound,
        "the article is assimilated to this letter; remove the sukun, and write U+0651 ARABIC SHADDA on the letter"
      )
    }
    return nil
  }

  /// Whether the letters are those of the imperative of a verb whose own first letter is a lam: الْطُفْ.
  private static func isVerbWithLam(_ letters: ArraySlice<MarkedLetter>) -> Bool {
    let bases = letters.map(\.base)
    return verbsWithLam.contains { bases.starts(with: $0) && verbEndings.contains(Array(bases[$0.count...])) }
  }

  private static let verbsWithLam = Array(words: "لطف لزم لصق لثم لدغ لذع لسع")
  private static let verbEndings = Set(words: "وا ي ه ها هم هن نا ني").union([[]])
}

extension MarkedLetter {
  /// Whether this is a hamza, a waw or a yeh.
  fileprivate var isHamzaOrGlide: Bool {
    (0x0621...0x0626).contains(base.value) || base == "\u{0648}" || base == "\u{064A}"
  }
}
