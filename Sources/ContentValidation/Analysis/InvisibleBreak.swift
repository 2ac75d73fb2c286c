import ArabicText

/// An invisible character between two letters: inside a word, or between two words that nothing else separates.
struct InvisibleBreak {
  /// Whether it separates two words, so that a space belongs there.
  let separatesWords: Bool
  /// Whether a person need not look at it.
  let isCertain: Bool

  /// Nil unless there is a letter with its marks on both sides.
  ///
  /// - Parameter gap: The indices of the invisible characters.
  init?(_ gap: Range<Int>, in scalars: [Unicode.Scalar], _ known: KnownWords) {
    let left = Array(scalars[..<gap.lowerBound].reversed().prefix(while: \.isOfWord).reversed())
    let right = Array(scalars[gap.upperBound...].prefix(while: \.isOfWord))
    guard let last = left.last(where: \.isArabicLetter), right.first?.isArabicLetter == true else {
      return nil
    }
    let isWhole = known.contains(left + right)
    let areBothWords = known.contains(left) && known.contains(right)
    let endsWord =
      last == "\u{0629}" || left.last == "\u{0649}"
      || left.reversed().prefix(while: \.isArabicMark).contains {
        $0.isTanwin
      }
    // A zero-width space is meant to separate words; the others only control how their neighbors are shown.
    if scalars[gap].contains("\u{200B}") {
      separatesWords = !isWhole || areBothWords || endsWord
      isCertain = isWhole != areBothWords && !(isWhole && endsWord)
    } else if isWhole {
      (separatesWords, isCertain) = (endsWord, !endsWord)
    } else {
      separatesWords =
        areBothWords || endsWord || [left, right].contains { Self.isLong($0) && known.contains($0) }
      isCertain = !separatesWords
    }
  }

  /// Two letters are often a word by chance.
  private static func isLong(_ word: [Unicode.Scalar]) -> Bool { word.count { $0.isArabicLetter } > 2 }
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool { isArabicLetter || isArabicMark || isTatweel }
}
