/// What stands in a recited text and is not recited.
struct RecitedRemarks {
  /// How often it is said.
  var counts: [RecitedTokens.Count] = []
  /// Phrases that tell when, or by whom, as scalars.
  var phrases: [Range<Int>] = []

  /// All of them, as scalars.
  var ranges: [Range<Int>] { counts.map(\.range) + phrases }
}

extension ArabicTextAnalysis {
  /// Counts and phrases outside of the Quran.
  func readRemarks() -> RecitedRemarks {
    guard kind == .recited else { return RecitedRemarks() }
    let tokens = RecitedTokens(scalars, words)
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
