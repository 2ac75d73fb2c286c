import ArabicText

/// حَتَّى, مَتَى or لَدَى with an alef, or a mixture of إِلَّا and إِلَى.
struct MisspelledParticle {
  /// What is wrong, as indices of scalars.
  let range: Range<Int>
  /// What to write, as the end of a message.
  let advice: String
  let edits: [ArabicTextAnalysis.Edit]

  /// Nil for other words.
  init?(_ letters: [MarkedLetter]) {
    let start = letters.first?.isProclitic(.conjunctions) == true ? 1 : 0
    guard letters.count == start + 3 else { return nil }
    let (first, second, last) = (letters[start], letters[start + 1], letters[start + 2])
    if first.base == "\u{0625}", second.base == "\u{0644}", second.has(.shadda), last.base == "\u{0649}" {
      range = second.range.lowerBound..<last.range.upperBound
      advice = "write `إِلَّا` if an exception is meant, and `إِلَى` if a direction is"
      edits = []
    } else if last.isBareAlef, last.marks.isEmpty, second.has(.fatha),
      Self.withMaksura.contains([first.base, second.base])
    {
      range = last.range
      advice = "this particle ends with U+0649 ARABIC LETTER ALEF MAKSURA"
      edits = [(last.range, "\u{0649}")]
    } else {
      return nil
    }
  }

  private static let withMaksura = Set(["حت", "مت", "لد"].map { Array($0.unicodeScalars) })
}
