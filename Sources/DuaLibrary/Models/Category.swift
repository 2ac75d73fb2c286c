/// What a dua is about: morning, provision, gratitude.
public struct Category: Identifiable, Equatable, Sendable {
  public typealias ID = EntityID<Category>

  public var id: ID
  public var slug: Slug
  public var name: LocalizedText
  public var description: LocalizedText
  @ScalarExact public var emoji: String?

  public init(id: ID, slug: Slug, name: LocalizedText, description: LocalizedText = [:], emoji: String? = nil)
  {
    self.id = id
    self.slug = slug
    self.name = name
    self.description = description
    self.emoji = emoji
  }
}
