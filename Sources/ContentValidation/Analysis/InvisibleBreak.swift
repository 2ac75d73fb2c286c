import ArabicText

/// What stands on both sides of an invisible character between two letters: a word that it tears, or two words that
/// nothing else parts.
struct InvisibleBreak {
  /// Whether two words are meant, between which a space belongs.
  let partsWords: Bool
  /// Whether no person has to look.
  let isCertain: Bool

  /// Nil where what is around the gap are not two letters with their marks.
  ///
  /// - Parameter gap: Places of the invisible characters.
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
    // The space of no width is there to part words; the others only steer what is beside them.
    if scalars[gap].contains("\u{200B}") {
      partsWords = !isWhole || areBothWords || endsWord
      isCertain = isWhole != areBothWords && !(isWhole && endsWord)
    } else if isWhole {
      (partsWords, isCertain) = (endsWord, !endsWord)
    } else {
      partsWords =
        areBothWords || endsWord || [left, right].contains { Self.isLong($0) && known.contains($0) }
      isCertain = !partsWords
    }
  }

  /// Of two letters there are so many words that every third part of a word is one.
  private static func isLong(_ word: [Unicode.Scalar]) -> Bool { word.count { $0.isArabicLetter } > 2 }
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool { isArabicLetter || isArabicMark || isTatweel }
}
