import ArabicText
import UnicodeText

/// The changes for a terminal.
///
/// Texts of the library are isolated, so that Arabic does not reorder what is around it, and invisible scalars are escaped.
public struct HumanChanges: Sendable {
  private let changes: LibraryChanges

  public init(_ changes: LibraryChanges) { self.changes = changes }

  /// The page, with a line end.
  public var text: String {
    guard !changes.isEmpty else { return "no change \(changes.versions.escapedForDisplay)\n" }
    var sections = ["\(changes.summary ?? "") \(changes.versions.escapedForDisplay)".trimmingSpace]
    if !changes.breaking.isEmpty {
      sections.append(
        "breaking:\n" + changes.breaking.map { "  \($0.message.escapedForDisplay)" }.joined(separator: "\n")
      )
    }
    if !changes.systematic.isEmpty {
      sections.append(
        "systematic:\n"
          + changes.systematic.map { "  \($0.message(quote: Self.isolated))" }.joined(separator: "\n")
      )
    }
    sections += changes.entities.map(Self.section)
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func section(_ entity: EntityChange) -> String {
    let title = entity.title.map { " \(isolated($0))" } ?? ""
    let head = "\(entity.name) \(entity.event.rawValue)\(entity.event == .changed ? "" : title)"
    return ([head] + entity.fields.flatMap(lines)).joined(separator: "\n")
  }

  private static func lines(_ field: FieldChange) -> [String] {
    let name = field.name.escapedForDisplay
    switch field.content {
    case .text(let difference, let words):
      let head = "  \(name): \(difference.phrase)"
      guard !words.isEmpty else { return [head] }
      return [head]
        + words.map { words in
          let (old, new) = (words.old.joined(separator: " "), words.new.joined(separator: " "))
          if words.old.isEmpty { return "    + \(isolated(new))" }
          if words.new.isEmpty { return "    - \(isolated(old))" }
          return "    \(isolated(old)) → \(isolated(new))"
        }
    case .value:
      guard let old = field.old else { return ["  \(name) added: \(isolated(field.new ?? ""))"] }
      guard let new = field.new else { return ["  \(name) removed: \(isolated(old))"] }
      return ["  \(name): \(isolated(old)) → \(isolated(new))"]
    }
  }

  /// A text between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
  private static func isolated(_ text: String) -> String { "\u{2068}\(text.escapedForDisplay)\u{2069}" }
}

extension String {
  fileprivate var trimmingSpace: String { hasPrefix(" ") ? String(dropFirst()) : self }
}
