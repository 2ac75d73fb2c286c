import ArabicText
import UnicodeText

extension Unicode.Scalar {
  /// A mark that combines with the letter before it; the presentation forms of marks stand by themselves.
  var isCombiningArabicMark: Bool { value < 0xFB50 && isArabicMark }
}

extension [Unicode.Scalar] {
  /// The marks of every letter: the longest runs of marks.
  var markRuns: [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = 0
    while index < count {
      let end = endOfMarks(from: index)
      if end > index { runs.append(index..<end) }
      index = end + 1
    }
    return runs
  }

  /// Behind the marks that begin at an index; the index itself where there is none.
  func endOfMarks(from index: Int) -> Int {
    var end = index
    while end < count, self[end].isCombiningArabicMark { end += 1 }
    return end
  }

  /// Where the marks begin that end before an index; the index itself where there is none.
  func startOfMarks(before index: Int) -> Int {
    var start = index
    while start > 0, self[start - 1].isCombiningArabicMark { start -= 1 }
    return start
  }

  /// The place of what bears the marks that begin at an index: a letter or a tatweel, invisible controls passed over.
  func bearer(ofMarksAt index: Int) -> Int? {
    var place = index - 1
    while place >= 0, self[place].isIgnoredInFolds { place -= 1 }
    guard place >= 0, self[place].isArabicLetter || self[place].isTatweel || self[place].isArabicMark else {
      return nil
    }
    return place
  }

}

/// Where the words of a text go on after tatweel, marks and invisible controls, read once for all of its scalars.
struct NextLetters {
  /// For every scalar the index of the next letter of its word, from the scalar itself on; -1 where the word ends first.
  private let indexes: [Int32]

  init(_ scalars: [Unicode.Scalar]) {
    var indexes = [Int32](repeating: -1, count: scalars.count + 1)
    for index in scalars.indices.reversed() {
      let scalar = scalars[index]
      if scalar.isArabicLetter {
        indexes[index] = Int32(index)
      } else if scalar.isTatweel || scalar.isCombiningArabicMark || scalar.isIgnoredInFolds {
        indexes[index] = indexes[index + 1]
      }
    }
    self.indexes = indexes
  }

  /// The index of the first letter from an index on that is of the same word; nil where there is none.
  func letter(from index: Int) -> Int? { indexes[index] < 0 ? nil : Int(indexes[index]) }
}
