/// A set of duas and journeys that the app offers together.
public struct DuaCollection: Identifiable, Equatable, Sendable {
  /// The number of a collection.
  public typealias ID = EntityID<DuaCollection>

  /// The number, unique among collections.
  public var id: ID
  /// The readable name, unique among collections.
  public var slug: Slug
  /// The name by language.
  public var name: LocalizedText
  /// The contents of the collection, by language.
  public var description: LocalizedText
  /// Whether only subscribers see it.
  public var isPremium: Bool

  public init(
    id: ID,
    slug: Slug,
    name: LocalizedText,
    description: LocalizedText = [:],
    isPremium: Bool = false
  ) {
    self.id = id
    self.slug = slug
    self.name = name
    self.description = description
    self.isPremium = isPremium
  }
}
