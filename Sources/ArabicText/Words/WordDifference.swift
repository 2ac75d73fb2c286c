import UnicodeText

/// The words in which two versions of a text differ.
public struct WordDifference: Equatable, Sendable {
  /// Words that were replaced; one of the two sides may be empty.
  public struct Change: Equatable, Sendable {
    @ScalarExact public var old: [String]
    @ScalarExact public var new: [String]

    /// How the words differ.
    public var kind: TextDifference {
      TextDifference(from: old.joined(separator: " "), to: new.joined(separator: " "))
    }
  }

  /// In the order of the text; empty if only the spaces differ.
  public private(set) var changes: [Change] = []

  /// The greatest product of the numbers of words that are compared one by one; more are one change.
  private static let comparisonLimit = 40_000

  public init(from old: String, to new: String) {
    let (old, new) = (Self.words(of: old), Self.words(of: new))
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix].hasSameScalars(as: new[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix,
      old[old.count - 1 - suffix].hasSameScalars(as: new[new.count - 1 - suffix])
    { suffix += 1 }
    add(old[prefix..<old.count - suffix], new[prefix..<new.count - suffix])
  }

  private static func words(of text: String) -> [String] {
    text.unicodeScalars.split(separator: " ").map { String($0) }
  }

  /// Adds the changes between two runs of words.
  private mutating func add(_ old: ArraySlice<String>, _ new: ArraySlice<String>) {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= Self.comparisonLimit else {
      if !old.isEmpty || !new.isEmpty { changes.append(Change(old: Array(old), new: Array(new))) }
      return
    }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old, by: { $0.hasSameScalars(as: $1) }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
      case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
      }
    }
    var (i, j) = (old.startIndex, new.startIndex)
    while i < old.endIndex || j < new.endIndex {
      let (oldStart, newStart) = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if i > oldStart || j > newStart {
        changes.append(Change(old: Array(old[oldStart..<i]), new: Array(new[newStart..<j])))
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
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
      && otherLetters(of: old).elementsEqual(otherLetters(of: new))
  }

  /// The letters and digits of other scripts than Arabic.
  private static func otherLetters(of text: String) -> some Sequence<Unicode.Scalar> {
    text.unicodeScalars.lazy.filter { !$0.isArabicLetter && !$0.isArabicMark && $0.isLetterOrNumber }
  }

  private static func lettersAndMarks(of text: String) -> String {
    String(
      scalars: text.unicodeScalars.filter { $0.isArabicLetter || $0.isArabicMark || $0.isLetterOrNumber }
    )
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrNumber: Bool { properties.isAlphabetic || properties.numericType != nil }
}
