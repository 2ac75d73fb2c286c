extension JourneyRow: JSONRow {
  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var id: Int?
    var estimatedMinutes: Int?
    var dailyXP: Int?
    var sortOrder: Int?
    var collectionID: Int?
    var name: String?
    var slug: String?
    var description: String?
    var emoji: String?
    var isPremium: Bool?
    var isFeatured: Bool?
    var localizations: LanguageMap<NameLocalization>?
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .id: id = try json.integer()
      case .name: name = try json.string()
      case .slug: slug = try json.string()
      case .description: description = try json.optionalString()
      case .emoji: emoji = try json.string()
      case .estimatedMinutes: estimatedMinutes = try json.integer()
      case .dailyXP: dailyXP = try json.integer()
      case .isPremium: isPremium = try json.boolean()
      case .isFeatured: isFeatured = try json.boolean()
      case .sortOrder: sortOrder = try json.integer()
      case .collectionID: collectionID = try json.optionalInteger()
      case .localizations: localizations = try json.optionalMap()
      }
    }
    self.init(
      id: try Self.required(id, CodingKeys.id),
      name: try Self.required(name, CodingKeys.name),
      slug: try Self.required(slug, CodingKeys.slug),
      description: description,
      emoji: try Self.required(emoji, CodingKeys.emoji),
      estimatedMinutes: try Self.required(estimatedMinutes, CodingKeys.estimatedMinutes),
      dailyXP: try Self.required(dailyXP, CodingKeys.dailyXP),
      isPremium: try Self.required(isPremium, CodingKeys.isPremium),
      isFeatured: try Self.required(isFeatured, CodingKeys.isFeatured),
      sortOrder: try Self.required(sortOrder, CodingKeys.sortOrder),
      collectionID: collectionID,
      localizations: localizations
    )
  }
}

extension JourneyDuaRow: JSONRow {
  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var journeyID: Int?
    var duaID: Int?
    var sortOrder: Int?
    var timeSlot: String?
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .journeyID: journeyID = try json.integer()
      case .duaID: duaID = try json.integer()
      case .timeSlot: timeSlot = try json.string()
      case .sortOrder: sortOrder = try json.integer()
      }
    }
    self.init(
      journeyID: try Self.required(journeyID, CodingKeys.journeyID),
      duaID: try Self.required(duaID, CodingKeys.duaID),
      timeSlot: try Self.required(timeSlot, CodingKeys.timeSlot),
      sortOrder: try Self.required(sortOrder, CodingKeys.sortOrder)
    )
  }
}
