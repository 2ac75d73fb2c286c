import Diagnostics
import DuaLibrary

/// `ids.json`: every id that an entity of the library has or had. Apps refer to entities by their ids, so an id belongs to its entity
/// forever.
public struct IDRegister: Equatable, Sendable {
  /// The opening brace.
  public var range: SourceRange
  /// The whole object, with its braces.
  public var extent: SourceRange
  /// The ids of each kind, in the order of the file.
  public var records: [EntityKind: [IDRecord]] = [:]
  /// Whether the reader understood every part of the file, so that it can be written again without loss.
  public var isIntact = true

  public init(range: SourceRange, extent: SourceRange) { (self.range, self.extent) = (range, extent) }
}

/// One id in `ids.json`.
public struct IDRecord: Equatable, Sendable {
  /// The opening brace.
  public var range: SourceRange
  /// The whole object, with its braces.
  public var extent: SourceRange
  /// The key `id`.
  public var id: Field<Int> = .missing
  /// The key `slug`: the entity that has the id.
  public var slug: Field<Slug> = .missing
  /// The key `retired`: whether the entity has been removed.
  public var retired: Field<Bool> = .missing

  public init(range: SourceRange, extent: SourceRange) { (self.range, self.extent) = (range, extent) }

  /// Whether the entity has been removed.
  public var isRetired: Bool { retired.value == true }
}

/// The kinds of entities that have ids. Each kind counts for itself.
public enum EntityKind: String, CaseIterable, Sendable {
  case dua, journey, category, collection

  /// The key of the kind's array in `ids.json`.
  public var key: String {
    switch self {
    case .dua: "duas"
    case .journey: "journeys"
    case .category: "categories"
    case .collection: "collections"
    }
  }
}
