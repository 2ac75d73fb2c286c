import UnicodeText

/// The words in which two versions of a text differ. Spaces and line ends separate words.
public struct WordDifference: Equatable, Sendable {
  /// Words that were replaced; one of the two sides may be empty.
  public struct Change: Equatable, Sendable {
    /// The words of the old text; empty if words were added.
    @ScalarExact public var old: [String]
    /// The words of the new text; empty if words were removed.
    @ScalarExact public var new: [String]
    /// In bytes of the old text: from the first of the words to the last; empty, where they would be, if there are none.
    public var oldBytes: Range<Int>
    /// In bytes of the new text, likewise.
    public var newBytes: Range<Int>

    /// How the words differ.
    public var kind: TextDifference {
      TextDifference(from: old.joined(separator: " "), to: new.joined(separator: " "))
    }
  }

  /// In the order of the text; empty if only the spaces differ.
  public private(set) var changes: [Change] = []

  /// The greatest product of the numbers of words that are compared one by one; more are one change.
  private static let comparisonLimit = 40_000

  /// Compares two versions of a text word by word, scalar by scalar. If very many words differ, they are one change, so that the steps
  /// stay in proportion to the length of the texts.
  public init(from old: String, to new: String) {
    let (old, new) = (SeparatedWord.all(in: old), SeparatedWord.all(in: new))
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix].isSame(as: new[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix,
      old[old.count - 1 - suffix].isSame(as: new[new.count - 1 - suffix])
    { suffix += 1 }
    add(old, prefix..<old.count - suffix, new, prefix..<new.count - suffix)
  }

  /// Adds the changes between two runs of words.
  private mutating func add(
    _ old: [SeparatedWord],
    _ oldRange: Range<Int>,
    _ new: [SeparatedWord],
    _ newRange: Range<Int>
  ) {
    guard !oldRange.isEmpty, !newRange.isEmpty, oldRange.count * newRange.count <= Self.comparisonLimit else {
      return append(old, oldRange, new, newRange)
    }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new[newRange].difference(from: old[oldRange], by: { $0.isSame(as: $1) }) {
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

  private mutating func append(
    _ old: [SeparatedWord],
    _ oldRange: Range<Int>,
    _ new: [SeparatedWord],
    _ newRange: Range<Int>
  ) {
    guard !oldRange.isEmpty || !newRange.isEmpty else { return }
    changes.append(
      Change(
        old: old[oldRange].map { $0.text },
        new: new[newRange].map { $0.text },
        oldBytes: SeparatedWord.bytes(of: old, oldRange),
        newBytes: SeparatedWord.bytes(of: new, newRange)
      )
    )
  }
}

/// A word of a text, with its place.
private struct SeparatedWord {
  let text: String
  let bytes: Range<Int>

  func isSame(as other: Self) -> Bool { text.hasSameScalars(as: other.text) }

  static func all(in text: String) -> [SeparatedWord] {
    var words: [SeparatedWord] = []
    var start = 0
    var word = String.UnicodeScalarView()
    var offset = 0
    func end() {
      if !word.isEmpty { words.append(SeparatedWord(text: String(word), bytes: start..<offset)) }
      word.removeAll()
    }
    for scalar in text.unicodeScalars {
      if scalar == " " || scalar == "\n" {
        end()
      } else {
        if word.isEmpty { start = offset }
        word.append(scalar)
      }
      offset += UTF8.width(scalar)
    }
    end()
    return words
  }

  static func bytes(of words: [SeparatedWord], _ range: Range<Int>) -> Range<Int> {
    if let last = range.last {
      return words[range.lowerBound].bytes.lowerBound..<words[last].bytes.upperBound
    }
    let offset =
      range.lowerBound < words.count
      ? words[range.lowerBound].bytes.lowerBound : words.last?.bytes.upperBound ?? 0
    return offset..<offset
  }
}

/// How two versions of a text differ.
public enum TextDifference: String, CaseIterable, Sendable {
  /// Other letters, so possibly another meaning.
  case letters
  /// The same letters with other marks.
  case marks
  /// The same letters and marks, with other signs, spaces or invisible characters.
  case signs
  /// The same characters in other bytes.
  case bytes

  /// Compares texts that are not the same scalar for scalar.
  public init(from old: String, to new: String) {
    // Canonical equivalence is what is asked here: the same characters, encoded differently.
    if old == new {
      self = .bytes
    } else if !Self.haveSameLetters(old, new) {
      self = .letters
    } else {
      // Without their signs, the texts may again be encoded differently.
      self = Self.lettersAndMarks(of: old) == Self.lettersAndMarks(of: new) ? .signs : .marks
    }
  }

  private static func haveSameLetters(_ old: String, _ new: String) -> Bool {
    old.identitySkeleton.hasSameScalars(as: new.identitySkeleton)
      // As characters: texts that differ elsewhere may also be encoded differently.
      && otherLetters(of: old) == otherLetters(of: new)
  }

  /// The letters and digits of other scripts than Arabic.
  private static func otherLetters(of text: String) -> String {
    String(
      scalars: text.unicodeScalars.filter { !$0.isArabicLetter && !$0.isArabicMark && $0.isLetterOrNumber }
    )
  }

  private static func lettersAndMarks(of text: String) -> String {
    String(
      scalars: text.unicodeScalars.filter { $0.isArabicLetter || $0.isArabicMark || $0.isLetterOrNumber }
    )
  }
}

extension Unicode.Scalar {
  /// Whether this is a letter, a number, or an accent, which is a part of its letter.
  fileprivate var isLetterOrNumber: Bool {
    properties.isAlphabetic || properties.numericType != nil || isAccent
  }

  /// Whether this is of the block Combining Diacritical Marks. U+034F in it is invisible.
  private var isAccent: Bool { (0x0300...0x036F).contains(value) && value != 0x034F }
}
