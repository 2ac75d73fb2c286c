import ArabicText
import UnicodeText

/// Two marks that cannot both stand on one letter: two vowels, a vowel or a shadda with a sukun, or one mark twice.
struct MarkClash: Equatable {
  /// The places of the two marks, the earlier first.
  let earlier: Int
  let later: Int

  /// The first clash among marks, nil where they go together.
  ///
  /// The small letters of Qurans, and a hamza behind a dagger alef, are letters without a line of their own: the marks
  /// behind them are theirs.
  init?(in marks: some Collection<(offset: Int, element: Unicode.Scalar)>) {
    var seen: [(offset: Int, element: Unicode.Scalar)] = []
    for (place, mark) in marks {
      if let clashing = seen.first(where: { Self.clash($0.element, mark) }) {
        (earlier, later) = (clashing.offset, place)
        return
      }
      if mark.isSmallBearer || (mark.isHamzaMark && seen.contains { $0.element.isDaggerAlef }) {
        seen.removeAll()
      } else {
        seen.append((place, mark))
      }
    }
    return nil
  }

  private static func clash(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    one == other || (one.isVowelMark && other.isVowelMark) || (excludesSukun(one) && other.isSukun)
      || (one.isSukun && excludesSukun(other)) || (one.isSukun && other.isSukun)
  }

  private static func excludesSukun(_ mark: Unicode.Scalar) -> Bool { mark.isVowelMark || mark.isShadda }
}

/// The marks of a letter, some of which exclude each other.
struct ClashingRun {
  let marks: Range<Int>
  /// The first of the clashes.
  let clash: MarkClash
}

extension [ClashingRun] {
  /// Whether one of them, which are sorted, overlaps a range of scalars.
  func overlap(_ range: Range<Int>) -> Bool {
    let index = partitioningIndex { $0.marks.upperBound > range.lowerBound }
    return index < count && self[index].marks.lowerBound < range.upperBound
  }
}

extension [Unicode.Scalar] {
  /// The runs of marks in which there is a clash.
  func clashes(in runs: [Range<Int>]) -> [ClashingRun] {
    runs.compactMap { run in
      guard run.count > 1 else { return nil }
      return MarkClash(in: run.map { (offset: $0, element: self[$0]) }).map {
        ClashingRun(marks: run, clash: $0)
      }
    }
  }
}

extension Unicode.Scalar {
  /// A short vowel or tanwin.
  var isVowelMark: Bool { isHaraka || isTanwin }

  /// U+0654 ARABIC HAMZA ABOVE or U+0655 ARABIC HAMZA BELOW.
  var isHamzaMark: Bool { value == 0x0654 || value == 0x0655 }

  /// Small waw, yeh, high yeh or noon, which may have a vowel.
  var isSmallBearer: Bool { (0x06E5...0x06E8).contains(value) }
}
