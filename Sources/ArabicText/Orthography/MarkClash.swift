import UnicodeText

/// Two marks that exclude each other on one letter: two vowels, a vowel or a shadda with a sukun, or one mark twice.
package struct MarkClash: Equatable {
  /// The indexes of the two marks.
  package let earlier: Int
  package let later: Int

  /// The first clash among the marks of a letter; nil if there is none.
  ///
  /// The small letters of printed Qurans, and a hamza after a dagger alef, have marks of their own: marks after them are only
  /// compared with each other.
  package init?(in marks: some Sequence<(offset: Int, element: Unicode.Scalar)>) {
    // Stays short, however many marks there are: without a clash, no mark occurs twice.
    var seen: [(offset: Int, element: Unicode.Scalar)] = []
    for (index, mark) in marks {
      if let clashing = seen.first(where: { Self.exclude($0.element, mark) }) {
        (earlier, later) = (clashing.offset, index)
        return
      }
      if mark.isSmallBearer || (mark.isHamzaMark && seen.contains { $0.element.isDaggerAlef }) {
        seen.removeAll()
      } else {
        seen.append((index, mark))
      }
    }
    return nil
  }

  private static func exclude(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    one == other || (one.isVowelMark && other.isVowelMark) || (one.excludesSukun && other.isSukun)
      || (one.isSukun && other.excludesSukun) || (one.isSukun && other.isSukun)
  }
}

/// The marks of a letter, at least two of which clash.
package struct ClashingRun {
  package let marks: Range<Int>
  /// The first of the clashes.
  package let clash: MarkClash
}

extension [ClashingRun] {
  /// Whether one of the runs, which are sorted, overlaps a range of scalars.
  package func overlap(_ range: Range<Int>) -> Bool {
    let index = partitioningIndex { $0.marks.upperBound > range.lowerBound }
    return index < count && self[index].marks.lowerBound < range.upperBound
  }
}

extension [Unicode.Scalar] {
  /// The runs of marks that contain a clash.
  package func clashes(in runs: [Range<Int>]) -> [ClashingRun] {
    runs.compactMap { run in
      guard run.count > 1 else { return nil }
      return MarkClash(in: run.lazy.map { (offset: $0, element: self[$0]) }).map {
        ClashingRun(marks: run, clash: $0)
      }
    }
  }
}

extension Unicode.Scalar {
  /// A short vowel or tanwin.
  package var isVowelMark: Bool { isHaraka || isTanwin }

  /// U+0654 ARABIC HAMZA ABOVE or U+0655 ARABIC HAMZA BELOW.
  package var isHamzaMark: Bool { value == 0x0654 || value == 0x0655 }

  /// A small waw, yeh, high yeh or noon of printed Qurans, which may have a vowel.
  package var isSmallBearer: Bool { (0x06E5...0x06E8).contains(value) }

  fileprivate var excludesSukun: Bool { isVowelMark || isShadda }
}
