import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
  /// Whether scalars are in a run of at least three words that occur in the Quran: part of a verse, or words that people use too.
  func isInShortQuotation(_ range: Range<Int>) -> Bool {
    let bytes = bytes(of: range)
    let index = shortQuotations.partitioningIndex { $0.bytes.upperBound > bytes.lowerBound }
    return index < shortQuotations.count && shortQuotations[index].bytes.overlaps(bytes)
  }

  /// Whether scalars are in a word of an unmarked quotation that is spelled otherwise than in the Quran. No rule about quotations
  /// looks at it, so that those about spelling do.
  func isMisspelledInQuran(_ range: Range<Int>) -> Bool {
    quotationReport.misspelled.overlaps(bytes(of: range))
  }

  /// Whether scalars are part of the Quran: in a quotation, between ﴿ and ﴾, or, for verse and pause signs, right next to a
  /// quotation.
  func isInQuran(_ range: Range<Int>) -> Bool {
    if isProtected(range) || isBetweenBrackets(range) { return true }
    guard scalars[range].allSatisfy(\.isSignBetweenWords) else { return false }
    let neighbors = [
      scalars[..<range.lowerBound].suffix(Self.reach).lastIndex { !$0.isBesideVerses },
      scalars[range.upperBound...].prefix(Self.reach).firstIndex { !$0.isBesideVerses },
    ]
    return neighbors.contains { $0.map { isProtected($0..<$0 + 1) } == true }
  }

  /// The number of scalars looked at next to a sign: the number of a verse has at most three digits.
  private static let reach = 8

  /// Whether scalars are between ﴿ and ﴾.
  func isBetweenBrackets(_ range: Range<Int>) -> Bool {
    let index = bracketed.partitioningIndex { $0.upperBound >= range.upperBound }
    return index < bracketed.count && bracketed[index].lowerBound <= range.lowerBound
  }
}

extension Unicode.Scalar {
  /// A pause or verse sign, or the small seen that stands for a short silence between words.
  fileprivate var isSignBetweenWords: Bool { isVerseSign || isWaqfSign || value == 0x06DC }

  fileprivate var isBesideVerses: Bool { isBlank || isSignBetweenWords || arabicDigitValue != nil }
}
