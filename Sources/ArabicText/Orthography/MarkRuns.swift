import UnicodeText

extension Unicode.Scalar {
  /// A mark that combines with the letter before it; the presentation forms of marks do not.
  package var isCombiningArabicMark: Bool { value < 0xFB50 && isArabicMark }
}

extension [Unicode.Scalar] {
  /// The maximal runs of marks: each contains all marks of one letter.
  package var markRuns: [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = 0
    while index < count {
      let end = endOfMarks(from: index)
      if end > index { runs.append(index..<end) }
      index = end + 1
    }
    return runs
  }

  /// The index after the marks that begin at an index; the index itself if there are none.
  package func endOfMarks(from index: Int) -> Int {
    var end = index
    while end < count, self[end].isCombiningArabicMark { end += 1 }
    return end
  }

  /// The index of the first of the marks that end before an index; the index itself if there are none.
  package func startOfMarks(before index: Int) -> Int {
    var start = index
    while start > 0, self[start - 1].isCombiningArabicMark { start -= 1 }
    return start
  }

  /// The index of the letter or tatweel that has the marks at an index, or of the mark before them; invisible controls are
  /// skipped. Nil if there is none.
  package func bearer(ofMarksAt index: Int) -> Int? {
    var bearer = index - 1
    while bearer >= 0, self[bearer].isIgnoredInFolds { bearer -= 1 }
    guard bearer >= 0, self[bearer].isArabicLetter || self[bearer].isTatweel || self[bearer].isArabicMark
    else { return nil }
    return bearer
  }
}

/// The next letter after each scalar of a text, within its word: tatweel, marks and invisible controls are skipped.
///
/// Computed in one pass for all scalars, because a run of marks may be as long as the text.
package struct NextLetters {
  /// For each scalar the index of the next letter of its word, the scalar itself included; -1 if the word ends first.
  private let indices: [Int32]

  package init(_ scalars: [Unicode.Scalar]) {
    var indices = [Int32](repeating: -1, count: scalars.count + 1)
    for index in scalars.indices.reversed() {
      let scalar = scalars[index]
      if scalar.isArabicLetter {
        indices[index] = Int32(index)
      } else if scalar.isTatweel || scalar.isCombiningArabicMark || scalar.isIgnoredInFolds {
        indices[index] = indices[index + 1]
      }
    }
    self.indices = indices
  }

  /// The index of the first letter at or after an index, in the same word; nil if there is none.
  package func letter(from index: Int) -> Int? { indices[index] < 0 ? nil : Int(indices[index]) }
}
