extension JourneyRow {
  /// Throws if the journey has no name in the default language.
  package init(_ journey: Journey, in context: RowContext) throws(MissingText) {
    id = journey.id.rawValue
    name = try context.text("name", of: journey.name, in: .journeys, slug: journey.slug)
    slug = journey.slug.rawValue
    description = journey.description[context.language]
    emoji = journey.emoji
    estimatedMinutes = journey.minutes
    dailyXP = journey.xp
    isPremium = journey.isPremium
    isFeatured = journey.isFeatured
    sortOrder = journey.order
    collectionID = journey.collection?.rawValue
    localizations = .names(journey.name, journey.description, except: context.language)
  }

  /// The journey of the row, without its steps.
  func journey(language: LanguageTag) throws(RowProblem) -> Journey {
    let others = localizations ?? LanguageMap()
    return Journey(
      id: try RowValue.id(id, key: "id"),
      slug: try RowValue.slug(slug, key: "slug"),
      collection: try RowValue.optionalID(collectionID, key: "collection_id"),
      name: try others.names(default: name, in: language),
      description: try others.descriptions(default: description, in: language),
      emoji: emoji,
      minutes: try RowValue.number(estimatedMinutes, in: 1...Int.max, key: "estimated_minutes"),
      xp: dailyXP,
      isPremium: isPremium,
      isFeatured: isFeatured,
      order: sortOrder,
      steps: []
    )
  }
}

extension JourneyDuaRow {
  /// The rows of a journey, in the order of its steps.
  package static func rows(of journey: Journey) -> [JourneyDuaRow] {
    journey.steps.enumerated().map { index, step in
      JourneyDuaRow(
        journeyID: journey.id.rawValue,
        duaID: step.dua.rawValue,
        timeSlot: step.slot.rawValue,
        sortOrder: index + 1
      )
    }
  }
}
