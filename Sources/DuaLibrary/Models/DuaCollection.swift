/// A set of duas and journeys that the app offers together.
public struct DuaCollection: Identifiable, Equatable, Sendable {
  public typealias ID = EntityID<DuaCollection>

  public var id: ID
  public var slug: Slug
  public var name: LocalizedText
  public var description: LocalizedText
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
