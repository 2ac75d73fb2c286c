/// How a word begins after its prefixes: with the name of God, the article, a joining alef, or none of these.
struct WordOpening {
  enum Kind: Equatable {
    case divineName(hasAlef: Bool)
    case article(hasAlef: Bool)
    /// The article before a joining alef, with the vowel of that alef on its lam: الِاسْم.
    case articleBeforeJoining(hasAlef: Bool)
    case joining
    case plain
  }

  /// The number of letters before the opening: particles of one letter.
  let prefix: Int
  let kind: Kind

  init(_ letters: [VocalizedLetter]) {
    for prefix in 0...3 where prefix < letters.count {
      guard letters[..<prefix].allSatisfy(WordOpening.isPrefix) else { break }
      if let kind = WordOpening.kind(letters, after: prefix) {
        (self.prefix, self.kind) = (prefix, kind)
        return
      }
    }
    (prefix, kind) = (0, .plain)
  }

  private static func isPrefix(_ letter: VocalizedLetter) -> Bool {
    letter.isProclitic([.beforeNouns, .teh])
  }

  private static func kind(_ letters: [VocalizedLetter], after prefix: Int) -> Kind? {
    let rest = letters[prefix...]
    guard let first = rest.first else { return nil }
    let hasAlef = first.isJoiningAlef
    let stem = hasAlef ? rest.dropFirst() : rest
    if isDivineName(stem, hasAlef: hasAlef, after: letters[..<prefix].last) {
      return .divineName(hasAlef: hasAlef)
    }
    let before = letters[..<prefix].last
    if before?.base == "ت" { return nil }
    guard hasAlef || before?.base == "ل" else { return nil }
    if isArticleBeforeJoining(stem), before?.vowel != .u { return .articleBeforeJoining(hasAlef: hasAlef) }
    // Only lam can directly precede the lam of the article.
    if let lam = stem.first, lam.base == "ل", stem.count > 1, lam.vowel == nil || lam.hasShadda {
      let next = stem[stem.startIndex + 1]
      let isVerb = lam.hasSukun && !next.hasShadda && Consonant(letter: next.base)?.isSunLetter == true
      let isLong = next.base == "ا" && !lam.hasShadda
      if !isVerb, !isLong, before?.vowel != .u { return .article(hasAlef: hasAlef) }
    }
    guard hasAlef, let next = stem.first else { return nil }
    if first.base == "ٱ" { return .joining }
    guard next.hasSukun || next.hasShadda else { return nil }
    switch before?.base {
    case nil: return .joining
    case "ك": return next.hasSukun ? .joining : nil
    case "ل": return next.hasSukun || next.base == "ت" ? .joining : nil
    case "أ": return nil
    default: return stem.count > 1 ? .joining : nil
    }
  }

  /// Whether letters begin with the lam of an article and a joining alef. No long a precedes a letter with sukun.
  static func isArticleBeforeJoining(_ letters: ArraySlice<VocalizedLetter>) -> Bool {
    guard letters.count > 3, let lam = letters.first, lam.base == "ل", lam.isBare || lam.vowel == .i,
      !lam.hasShadda, !lam.hasTanwin
    else { return false }
    let (alef, next) = (letters[letters.startIndex + 1], letters[letters.startIndex + 2])
    return alef.isJoiningAlef && next.base != "ل" && (next.hasSukun || lam.vowel == .i && next.hasShadda)
  }

  /// الله, لله, اللهم: two lams, heh, and perhaps meem, whatever marks are missing.
  private static func isDivineName(
    _ stem: ArraySlice<VocalizedLetter>,
    hasAlef: Bool,
    after before: VocalizedLetter?
  ) -> Bool {
    guard (2...4).contains(stem.count) else { return false }
    let bases = stem.map { $0.base }
    if hasAlef {
      guard bases.starts(with: ["ل", "ل", "ه"]) else { return false }
      return bases.count == 3 || (bases.count == 4 && bases[3] == "م")
    }
    return before?.base == "ل" && before?.vowel != .u && bases == ["ل", "ه"]
      && !stem[stem.startIndex].hasSukun
      && (stem[stem.startIndex].hasShadda || stem[stem.startIndex].isBare)
  }
}
