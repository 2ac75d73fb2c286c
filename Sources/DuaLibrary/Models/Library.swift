import UnicodeText

/// An immutable library: all references are resolved, and entities are sorted by id.
public struct Library: Equatable, Sendable {
  /// The name of the library.
  @ScalarExact public private(set) var name: String
  /// The version that the library's editors give it, for example `1.0.0`.
  @ScalarExact public private(set) var version: String
  @ScalarExact public private(set) var licence: String
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

  private let duaIndex: [Dua.ID: Int]
  private let duaSlugIndex: [Slug: Int]
  private let journeyIndex: [Journey.ID: Int]
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
    self.duas = duas.sorted { $0.id < $1.id }
    self.categories = categories.sorted { $0.id < $1.id }
    self.collections = collections.sorted { $0.id < $1.id }
    self.journeys = journeys.sorted { $0.id < $1.id }
    self.works = works.sorted { $0.slug < $1.slug }
    duaIndex = try Self.index(self.duas, by: \.id)
    duaSlugIndex = try Self.index(self.duas, by: \.slug)
    journeyIndex = try Self.index(self.journeys, by: \.id)
    journeySlugIndex = try Self.index(self.journeys, by: \.slug)
    try checkReferences()
  }

  /// The dua with this id; nil if there is none.
  public subscript(id: Dua.ID) -> Dua? { duaIndex[id].map { duas[$0] } }
  /// The dua with this slug; nil if there is none.
  public subscript(dua slug: Slug) -> Dua? { duaSlugIndex[slug].map { duas[$0] } }
  /// The journey with this id; nil if there is none.
  public subscript(id: Journey.ID) -> Journey? { journeyIndex[id].map { journeys[$0] } }
  /// The journey with this slug; nil if there is none.
  public subscript(journey slug: Slug) -> Journey? { journeySlugIndex[slug].map { journeys[$0] } }
  /// The category with this id; nil if there is none.
  public subscript(id: Category.ID) -> Category? { categories.first { $0.id == id } }
  /// The collection with this id; nil if there is none.
  public subscript(id: DuaCollection.ID) -> DuaCollection? { collections.first { $0.id == id } }
  /// The reference work with this slug; nil if there is none.
  public subscript(work slug: Slug) -> ReferenceWork? { works.first { $0.slug == slug } }
}

extension Library {
  /// Why the parts do not form a library.
  public enum Problem: Error, Equatable, Sendable {
    /// Two entities of one kind share an id or slug.
    case duplicate(kind: String, key: String)
    /// An entity refers to another that is not in the library.
    case dangling(kind: String, key: String, in: String)
  }

  private static func index<Entity, Key: Hashable & CustomStringConvertible>(
    _ entities: [Entity],
    by key: KeyPath<Entity, Key>
  ) throws(Problem) -> [Key: Int] {
    var index: [Key: Int] = [:]
    index.reserveCapacity(entities.count)
    for (offset, entity) in entities.enumerated() {
      guard index.updateValue(offset, forKey: entity[keyPath: key]) == nil else {
        throw .duplicate(kind: String(describing: Entity.self), key: entity[keyPath: key].description)
      }
    }
    return index
  }

  private func checkReferences() throws(Problem) {
    let categoryIDs = Set(try Self.index(categories, by: \.id).keys)
    let collectionIDs = Set(try Self.index(collections, by: \.id).keys)
    _ = try Self.index(categories, by: \.slug)
    _ = try Self.index(collections, by: \.slug)
    let workSlugs = Set(try Self.index(works, by: \.slug).keys)
    for dua in duas {
      if let id = dua.category, !categoryIDs.contains(id) {
        throw .dangling(kind: "Category", key: id.description, in: dua.slug.rawValue)
      }
      if let id = dua.collection, !collectionIDs.contains(id) {
        throw .dangling(kind: "DuaCollection", key: id.description, in: dua.slug.rawValue)
      }
      if let slug = dua.variantOf, duaSlugIndex[slug] == nil {
        throw .dangling(kind: "Dua", key: slug.rawValue, in: dua.slug.rawValue)
      }
      for case .hadith(let reference) in dua.sources where !workSlugs.contains(reference.work) {
        throw .dangling(kind: "ReferenceWork", key: reference.work.rawValue, in: dua.slug.rawValue)
      }
    }
    for journey in journeys {
      if let id = journey.collection, !collectionIDs.contains(id) {
        throw .dangling(kind: "DuaCollection", key: id.description, in: journey.slug.rawValue)
      }
      for step in journey.steps where duaIndex[step.dua] == nil {
        throw .dangling(kind: "Dua", key: step.dua.description, in: journey.slug.rawValue)
      }
    }
  }
}
