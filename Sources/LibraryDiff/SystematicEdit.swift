import ArabicText
import UnicodeText

/// The same edit in more than five entries: either intended, or the mistake of a script that no one checked entry by entry.
public struct SystematicEdit: Equatable, Sendable {
  /// Where in a word the edit is.
  public enum Place: String, Sendable {
    case beginning, inside, end
    /// A whole word or several, or a value.
    case whole
  }

  /// The kind of the entries.
  public var kind: EntityKind
  /// The field, without the name of a source in it.
  public var field: String
  /// Empty if something was only added.
  @ScalarExact public var removed: String
  /// Empty if something was only removed.
  @ScalarExact public var added: String
  public var place: Place
  /// The slugs of the entries, in the order of their ids.
  public var entries: [String]
  /// The words of the first entry.
  @ScalarExact public var old: String
  /// The words that have taken their place.
  @ScalarExact public var new: String

  /// The largest number of entries with the same edit that is not called systematic.
  public static let limit = 5
  /// The length of the longest edit that is compared, in scalars: longer ones are rewritten texts.
  private static let longest = 64
}

extension SystematicEdit {
  /// The edits that more than ``limit`` of the entries have, the most frequent first.
  static func all(in changes: [EntityChange]) -> [SystematicEdit] {
    var edits: [Key: SystematicEdit] = [:]
    for change in changes where change.event == .changed {
      for field in change.fields {
        for edit in Self.edits(of: field, in: change) {
          let key = Key(edit)
          if edits[key]?.entries.last == change.slug { continue }
          edits[key, default: edit].entries.append(change.slug)
        }
      }
    }
    return edits.filter { $0.value.entries.count > limit }.sorted { first, second in
      let (a, b) = (first.value.entries.count, second.value.entries.count)
      return a == b ? first.key.bytes.lexicographicallyPrecedes(second.key.bytes) : a > b
    }.map(\.value)
  }

  /// Edits with one key are the same. As bytes: texts are compared scalar by scalar.
  private struct Key: Hashable {
    let bytes: [UInt8]

    init(_ edit: SystematicEdit) {
      let parts = [edit.kind.rawValue, edit.field, edit.place.rawValue, edit.removed, edit.added]
      // No field of a library contains U+0000.
      bytes = parts.flatMap { $0.utf8 + [0] }
    }
  }

  private static func edits(of field: FieldChange, in change: EntityChange) -> [SystematicEdit] {
    // `source Sahih Muslim 2691, grade` → `source, grade`
    let parts = field.name.split(separator: ", ", maxSplits: 1)
    let name =
      field.name.hasPrefix("source ") && parts.count == 2 ? "source, \(parts[1])" : field.name
    func edit(_ removed: String, _ added: String, _ place: Place, _ old: String, _ new: String) -> Self {
      Self(
        kind: change.kind,
        field: name,
        removed: removed,
        added: added,
        place: place,
        entries: [],
        old: old,
        new: new
      )
    }
    switch field.content {
    case .value:
      // A text or source that was added differs in every entry, and a hash always does.
      guard let old = field.old, let new = field.new, name != "review, hash" else { return [] }
      return isShort(old, new) ? [edit(old, new, .whole, old, new)] : []
    case .text(_, let words):
      return words.flatMap { words -> [Self] in
        guard words.old.count == words.new.count else {
          let (old, new) = (words.old.joined(separator: " "), words.new.joined(separator: " "))
          return isShort(old, new) ? [edit(old, new, .whole, old, new)] : []
        }
        return zip(words.old, words.new).compactMap { old, new in
          guard isShort(old, new) else { return nil }
          let (removed, added, place) = difference(old, new)
          return edit(removed, added, place, old, new)
        }
      }
    }
  }

  private static func isShort(_ old: String, _ new: String) -> Bool {
    old.unicodeScalars.count <= longest && new.unicodeScalars.count <= longest
  }

  /// The part in which two words differ, between the scalars that they have in common.
  private static func difference(_ old: String, _ new: String) -> (String, String, Place) {
    let (before, after) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let shorter = min(before.count, after.count)
    var suffix = 0
    while suffix < shorter, before[before.count - 1 - suffix] == after[after.count - 1 - suffix] {
      suffix += 1
    }
    var prefix = 0
    // An alef before a word that begins with one is added at the beginning, as before all other words.
    if suffix < shorter {
      while prefix < shorter, before[prefix] == after[prefix] { prefix += 1 }
      suffix = min(suffix, shorter - prefix)
    }
    let place: Place =
      switch (prefix, suffix) {
      case (0, 0): .whole
      case (0, _): .beginning
      case (_, 0): .end
      default: .inside
      }
    return (
      String(scalars: before[prefix..<before.count - suffix]),
      String(scalars: after[prefix..<after.count - suffix]), place
    )
  }
}
