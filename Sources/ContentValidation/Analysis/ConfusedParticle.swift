import ArabicText

/// A mixture of إِلَّا and إِلَى: إِلَّى or إِلَا.
struct ConfusedParticle {
  /// The lam and the alef, as indices of scalars.
  let range: Range<Int>

  /// Nil for other words.
  init?(_ letters: [MarkedLetter]) {
    let start = letters.first?.isProclitic(.conjunctions) == true ? 1 : 0
    guard letters.count == start + 3, letters[start].base == "\u{0625}" else { return nil }
    let (lam, last) = (letters[start + 1], letters[start + 2])
    guard lam.base == "\u{0644}" else { return nil }
    let isMixture =
      lam.has(.shadda)
      ? last.base == "\u{0649}" : last.isBareAlef && last.marks.isEmpty && lam.has(.fatha)
    guard isMixture else { return nil }
    range = lam.range.lowerBound..<last.range.upperBound
  }
}
