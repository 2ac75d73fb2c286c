/// A row of `journeys.json`.
public struct JourneyRow: Decodable, Sendable {
  /// Never reused for another journey.
  public var id: Int
  /// In the library's default language.
  public var name: String
  /// Unique among journeys.
  public var slug: String
  /// In the library's default language.
  public var description: String?
  /// The emoji shown for the journey.
  public var emoji: String
  /// The duration of a day, in minutes, at least 1.
  public var estimatedMinutes: Int
  /// The experience points of a whole day.
  public var dailyXP: Int
  /// Whether it is for subscribers only.
  public var isPremium: Bool
  /// Whether it is shown first.
  public var isFeatured: Bool
  /// The position of the journey in lists.
  public var sortOrder: Int
  /// The `id` of a row of `collections.json`.
  public var collectionID: Int?
  /// Name and description in the other languages.
  public var localizations: LanguageMap<NameLocalization>?

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case id, name, slug, description, emoji, localizations
    case estimatedMinutes = "estimated_minutes"
    case dailyXP = "daily_xp"
    case isPremium = "is_premium"
    case isFeatured = "is_featured"
    case sortOrder = "sort_order"
    case collectionID = "collection_id"
  }
}

/// A row of `journey_duas.json`: the position of a dua in a journey. A journey contains a dua at most once.
public struct JourneyDuaRow: Decodable, Sendable {
  /// The `id` of a row of `journeys.json`.
  public var journeyID: Int
  /// The `id` of a row of `duas.json`.
  public var duaID: Int
  /// `morning`, `anytime` or `evening`.
  public var timeSlot: String
  /// 1, 2, 3… within the journey; rows are sorted by journey and by this.
  public var sortOrder: Int

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case journeyID = "journey_id"
    case duaID = "dua_id"
    case timeSlot = "time_slot"
    case sortOrder = "sort_order"
  }
}
