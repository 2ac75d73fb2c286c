/// What stands at the front of a word: conjunction, preposition, article; and whether it is the name of Allah.
struct WordFrame {
  /// The place of the lam of the article.
  private(set) var articleLam: Int?
  /// The place of the letter after a joining alef (hamzat al-wasl).
  private(set) var letterAfterWasl: Int?
  /// The places of the lams of the name.
  private let lamsOfAllah: Range<Int>

  init(_ word: SpelledWord) {
    let letters = word.letters
    lamsOfAllah = Self.lamsOfAllah(in: letters)
    var place = letters.startIndex
    func base(_ place: Int) -> Unicode.Scalar? { place < letters.endIndex ? letters[place].base : nil }
    if base(place) == "و" || base(place) == "ف" { place += 1 }
    if base(place) == "ل", base(place + 1) == "ل" {
      articleLam = place + 1
      return
    }
    if base(place) == "ب" || base(place) == "ك" { place += 1 }
    if base(place) == "ل", letters[place].has(.fatha) { place += 1 }
    guard place + 1 < letters.endIndex, letters[place].isBareAlef, !letters[place].has(.harakat) else {
      return
    }
    letterAfterWasl = place + 1
    if base(place + 1) == "ل" { articleLam = place + 1 }
  }

  func isLamOfAllah(_ place: Int) -> Bool { lamsOfAllah.contains(place) }

  /// The lams of `الله`, `لله`, `اللهم` and the like after conjunctions, prepositions and the particle of
  /// oaths; empty for other words.
  private static func lamsOfAllah(in letters: ArraySlice<LetterCluster>) -> Range<Int> {
    guard let heh = letters.lastIndex(where: { $0.base == "ه" }), heh >= letters.startIndex + 2,
      letters[heh - 1].base == "ل", letters[heh - 2].base == "ل",
      letters[(heh + 1)...].isEmpty || letters[(heh + 1)...].map({ $0.base }) == ["م"],
      letters[..<(heh - 2)].allSatisfy({ isClitic($0.base) })
    else { return 0..<0 }
    return heh - 2..<heh
  }

  private static func isClitic(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "و", "ف", "ت", "ب", "ك", "ا", "\u{0671}", "أ", "آ", "ء": true
    default: false
    }
  }
}
