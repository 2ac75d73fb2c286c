import UnicodeText

/// What a dua is about: morning, provision, gratitude.
///
/// On Apple systems Objective-C has a `Category`, too, which Foundation exports: where both are imported, write
/// `DuaLibrary.Category`.
public struct Category: Identifiable, Equatable, Sendable {
  /// The number of a category.
  public typealias ID = EntityID<Category>

  /// The number, unique among categories.
  public var id: ID
  /// The readable name, unique among categories.
  public var slug: Slug
  /// The name by language.
  public var name: LocalizedText
  /// The contents of the category, by language.
  public var description: LocalizedText
  /// The emoji shown for the category; nil if there is none.
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
