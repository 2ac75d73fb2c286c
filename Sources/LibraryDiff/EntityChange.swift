import ArabicText
import UnicodeText

/// The kinds of entities of a library, in the order in which their changes are listed.
public enum EntityKind: String, CaseIterable, Sendable {
  case library, category, collection, work, dua, journey

  /// The noun for several.
  var plural: String {
    switch self {
    case .library: "libraries"
    case .category: "categories"
    case .collection: "collections"
    case .work: "works"
    case .dua: "duas"
    case .journey: "journeys"
    }
  }
}

/// What has become of an entity.
public struct EntityChange: Equatable, Sendable {
  /// Which of the versions have the entity.
  public enum Event: String, CaseIterable, Sendable {
    case added, removed, changed
  }

  /// What the entity is.
  public var kind: EntityKind
  /// Whether it was added, removed or changed.
  public var event: Event
  /// Nil for the library and for works, which have no ids.
  public var id: Int?
  /// The slug, in the new version if the entity is there; empty for the library.
  public var slug: String
  /// The title or name in the default language of its library.
  @ScalarExact public var title: String?
  /// What has changed in an entity that both versions have.
  public var fields: [FieldChange] = []
}

/// A field with another value.
public struct FieldChange: Equatable, Sendable {
  /// How the values differ.
  public enum Content: Equatable, Sendable {
    /// A text that both versions have, the difference and the words that differ.
    case text(TextDifference, [WordDifference.Change])
    /// Another value, or a text that only one of the versions has.
    case value
  }

  /// The name of the field in the sources: `arabic`, `translation.en`, `source Sahih Muslim 2691, grade`.
  public var name: String
  /// Nil if the old version does not have the field.
  @ScalarExact public var old: String?
  /// Nil if the new version does not have the field.
  @ScalarExact public var new: String?
  public var content: Content

  /// A field that is not a text.
  init?(_ name: String, _ old: String?, _ new: String?) {
    guard !old.hasSameScalars(as: new) else { return nil }
    (self.name, self.old, self.new, content) = (name, old, new, .value)
  }

  /// A text.
  init?(text name: String, _ old: String?, _ new: String?) {
    guard !old.hasSameScalars(as: new) else { return nil }
    (self.name, self.old, self.new) = (name, old, new)
    if let old, let new {
      content = .text(TextDifference(from: old, to: new), WordDifference(from: old, to: new).changes)
    } else {
      content = .value
    }
  }
}
