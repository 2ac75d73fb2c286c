/// A daily programme of duas.
public struct Journey: Identifiable, Equatable, Sendable {
  public typealias ID = EntityID<Journey>

  /// One dua of a journey, in its place.
  public struct Step: Equatable, Sendable {
    public var dua: Dua.ID
    public var slot: TimeSlot

    public init(dua: Dua.ID, slot: TimeSlot) {
      self.dua = dua
      self.slot = slot
    }
  }

  public var id: ID
  public var slug: Slug
  public var collection: DuaCollection.ID?
  public var name: LocalizedText
  public var description: LocalizedText
  @ScalarExact public var emoji: String
  /// How long a day of the journey takes, in minutes, at least 1.
  public var minutes: Int
  /// The experience points of a whole day.
  public var xp: Int
  public var isPremium: Bool
  public var isFeatured: Bool
  /// The place of the journey in lists.
  public var order: Int
  /// The duas in the order in which they are practised.
  public var steps: [Step]

  public init(
    id: ID,
    slug: Slug,
    collection: DuaCollection.ID? = nil,
    name: LocalizedText,
    description: LocalizedText = [:],
    emoji: String,
    minutes: Int,
    xp: Int,
    isPremium: Bool = false,
    isFeatured: Bool = false,
    order: Int,
    steps: [Step]
  ) {
    self.id = id
    self.slug = slug
    self.collection = collection
    self.name = name
    self.description = description
    self.emoji = emoji
    self.minutes = minutes
    self.xp = xp
    self.isPremium = isPremium
    self.isFeatured = isFeatured
    self.order = order
    self.steps = steps
  }
}
