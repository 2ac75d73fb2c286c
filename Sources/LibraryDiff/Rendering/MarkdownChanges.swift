import ArabicText
import UnicodeText

/// The changes as Markdown (CommonMark): the changelog of a release.
public struct MarkdownChanges: Sendable {
  private let changes: LibraryChanges

  public init(_ changes: LibraryChanges) { self.changes = changes }

  /// The document, with a line end.
  public var text: String {
    var lines = ["# \(Self.escaped(changes.new.title ?? changes.new.source))", ""]
    lines.append(
      changes.isEmpty
        ? "Nothing has changed \(Self.escaped(changes.versions))."
        : "Changes \(Self.escaped(changes.versions))\(changes.summary.map { ": \($0)" } ?? "")."
    )
    section("Breaking changes", changes.breaking.map { Self.escaped($0.message) }, &lines)
    section("Systematic edits", changes.systematic.map { $0.message(quote: Self.escaped) }, &lines)
    for kind in EntityKind.allCases {
      for event in [EntityChange.Event.added, .removed, .changed] {
        let entities = changes.entities.filter { $0.kind == kind && $0.event == event }
        guard !entities.isEmpty else { continue }
        let title = kind == .library ? "Library" : "\(event.rawValue.capitalizedFirst) \(kind.plural)"
        section(title, entities.map(Self.item), &lines)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ items: [String], _ lines: inout [String]) {
    guard !items.isEmpty else { return }
    lines += ["", "## \(title)", ""] + items.map { "- \($0)" }
  }

  private static func item(_ entity: EntityChange) -> String {
    var head = "**\(escaped(entity.title ?? entity.slug))**"
    if !entity.slug.isEmpty {
      head += " (\(entity.id.map { "\($0), " } ?? "")`\(entity.slug)`)"
    }
    return ([head] + entity.fields.map { "  - \(phrase(for: $0))" }).joined(separator: "\n")
  }

  private static func phrase(for field: FieldChange) -> String {
    let name = escaped(field.name)
    switch field.content {
    case .text(let difference, let words):
      let changes = words.map { words in
        let (old, new) = (
          escaped(words.old.joined(separator: " ")), escaped(words.new.joined(separator: " "))
        )
        if words.old.isEmpty { return "\(new) was added" }
        return words.new.isEmpty ? "\(old) was removed" : "\(old) → \(new)"
      }
      return "\(name): \(difference.phrase)" + (changes.isEmpty ? "" : ": \(changes.joined(separator: "; "))")
    case .value:
      guard let old = field.old else { return "\(name) added: \(escaped(field.new ?? ""))" }
      guard let new = field.new else { return "\(name) removed: \(escaped(old))" }
      return "\(name): \(escaped(old)) → \(escaped(new))"
    }
  }

  /// A text without markup, on one line.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": escaped += " "
      case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "&", "~", "|":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      default: escaped += String(scalar).escapedForDisplay
      }
    }
    return escaped
  }
}
