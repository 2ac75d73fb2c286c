import ArabicText
import UnicodeText

/// The changes as JSON, version 1; `docs/exports.md` describes it.
public struct JSONChanges: Sendable {
  private let changes: LibraryChanges

  public init(_ changes: LibraryChanges) { self.changes = changes }

  /// The document, with a line end.
  public var text: String {
    let document = JSONValue.object([
      ("version", .integer(1)),
      ("old", Self.version(changes.old)),
      ("new", Self.version(changes.new)),
      ("breaking", .array(changes.breaking.map(Self.breaking))),
      ("systematic", .array(changes.systematic.map(Self.systematic))),
      ("changes", .array(changes.entities.map(Self.entity))),
    ])
    return document.text + "\n"
  }

  private static func version(_ version: LibraryChanges.Version) -> JSONValue {
    .sortedObject(["source": .string(version.source), "library": version.title.map(JSONValue.string)])
  }

  private static func breaking(_ change: BreakingChange) -> JSONValue {
    .sortedObject(["kind": .string(change.name), "message": .string(change.message)])
  }

  private static func systematic(_ edit: SystematicEdit) -> JSONValue {
    .sortedObject([
      "kind": .string(edit.kind.rawValue), "field": .string(edit.field),
      "place": .string(edit.place.rawValue),
      "removed": .string(edit.removed), "added": .string(edit.added), "old": .string(edit.old),
      "new": .string(edit.new), "entries": .array(edit.entries.map(JSONValue.string)),
    ])
  }

  private static func entity(_ change: EntityChange) -> JSONValue {
    .sortedObject([
      "kind": .string(change.kind.rawValue), "event": .string(change.event.rawValue),
      "id": change.id.map(JSONValue.integer), "slug": change.slug.isEmpty ? nil : .string(change.slug),
      "title": change.title.map(JSONValue.string),
      "fields": change.fields.isEmpty ? nil : .array(change.fields.map(field)),
    ])
  }

  private static func field(_ field: FieldChange) -> JSONValue {
    var members: [String: JSONValue?] = [
      "name": .string(field.name), "old": field.old.map(JSONValue.string),
      "new": field.new.map(JSONValue.string),
    ]
    if case .text(let difference, let words) = field.content {
      members["differs"] = .string(difference.rawValue)
      members["words"] = .array(
        words.map { words in
          .sortedObject([
            "old": .array(words.old.map(JSONValue.string)), "new": .array(words.new.map(JSONValue.string)),
            "differs": words.old.isEmpty || words.new.isEmpty ? nil : .string(words.kind.rawValue),
          ])
        }
      )
    }
    return .sortedObject(members)
  }
}
