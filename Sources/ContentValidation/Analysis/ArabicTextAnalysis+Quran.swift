import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
  /// Whether scalars are in the Quran: in a run that stands there, between ﴿ and ﴾ whatever stands there, or, for signs
  /// that end a verse or tell a pause, right beside such a run.
  func isInQuran(_ range: Range<Int>) -> Bool {
    if isProtected(range) || isBetweenBrackets(range) { return true }
    guard scalars[range].allSatisfy({ $0.isVerseSign || $0.isWaqfSign }) else { return false }
    let neighbors = [
      scalars[..<range.lowerBound].suffix(Self.reach).lastIndex { !$0.isBesideVerses },
      scalars[range.upperBound...].prefix(Self.reach).firstIndex { !$0.isBesideVerses },
    ]
    return neighbors.contains { $0.map { isProtected($0..<$0 + 1) } == true }
  }

  /// So many scalars around a sign are looked at: a number of a verse has three digits at most.
  private static let reach = 8

  private func isBetweenBrackets(_ range: Range<Int>) -> Bool {
    let index = bracketed.partitioningIndex { $0.upperBound >= range.upperBound }
    return index < bracketed.count && bracketed[index].lowerBound <= range.lowerBound
  }
}

extension Unicode.Scalar {
  /// U+FD3F or U+FD3E, between which the Quran is quoted.
  var isQuotationBracket: Bool { self == "\u{FD3F}" || self == "\u{FD3E}" }

  fileprivate var isBesideVerses: Bool {
    isBlank || isVerseSign || isWaqfSign || arabicDigitValue != nil
  }
}
