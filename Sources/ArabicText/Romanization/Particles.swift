/// The particles wa, fa, bi and li, which are joined to the next word.
enum Particles {
  /// The number of letters of a word that are particles: zero, one or two.
  static func count(in letters: [VocalizedLetter]) -> Int {
    var rest = letters[...]
    for isConjunction in [true, false] {
      guard let head = rest.first, let vowel = head.vowel, !head.hasTanwin, !head.hasDagger,
        !head.isLengthened,
        vowel == (isConjunction ? conjunctionVowel(head.base) : prepositionVowel(head.base)), !isRoot(rest)
      else { continue }
      // Assimilation to a first letter is written with shadda in the Quran; elsewhere the letters are a root.
      if head.hasShadda, head.base != "ل" && head.base != "و" { continue }
      let tail = rest.dropFirst()
      if head.base == "ب" || head.base == "ل", tail.count <= 3, pronouns.contains(tail.map({ $0.base })) {
        continue
      }
      let isLiArticle =
        head.base == "ل" && tail.count > 1 && tail.first?.base == "ل" && tail.first?.vowel == nil
      let isLiDouble =
        head.base == "ل" && tail.count > 1 && tail.first?.base == "ل" && tail.first?.hasShadda == true
      if isLiArticle || isLiDouble || startsWord(tail) { rest = tail }
    }
    return letters.count - rest.count
  }

  private static func conjunctionVowel(_ letter: Unicode.Scalar) -> Vowel? {
    letter == "و" || letter == "ف" ? .a : nil
  }

  private static func prepositionVowel(_ letter: Unicode.Scalar) -> Vowel? {
    letter == "ب" || letter == "ل" ? .i : nil
  }

  /// Whether a word can begin here: with a voweled consonant, or with a joining alef.
  private static func startsWord(_ letters: ArraySlice<VocalizedLetter>) -> Bool {
    guard letters.count >= 2, let first = letters.first else { return false }
    let second = letters[letters.startIndex + 1]
    if first.base == "آ" || first.base == "ٱ" { return true }
    if first.isJoiningAlef {
      return second.hasSukun || second.hasShadda || (second.isBare && second.base == "ل")
        || WordOpening.isArticleBeforeJoining(letters.dropFirst())
    }
    return first.vowel != nil && !first.hasShadda
  }

  private static func isRoot(_ letters: ArraySlice<VocalizedLetter>) -> Bool {
    roots.contains { root in
      guard letters.count >= root.count, let end = root.last else { return false }
      let heads = zip(letters, root.dropLast())
      guard heads.allSatisfy({ isSame($0, $1) }) else { return false }
      let last = letters[letters.startIndex + root.count - 1]
      return last.base == end.base && (end.isBare || isSame(last, end))
    }
  }

  private static func isSame(_ first: VocalizedLetter, _ second: VocalizedLetter) -> Bool {
    first.base == second.base && first.vowel == second.vowel && first.hasShadda == second.hasShadda
      && first.hasSukun == second.hasSukun && first.hasTanwin == second.hasTanwin
  }

  /// Words whose first letter looks like a particle but belongs to the root.
  private static let roots: [[VocalizedLetter]] = [
    "وَلِيُّ", "وَلِيِّ", "وَلِيَّ", "وَسِع", "وَكِيل", "وَضَعْ", "وَلَجْ", "وَقَبَ", "وَعَد", "وَلَد", "وَرَث",
    "فَقِير", "فَرَج", "فَلَق", "لِسَان", "لِقَا",
  ].compactMap { VocalizedReader.words(in: Array($0.unicodeScalars)).first?.letters }

  /// Attached pronouns, with which bi and li form one word.
  private static let pronouns: [[Unicode.Scalar]] = [
    "ي", "ى", "ك", "ه", "ها", "هم", "هن", "هما", "نا", "كم", "كن", "كما",
  ].map { Array($0.unicodeScalars) }
}
