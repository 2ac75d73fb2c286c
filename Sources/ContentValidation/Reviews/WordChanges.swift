import ArabicText
import UnicodeText

/// The words in which two versions of a text differ, as sentences.
struct WordChanges {
  private let changes: [WordDifference.Change]

  /// The greatest number of words of a change that are shown.
  private static let wordLimit = 8

  init(from old: String, to new: String) { changes = WordDifference(from: old, to: new).changes }

  /// One sentence for each change; none if only the spaces differ.
  func sentences(about name: String) -> [String] {
    if changes.isEmpty { return ["the spaces in `\(name)` were changed"] }
    return changes.map { change in
      let (old, new) = (Self.shown(change.old), Self.shown(change.new))
      if change.old.isEmpty { return "\(new) was added to `\(name)`" }
      if change.new.isEmpty { return "\(old) was removed from `\(name)`" }
      return "\(old) in `\(name)` became \(new): \(Self.phrase(for: change.kind))"
    }
  }

  private static func shown(_ words: [String]) -> String {
    let text = words.prefix(wordLimit).joined(separator: " ").quoted()
    return words.count > wordLimit ? "\(text) (\(words.count) words)" : text
  }

  /// How two versions of words differ: in their letters, only in their marks or signs, or only in their bytes.
  private static func phrase(for kind: TextDifference) -> String {
    switch kind {
    case .letters: "other letters"
    case .marks: "other marks"
    case .signs: "other signs"
    case .bytes: "the same characters in other bytes"
    }
  }
}
