import UnicodeText

/// A daily program of duas.
public struct Journey: Identifiable, Equatable, Sendable {
  /// The number of a journey.
  public typealias ID = EntityID<Journey>

  /// One dua of a journey.
  public struct Step: Equatable, Sendable {
    /// The dua to practice.
    public var dua: Dua.ID
    /// The time of the day.
    public var slot: TimeSlot

    public init(dua: Dua.ID, slot: TimeSlot) {
      self.dua = dua
      self.slot = slot
    }
  }

  /// The number, never reused for another journey.
  public var id: ID
  /// The readable name, unique among journeys.
  public var slug: Slug
  /// The set in which the journey is offered; nil if it is in none.
  public var collection: DuaCollection.ID?
  /// The name by language.
  public var name: LocalizedText
  /// The purpose of the journey, by language.
  public var description: LocalizedText
  /// The emoji shown for the journey.
  @ScalarExact public var emoji: String
  /// The duration of a day of the journey, in minutes, at least 1.
  public var minutes: Int
  /// The experience points of a day.
  public var xp: Int
  /// Whether it is for subscribers only.
  public var isPremium: Bool
  /// Whether it is shown first.
  public var isFeatured: Bool
  /// The position of the journey in lists, which are in ascending order.
  public var order: Int
  /// The duas in the order in which they are practiced, each at most once.
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

/// When in the day a step of a journey is practiced.
public enum TimeSlot: String, CaseIterable, Sendable {
  case morning, anytime, evening
}
