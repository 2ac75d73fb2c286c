import ArabicText
import UnicodeText

extension TextDifference {
  /// What a reader of the changes has to know first.
  public var phrase: String {
    switch self {
    case .letters: "other letters"
    case .marks: "the same letters with other marks"
    case .signs: "the same words with other signs or spaces"
    case .bytes: "the same characters in other bytes"
    }
  }
}

extension EntityChange {
  /// `dua 8 sayyid-al-istighfar`.
  var name: String {
    ([kind.rawValue] + [id.map { "\($0)" }, slug.isEmpty ? nil : slug].compactMap(\.self))
      .joined(separator: " ")
  }
}

extension LibraryChanges {
  /// `2 duas changed, 1 added; 1 journey removed`; nil if no entity has changed.
  public var summary: String? {
    let parts = EntityKind.allCases.compactMap { kind -> String? in
      var events: [String] = []
      for event in [EntityChange.Event.changed, .added, .removed] {
        let count = count(kind, event)
        guard count > 0 else { continue }
        let noun = events.isEmpty ? " \(count == 1 ? kind.rawValue : kind.plural)" : ""
        events.append(
          kind == .library ? "the library's declaration changed" : "\(count)\(noun) \(event.rawValue)"
        )
      }
      return events.isEmpty ? nil : events.joined(separator: ", ")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// `from PATH (Name 1.0.0) to PATH (Name 1.1.0)`.
  var versions: String {
    func phrase(_ version: Version) -> String {
      version.source + (version.title.map { " (\($0))" } ?? "")
    }
    return "from \(phrase(old)) to \(phrase(new))"
  }
}

extension SystematicEdit {
  /// How many of the entries are named.
  private static let named = 8

  /// Without a period, with texts in the given quotation marks.
  public func message(quote: (String) -> String) -> String {
    let edit: String
    switch place {
    case .whole where removed.isEmpty: edit = "\(quote(added)) was added"
    case .whole where added.isEmpty: edit = "\(quote(removed)) was removed"
    case .whole: edit = "\(quote(removed)) became \(quote(added))"
    default:
      let position =
        switch place {
        case .beginning: "at the beginning of a word"
        case .inside: "inside a word"
        case .end, .whole: "at the end of a word"
        }
      let change =
        removed.isEmpty
        ? "\(quote(added)) was added"
        : added.isEmpty ? "\(quote(removed)) was removed" : "\(quote(removed)) became \(quote(added))"
      edit = "\(change) \(position), as in \(quote(old)), now \(quote(new))"
    }
    let names = entries.prefix(Self.named).joined(separator: ", ")
    let others = entries.count > Self.named ? " and \(entries.count - Self.named) more" : ""
    return "`\(field)` of \(entries.count) \(kind.plural): \(edit) (\(names)\(others))"
  }
}
