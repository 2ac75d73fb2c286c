/// The beginning of a word: its article, and whether it is the name of Allah.
struct WordFrame {
  /// The index of the lam of the article.
  private(set) var articleLam: Int?
  /// The index of the letter after a joining alef (hamzat al-wasl).
  private(set) var letterAfterWasl: Int?
  /// The lams of the name.
  private let lamsOfAllah: Range<Int>

  init(_ word: SpelledWord) {
    let letters = word.letters
    lamsOfAllah = Self.lamsOfAllah(in: letters)
    var segmenter = ProcliticSegmenter(letters)
    segmenter.skip(.conjunctions)
    if segmenter.isAtDoubleLam {
      articleLam = segmenter.index + 1
      return
    }
    segmenter.skip([.beh, .kaf])
    // Lam with a fatha is the particle of emphasis, which keeps the alef of the article.
    if segmenter.next?.has(.fatha) == true { segmenter.skip(.lam) }
    guard let alef = segmenter.next, segmenter.remaining > 1, alef.isBareAlef, !alef.has(.harakat) else {
      return
    }
    let next = segmenter.index + 1
    letterAfterWasl = next
    if letters[next].base == "ل" { articleLam = next }
  }

  func isLamOfAllah(_ position: Int) -> Bool { lamsOfAllah.contains(position) }

  /// The lams of `الله`, `لله`, `اللهم` and the like after conjunctions, prepositions and the particle of
  /// oaths, or joined to another word by mistake; empty for other words.
  private static func lamsOfAllah(in letters: ArraySlice<LetterCluster>) -> Range<Int> {
    guard let heh = letters.lastIndex(where: { $0.base == "ه" }), heh >= letters.startIndex + 2,
      letters[heh - 1].base == "ل", letters[heh - 2].base == "ل",
      letters[(heh + 1)...].isEmpty || letters[(heh + 1)...].map({ $0.base }) == ["م"],
      letters[..<(heh - 2)].allSatisfy(isBeforeName)
        || letters[heh - 1].has(.shadda) && letters[..<(heh - 2)].last?.isBareAlef == true
    else { return 0..<0 }
    return heh - 2..<heh
  }

  private static func isBeforeName(_ letter: LetterCluster) -> Bool {
    switch letter.base {
    case "ا", "\u{0671}", "آ", "ء": true
    default: letter.isProclitic([.interrogative, .waw, .feh, .beh, .kaf, .teh])
    }
  }
}
