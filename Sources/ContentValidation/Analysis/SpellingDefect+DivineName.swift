import ArabicText
import UnicodeText

extension SpellingDefect {
  /// الله, لله, اللهم with marks on the lams that do not belong there, or without those that do.
  static func divineName(_ letters: [MarkedLetter]) -> Self? {
    if let found = divineNameWithOneLam(letters) { return found }
    guard let name = DivineName(letters) else { return nil }
    if let found = name.alefAfterLam ?? name.vocativeWithoutAlef ?? name.missingAlef { return found }
    return name.isCertain ? name.singleMeem ?? name.marksOfLams : nil
  }

  /// الَّهِ and الَّهُمَّ, without the first of the two lams.
  private static func divineNameWithOneLam(_ letters: [MarkedLetter]) -> Self? {
    let end = letters.last?.base == "\u{0645}" ? letters.count - 1 : letters.count
    guard end >= 3, letters[end - 1].base == "\u{0647}", letters[end - 2].base == "\u{0644}",
      letters[end - 2].has(.shadda), letters[end - 3].isBareAlef, letters[end - 3].marks.isEmpty,
      letters[..<(end - 3)].allSatisfy({ $0.isProclitic([.beforeNouns, .teh]) })
    else { return nil }
    let lam = letters[end - 2].range.lowerBound
    return Self(
      letters[end - 3].range.lowerBound..<letters[end - 2].range.upperBound,
      "the name of Allah has two lams; write U+0644 ARABIC LETTER LAM before this one",
      [(lam..<lam, "\u{0644}")]
    )
  }
}

/// A word that ends like the name of Allah: two lams and a heh, and perhaps a meem.
private struct DivineName {
  private let letters: [MarkedLetter]
  /// What is before the name: at most proclitics, or the word is another.
  private let prefix: ArraySlice<MarkedLetter>
  private let firstLam: MarkedLetter
  private let secondLam: MarkedLetter
  private let heh: MarkedLetter
  /// The alef of the name, if it has one.
  private let alef: MarkedLetter?
  /// Whether the word ends like اللهم.
  private let hasMeem: Bool

  init?(_ letters: [MarkedLetter]) {
    hasMeem = letters.last?.base == "\u{0645}"
    let end = hasMeem ? letters.count - 1 : letters.count
    guard end >= 3, letters[end - 1].base == "\u{0647}", letters[end - 2].base == "\u{0644}",
      letters[end - 3].base == "\u{0644}"
    else { return nil }
    self.letters = letters
    (firstLam, secondLam, heh) = (letters[end - 3], letters[end - 2], letters[end - 1])
    let before = letters[..<(end - 3)]
    alef = before.last.flatMap { $0.isAlefOrWasla ? $0 : nil }
    prefix = alef == nil ? before : before.dropLast()
  }

  private var isAfterProclitics: Bool { prefix.allSatisfy { $0.isProclitic([.beforeNouns, .teh]) } }

  /// Whether the word is the name, and not another with the same letters.
  var isCertain: Bool {
    isAfterProclitics && prefix.count <= 2 && (alef != nil || !hasMeem && firstLam.has(.kasra))
  }

  /// لِاللَّهِ
  var alefAfterLam: SpellingDefect? {
    guard let alef, !hasMeem, isAfterProclitics, let before = prefix.last, before.isProclitic(.lam),
      before.has(.kasra)
    else { return nil }
    return SpellingDefect(
      before.range.lowerBound..<secondLam.range.upperBound,
      "after a lam the name of Allah loses its alef; write `لِلَّهِ`",
      [(alef.range.lowerBound..<secondLam.range.lowerBound, "")]
    )
  }

  /// للَّهُمَّ
  var vocativeWithoutAlef: SpellingDefect? {
    guard hasMeem, alef == nil, prefix.isEmpty, secondLam.has(.shadda) || heh.has(.damma) else { return nil }
    let start = firstLam.range.lowerBound
    return SpellingDefect(
      firstLam.range,
      "اللهم begins with an alef; write U+0627 ARABIC LETTER ALEF before it",
      [(start..<start, "\u{0627}")]
    )
  }

  /// بِللَّهِ
  var missingAlef: SpellingDefect? {
    guard !hasMeem, alef == nil, isAfterProclitics, let before = prefix.last,
      before.isProclitic([.beh, .teh]), firstLam.marks.isEmpty, secondLam.has(.shadda)
    else { return nil }
    let start = firstLam.range.lowerBound
    return SpellingDefect(
      before.range.lowerBound..<secondLam.range.upperBound,
      "only after a lam does the name of Allah lose its alef; write U+0627 ARABIC LETTER ALEF",
      [(start..<start, "\u{0627}")]
    )
  }

  /// اللَّهُمَ
  var singleMeem: SpellingDefect? {
    guard hasMeem, let meem = letters.last, meem.has(.harakat), !meem.has(.shadda) else { return nil }
    let afterBase = meem.range.lowerBound + 1
    let shadda: ArabicTextAnalysis.Edit = (afterBase..<afterBase, "\u{0651}")
    guard heh.has(.shadda) else {
      return SpellingDefect(
        meem.range,
        "the meem of اللهم is doubled; write U+0651 ARABIC SHADDA on it",
        [shadda]
      )
    }
    let hasOnlyBoth = heh.range.count == 3 && heh.marks == [.damma, .shadda]
    return SpellingDefect(
      heh.range.lowerBound..<meem.range.upperBound,
      "the meem of اللهم is doubled, not its heh; move U+0651 ARABIC SHADDA to the meem",
      hasOnlyBoth ? [(heh.range, "\u{0647}\u{064F}"), shadda] : []
    )
  }

  /// اَلَّلهُ, اللِّهُ
  var marksOfLams: SpellingDefect? {
    let hasAlef = alef != nil
    let isMarked = !secondLam.marks.isEmpty || hasAlef && firstLam.has(.shadda)
    let isWrong =
      hasAlef && !firstLam.marks.intersection([.shadda, .harakat, .sukun]).isEmpty
      || isMarked && !secondLam.has(.shadda) || secondLam.has([.kasra, .damma, .sukun])
    guard isWrong else { return nil }
    let written =
      hasAlef
      ? "\u{0627}\u{0644}\u{0644}\u{0651}\u{064E}\u{0647}"
      : "\u{0644}\u{0650}\u{0644}\u{0651}\u{064E}\u{0647}"
    let lams = firstLam.range.lowerBound..<secondLam.range.upperBound
    let corrected = "\u{0644}\u{0644}\u{0651}\u{064E}" + (secondLam.has(.daggerAlef) ? "\u{0670}" : "")
    return SpellingDefect(
      lams,
      "the name of Allah has shadda and fatha on its second lam; write \(written.quoted())",
      hasAlef ? [(lams, corrected)] : []
    )
  }
}
