import UnicodeText

/// The words in which two texts differ.
struct WordDifference: Equatable, Sendable {
  /// Words that take the place of others; one of the two sides may be empty.
  struct Change: Equatable, Sendable {
    /// In bytes of the texts: from the first of the words to the last; empty, where they would be, if there are none.
    var old: Range<Int>
    var new: Range<Int>
  }

  /// In the order of the texts.
  private(set) var changes: [Change] = []

  /// The greatest product of the numbers of words that are compared one by one; more are one change.
  private static let comparisonLimit = 250_000

  /// - Parameter areSame: Whether two words count as the same; by default, if they have the same scalars.
  init(
    from old: String,
    to new: String,
    areSame: (String, String) -> Bool = { $0.hasSameScalars(as: $1) }
  ) {
    let (old, new) = (Word.all(in: old), Word.all(in: new))
    var prefix = 0
    while prefix < min(old.count, new.count), areSame(old[prefix].text, new[prefix].text) { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix,
      areSame(old[old.count - 1 - suffix].text, new[new.count - 1 - suffix].text)
    { suffix += 1 }
    add(old, prefix..<old.count - suffix, new, prefix..<new.count - suffix, areSame)
  }

  private mutating func add(
    _ old: [Word],
    _ oldRange: Range<Int>,
    _ new: [Word],
    _ newRange: Range<Int>,
    _ areSame: (String, String) -> Bool
  ) {
    guard !oldRange.isEmpty, !newRange.isEmpty, oldRange.count * newRange.count <= Self.comparisonLimit else {
      if !oldRange.isEmpty || !newRange.isEmpty { append(old, oldRange, new, newRange) }
      return
    }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new[newRange].difference(from: old[oldRange], by: { areSame($0.text, $1.text) }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldRange.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(newRange.lowerBound + offset)
      }
    }
    var (i, j) = (oldRange.lowerBound, newRange.lowerBound)
    while i < oldRange.upperBound || j < newRange.upperBound {
      let (oldStart, newStart) = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if i > oldStart || j > newStart {
        append(old, oldStart..<i, new, newStart..<j)
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
  }

  private mutating func append(_ old: [Word], _ oldRange: Range<Int>, _ new: [Word], _ newRange: Range<Int>) {
    changes.append(Change(old: Word.bytes(of: old, oldRange), new: Word.bytes(of: new, newRange)))
  }
}

/// A word of a text: what spaces and line ends separate.
private struct Word {
  let text: String
  let bytes: Range<Int>

  static func all(in text: String) -> [Word] {
    var words: [Word] = []
    var start = 0
    var word = String.UnicodeScalarView()
    var offset = 0
    for scalar in text.unicodeScalars {
      if scalar == " " || scalar == "\n" {
        if !word.isEmpty { words.append(Word(text: String(word), bytes: start..<offset)) }
        word.removeAll()
      } else {
        if word.isEmpty { start = offset }
        word.append(scalar)
      }
      offset += UTF8.width(scalar)
    }
    if !word.isEmpty { words.append(Word(text: String(word), bytes: start..<offset)) }
    return words
  }

  static func bytes(of words: [Word], _ range: Range<Int>) -> Range<Int> {
    guard let last = range.last else {
      let place =
        range.lowerBound < words.count
        ? words[range.lowerBound].bytes.lowerBound : words.last?.bytes.upperBound ?? 0
      return place..<place
    }
    return words[range.lowerBound].bytes.lowerBound..<words[last].bytes.upperBound
  }
}

extension String {
  /// The text of some bytes that begin and end with a scalar.
  func bytes(_ range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
