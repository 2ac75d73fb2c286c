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

  /// The greatest product of the numbers of words that are compared one by one; more are shown as one change.
  private static let comparisonLimit = 40_000
  /// The greatest number of words of a change that are shown.
  private static let wordLimit = 8

  init(from old: String, to new: String) {
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
      if !old.isEmpty || !new.isEmpty { changes.append(Change(old: old, new: new)) }
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
        changes.append(Change(old: old[oldStart..<i], new: new[newStart..<j]))
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
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
