import ContentDraft
import Diagnostics
import DuaLibrary

/// The entities of one kind next to the ids that `ids.json` records for them.
struct IssuedIDs: Sendable {
  let kind: EntityKind
  /// The entities of the library, in their order.
  let entities: [any Labeled]
  /// The records, in their order; empty if the library has no `ids.json`.
  let records: [IDRecord]
  /// The record of each id; the first if there are several.
  private let recordByID: [Int: IDRecord]
  /// The record of each slug whose entity is not retired; the first if there are several.
  private let recordBySlug: [Slug: IDRecord]
  private let slugs: Set<Slug>
  private let ids: Set<Int>
  /// The slugs of entities that have their recorded ids.
  private let recordedSlugs: Set<Slug>
  /// The entities whose id another one has, each with that other one: the entity that the id is recorded for, or else the first.
  let duplicates: [(first: Located<Int>, again: Located<Int>)]
  private let duplicateRanges: Set<SourceRange>
  /// The slugs of the entities whose id another one has, and of those others, by the range of their ids.
  private let slugByIDRange: [SourceRange: Slug]
  /// For each recorded slug that no entity has any more, the slug of the entity that has its id.
  private(set) var renames: [Slug: Slug] = [:]

  init(_ kind: EntityKind, _ entities: [any Labeled], _ records: [IDRecord]) {
    (self.kind, self.entities, self.records) = (kind, entities, records)
    recordByID = Dictionary(
      records.compactMap { record in record.id.value.map { ($0, record) } },
      uniquingKeysWith: { first, _ in first }
    )
    let recordBySlug = Dictionary(
      records.filter { !$0.isRetired }.compactMap { record in record.slug.value.map { ($0, record) } },
      uniquingKeysWith: { first, _ in first }
    )
    self.recordBySlug = recordBySlug
    slugs = Set(entities.compactMap { $0.slug.value })
    ids = Set(entities.compactMap { $0.id.value })
    let recorded = entities.filter { entity in
      guard let slug = entity.slug.value, let id = entity.id.value else { return false }
      return recordBySlug[slug]?.id.value == id
    }
    recordedSlugs = Set(recorded.compactMap { $0.slug.value })
    let recordedRanges = Set(recorded.map { $0.range })
    let others = entities.filter { !recordedRanges.contains($0.range) }
    duplicates = (recorded + others).map { $0.id }.located().repeats(by: \.value)
    duplicateRanges = Set(duplicates.map(\.again.range))
    let ranges = Set(duplicates.flatMap { [$0.first.range, $0.again.range] })
    slugByIDRange = Dictionary(
      entities.compactMap { entity in
        guard let id = entity.id.located, let slug = entity.slug.value, ranges.contains(id.range) else {
          return nil
        }
        return (id.range, slug)
      },
      uniquingKeysWith: { first, _ in first }
    )
    for entity in entities {
      guard case .taken(let record)? = status(of: entity), !record.isRetired, let old = record.slug.value,
        !slugs.contains(old), renames[old] == nil
      else { continue }
      renames[old] = entity.slug.value
    }
  }

  /// What `ids.json` says about an entity.
  enum Status {
    /// The entity has the id that is recorded for it.
    case recorded
    /// The entity and its id are new.
    case new
    /// Another id is recorded for the entity.
    case changed(from: Located<Int>)
    /// The id is recorded for another entity, or for one that has been removed.
    case taken(by: IDRecord)
  }

  /// Nil if the id or the slug is missing, unreadable, or that of another entity of the library.
  func status(of entity: any Labeled) -> Status? {
    guard let id = entity.id.located, let slug = entity.slug.value else { return nil }
    if let record = recordBySlug[slug], let recorded = record.id.located {
      if recorded.value == id.value { return .recorded }
      return recordedSlugs.contains(slug) ? nil : .changed(from: recorded)
    }
    if duplicateRanges.contains(id.range) { return nil }
    return recordByID[id.value].map { .taken(by: $0) } ?? .new
  }

  /// The ids of entities for which another id is recorded.
  var changedIDs: Set<SourceRange> {
    Set(
      entities.compactMap { entity in
        guard case .changed? = status(of: entity) else { return nil }
        return entity.id.range
      }
    )
  }

  /// Whether the entities with two ids have the same slug.
  func haveSameSlug(_ first: Located<Int>, _ second: Located<Int>) -> Bool {
    slugByIDRange[first.range].map { $0 == slugByIDRange[second.range] } ?? false
  }

  /// Whether an entity has a slug.
  func contains(_ slug: Slug) -> Bool { slugs.contains(slug) }

  /// Whether an entity has an id.
  func contains(_ id: Int) -> Bool { ids.contains(id) }

  /// The number after the greatest that an entity or a record has; nil if there is none.
  var next: Int? { Self.successor(of: max(ids.max() ?? 0, recordByID.keys.max() ?? 0)) }

  /// The id after another; nil after the greatest.
  static func successor(of id: Int) -> Int? { NumberRange.id.contains(id + 1) ? id + 1 : nil }
}

extension IssuedIDs {
  /// The ids of every kind.
  static func all(
    _ duas: [DraftDua],
    _ journeys: [JourneyFragment],
    _ declaration: LibraryDeclaration?,
    _ register: IDRegister?
  ) -> [Self] {
    EntityKind.allCases.map { kind in
      let entities: [any Labeled] =
        switch kind {
        case .dua: duas
        case .journey: journeys
        case .category: declaration?.categories ?? []
        case .collection: declaration?.collections ?? []
        }
      return Self(kind, entities, register?.records[kind] ?? [])
    }
  }
}
