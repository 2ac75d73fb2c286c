import ArabicText
import UnicodeText

extension SpellingDefect {
  /// الله, لله, اللهم with marks on the lams that do not belong there, or without those that do.
  static func divineName(_ letters: [MarkedLetter]) -> Self? {
    let bases = letters.map(\.base)
    let meem: Unicode.Scalar = "\u{0645}"
    let hasMeem = bases.last == meem
    let end = hasMeem ? letters.count - 1 : letters.count
    guard end >= 3, bases[end - 1] == "\u{0647}", bases[end - 2] == "\u{0644}", bases[end - 3] == "\u{0644}"
    else { return nil }
    let hasAlef = end >= 4 && (bases[end - 4] == "\u{0627}" || bases[end - 4] == "\u{0671}")
    let prefix = letters[..<(end - (hasAlef ? 4 : 3))]
    let isPrefix = prefix.allSatisfy { $0.isProclitic([.beforeNouns, .teh]) }
    if hasAlef, !hasMeem, isPrefix, let before = prefix.last, before.isProclitic(.lam), before.has(.kasra) {
      return Self(
        before.range.lowerBound..<letters[end - 2].range.upperBound,
        "after a lam the name of Allah loses its alef; write `لِلَّهِ`",
        [(letters[end - 4].range.lowerBound..<letters[end - 2].range.lowerBound, "")]
      )
    }
    if hasMeem, !hasAlef, prefix.isEmpty, letters[end - 2].has(.shadda) || letters[end - 1].has(.damma) {
      let start = letters[0].range.lowerBound
      return Self(
        letters[0].range,
        "اللهم begins with an alef; write U+0627 ARABIC LETTER ALEF before it",
        [(start..<start, "\u{0627}")]
      )
    }
    if !hasMeem, !hasAlef, isPrefix, let before = prefix.last, before.isProclitic([.beh, .teh]),
      letters[end - 3].marks.isEmpty, letters[end - 2].has(.shadda)
    {
      let start = letters[end - 3].range.lowerBound
      return Self(
        before.range.lowerBound..<letters[end - 2].range.upperBound,
        "only after a lam does the name of Allah lose its alef; write U+0627 ARABIC LETTER ALEF",
        [(start..<start, "\u{0627}")]
      )
    }
    guard isPrefix, prefix.count <= 2, hasAlef || !hasMeem && letters[end - 3].has(.kasra) else { return nil }
    if hasMeem, let last = letters.last, last.has(.harakat), !last.has(.shadda) {
      return Self(
        last.range,
        "the meem of اللهم is doubled; write U+0651 ARABIC SHADDA on it",
        [(last.range.lowerBound + 1..<last.range.lowerBound + 1, "\u{0651}")]
      )
    }
    let (first, lam) = (letters[end - 3], letters[end - 2])
    let isMarked = !letters[end - 2].marks.isEmpty || hasAlef && first.has(.shadda)
    let isWrong =
      hasAlef && !first.marks.intersection([.shadda, .harakat, .sukun]).isEmpty
      || isMarked && !lam.has(.shadda) || lam.has([.kasra, .damma, .sukun])
    guard isWrong else { return nil }
    let written =
      hasAlef
      ? "\u{0627}\u{0644}\u{0644}\u{0651}\u{064E}\u{0647}"
      : "\u{0644}\u{0650}\u{0644}\u{0651}\u{064E}\u{0647}"
    return Self(
      first.range.lowerBound..<lam.range.upperBound,
      "the name of Allah has shadda and fatha on its second lam; write \(written.quoted())",
      hasAlef
        ? [
          (
            first.range.lowerBound..<lam.range.upperBound,
            "\u{0644}\u{0644}\u{0651}\u{064E}" + (lam.has(.daggerAlef) ? "\u{0670}" : "")
          )
        ] : []
    )
  }
}
