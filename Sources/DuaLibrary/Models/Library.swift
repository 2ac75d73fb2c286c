import UnicodeText

/// An immutable library: all references are resolved, and entities are sorted by id.
public struct Library: Equatable, Sendable {
  /// The name of the library.
  @ScalarExact public private(set) var name: String
  /// The version that the library's editors give it, for example `1.0.0`.
  @ScalarExact public private(set) var version: String
  /// The terms of use of the texts.
  @ScalarExact public private(set) var licence: String
  /// The language of the bundle's keys without a language suffix, such as `name`.
  public let defaultLanguage: LanguageTag
  /// Sorted by id.
  public let duas: [Dua]
  /// Sorted by id.
  public let categories: [Category]
  /// Sorted by id.
  public let collections: [DuaCollection]
  /// Sorted by id.
  public let journeys: [Journey]
  /// The reference works that duas cite, sorted by slug.
  public let works: [ReferenceWork]

  private let duaSlugIndex: [Slug: Int]
  private let journeySlugIndex: [Slug: Int]

  /// Throws a ``Problem`` if ids or slugs are not unique or a reference cannot be resolved.
  public init(
    name: String,
    version: String,
    licence: String,
    defaultLanguage: LanguageTag,
    duas: [Dua],
    categories: [Category],
    collections: [DuaCollection],
    journeys: [Journey],
    works: [ReferenceWork]
  ) throws(Problem) {
    self.name = name
    self.version = version
    self.licence = licence
    self.defaultLanguage = defaultLanguage
    self.duas = try Self.sorted(duas, "dua") { $0.id }
    self.categories = try Self.sorted(categories, "category") { $0.id }
    self.collections = try Self.sorted(collections, "collection") { $0.id }
    self.journeys = try Self.sorted(journeys, "journey") { $0.id }
    self.works = try Self.sorted(works, "work") { $0.slug }
    duaSlugIndex = try Self.index(self.duas, "dua") { $0.slug }
    journeySlugIndex = try Self.index(self.journeys, "journey") { $0.slug }
    _ = try Self.index(self.categories, "category") { $0.slug }
    _ = try Self.index(self.collections, "collection") { $0.slug }
    try checkReferences()
  }

  /// The dua with this id; nil if there is none.
  public subscript(id: Dua.ID) -> Dua? { Self.position(of: id, in: duas) { $0.id }.map { duas[$0] } }
  /// The dua with this slug; nil if there is none.
  public subscript(dua slug: Slug) -> Dua? { duaSlugIndex[slug].map { duas[$0] } }
  /// The journey with this id; nil if there is none.
  public subscript(id: Journey.ID) -> Journey? {
    Self.position(of: id, in: journeys) { $0.id }.map { journeys[$0] }
  }
  /// The journey with this slug; nil if there is none.
  public subscript(journey slug: Slug) -> Journey? { journeySlugIndex[slug].map { journeys[$0] } }
  /// The category with this id; nil if there is none.
  public subscript(id: Category.ID) -> Category? {
    Self.position(of: id, in: categories) { $0.id }.map { categories[$0] }
  }
  /// The collection with this id; nil if there is none.
  public subscript(id: DuaCollection.ID) -> DuaCollection? {
    Self.position(of: id, in: collections) { $0.id }.map { collections[$0] }
  }
  /// The reference work with this slug; nil if there is none.
  public subscript(work slug: Slug) -> ReferenceWork? {
    Self.position(of: slug, in: works) { $0.slug }.map { works[$0] }
  }
}

extension Library {
  /// Why the parts do not form a library.
  public enum Problem: Error, Equatable, Sendable {
    /// Two entities of one kind, such as `dua` or `category`, share an id or slug.
    case duplicate(kind: String, key: String)
    /// An entity, named by its slug, refers to another that is not in the library.
    case dangling(kind: String, key: String, in: String)
  }

  /// The entities in the order of their keys, which must be unique.
  private static func sorted<Entity, Key: Comparable & CustomStringConvertible>(
    _ entities: [Entity],
    _ kind: String,
    by key: (Entity) -> Key
  ) throws(Problem) -> [Entity] {
    // Most often they are sorted, and copying ten thousand of them takes milliseconds.
    let isSorted = entities.indices.dropFirst().allSatisfy { key(entities[$0 - 1]) <= key(entities[$0]) }
    let sorted = isSorted ? entities : entities.sorted { key($0) < key($1) }
    for index in sorted.indices.dropFirst() where key(sorted[index - 1]) == key(sorted[index]) {
      throw .duplicate(kind: kind, key: key(sorted[index]).description)
    }
    return sorted
  }

  private static func index<Entity>(
    _ entities: [Entity],
    _ kind: String,
    by slug: (Entity) -> Slug
  ) throws(Problem) -> [Slug: Int] {
    var index: [Slug: Int] = [:]
    index.reserveCapacity(entities.count)
    for position in entities.indices {
      let slug = slug(entities[position])
      guard index.updateValue(position, forKey: slug) == nil else {
        throw .duplicate(kind: kind, key: slug.description)
      }
    }
    return index
  }

  /// The position of the entity with a key, by binary search.
  private static func position<Entity, Key: Comparable>(
    of wanted: Key,
    in entities: [Entity],
    by key: (Entity) -> Key
  ) -> Int? {
    let position = entities.indices.partitioningIndex { key(entities[$0]) >= wanted }
    return position < entities.count && key(entities[position]) == wanted ? position : nil
  }

  private func checkReferences() throws(Problem) {
    let categoryIDs = Set(categories.map(\.id))
    let collectionIDs = Set(collections.map(\.id))
    let workSlugs = Set(works.map(\.slug))
    for index in duas.indices {
      if let id = duas[index].category, !categoryIDs.contains(id) {
        throw .dangling(kind: "category", key: id.description, in: duas[index].slug.rawValue)
      }
      if let id = duas[index].collection, !collectionIDs.contains(id) {
        throw .dangling(kind: "collection", key: id.description, in: duas[index].slug.rawValue)
      }
      if let slug = duas[index].variantOf, duaSlugIndex[slug] == nil {
        throw .dangling(kind: "dua", key: slug.rawValue, in: duas[index].slug.rawValue)
      }
      for case .hadith(let reference) in duas[index].sources where !workSlugs.contains(reference.work) {
        throw .dangling(kind: "work", key: reference.work.rawValue, in: duas[index].slug.rawValue)
      }
    }
    for journey in journeys {
      if let id = journey.collection, !collectionIDs.contains(id) {
        throw .dangling(kind: "collection", key: id.description, in: journey.slug.rawValue)
      }
      for step in journey.steps where Self.position(of: step.dua, in: duas, by: { $0.id }) == nil {
        throw .dangling(kind: "dua", key: step.dua.description, in: journey.slug.rawValue)
      }
    }
  }
}
