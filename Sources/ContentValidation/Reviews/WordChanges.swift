import ArabicText
import UnicodeText

/// The words in which two versions of a text differ.
struct WordChanges {
  /// Words that were replaced; one of the two sides may be empty.
  private struct Change {
    var old: ArraySlice<String>
    var new: ArraySlice<String>
  }

  private var changes: [Change] = []

  /// The greatest product of the numbers of words that are aligned one by one; more are shown as one change.
  private static let alignmentLimit = 40_000
  /// The greatest number of words of a change that are shown.
  private static let wordLimit = 8

  init(from old: String, to new: String) {
    var old = Self.words(of: old)[...]
    var new = Self.words(of: new)[...]
    while let first = old.first, let other = new.first, first.hasSameScalars(as: other) {
      (old, new) = (old.dropFirst(), new.dropFirst())
    }
    while let last = old.last, let other = new.last, last.hasSameScalars(as: other) {
      (old, new) = (old.dropLast(), new.dropLast())
    }
    if old.count * new.count <= Self.alignmentLimit {
      align(Array(old), Array(new))
    } else {
      changes = [Change(old: old, new: new)]
    }
  }

  private static func words(of text: String) -> [String] {
    text.unicodeScalars.split(separator: " ").map { String($0) }
  }

  /// Aligns two lists of words by their longest common subsequence.
  private mutating func align(_ old: [String], _ new: [String]) {
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i][j] =
          old[i].hasSameScalars(as: new[j])
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    var (oldStart, newStart) = (0, 0)
    func change() -> Change? {
      i > oldStart || j > newStart ? Change(old: old[oldStart..<i], new: new[newStart..<j]) : nil
    }
    while i < old.count, j < new.count {
      if old[i].hasSameScalars(as: new[j]) {
        if let change = change() { changes.append(change) }
        (i, j) = (i + 1, j + 1)
        (oldStart, newStart) = (i, j)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    (i, j) = (old.count, new.count)
    if let change = change() { changes.append(change) }
  }

  /// One sentence for each change; none if only the spaces differ.
  func sentences(about name: String) -> [String] {
    if changes.isEmpty { return ["the spaces in `\(name)` were changed"] }
    return changes.map { change in
      let (old, new) = (Self.shown(change.old), Self.shown(change.new))
      if change.old.isEmpty { return "\(new) was added to `\(name)`" }
      if change.new.isEmpty { return "\(old) was removed from `\(name)`" }
      return "\(old) in `\(name)` became \(new): \(Self.kind(of: change))"
    }
  }

  private static func shown(_ words: ArraySlice<String>) -> String {
    let text = words.prefix(wordLimit).joined(separator: " ").quoted()
    return words.count > wordLimit ? "\(text) (\(words.count) words)" : text
  }

  /// How two versions of words differ: in their letters, only in their marks, or only in their bytes.
  private static func kind(of change: Change) -> String {
    let old = change.old.joined(separator: " ")
    let new = change.new.joined(separator: " ")
    // Canonical equivalence is what is asked here: the same characters, encoded differently.
    if old == new { return "the same characters in other bytes" }
    let skeleton = old.identitySkeleton
    if !skeleton.isEmpty, skeleton.hasSameScalars(as: new.identitySkeleton) { return "other marks" }
    return "other letters"
  }
}
