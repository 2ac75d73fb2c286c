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

  /// The place of the next letter of the word, tatweel, marks and invisible controls passed over; nil at its end.
  func nextLetter(from index: Int) -> Int? {
    var place = index
    while place < count,
      self[place].isTatweel || self[place].isCombiningArabicMark || self[place].isIgnoredInFolds
    {
      place += 1
    }
    return place < count && self[place].isArabicLetter ? place : nil
  }
}
