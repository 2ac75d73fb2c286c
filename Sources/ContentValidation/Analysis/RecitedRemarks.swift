/// The parts of a recited text that are not recited.
struct RecitedRemarks {
  /// How often to say the dua.
  var counts: [RecitedTokens.Count] = []
  /// When or by whom the dua is said, as indices of scalars.
  var phrases: [Range<Int>] = []

  /// All of them, as indices of scalars.
  var ranges: [Range<Int>] { counts.map(\.range) + phrases }
}

extension ArabicTextAnalysis {
  /// The counts and phrases outside of the Quran.
  func findRemarks() -> RecitedRemarks {
    guard kind == .recited else { return RecitedRemarks() }
    let hasVerses = !quotations.isEmpty || !citedVerses.isEmpty
    return RecitedRemarks(
      counts: tokens.counts.filter { count in
        // Beside a quotation, digits in brackets are the number of the verse.
        !isInQuran(count.range) && !(hasVerses && scalars[count.range].allSatisfy { !$0.isArabicLetter })
      },
      phrases: NarrationPhrase.found(in: tokens.tokens).filter { !isInQuran($0) }
    )
  }
}
