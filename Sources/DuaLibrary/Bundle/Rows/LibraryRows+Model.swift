extension CategoryRow {
  /// Throws if the category has no name in the default language.
  package init(_ category: Category, in context: RowContext) throws(MissingText) {
    id = category.id.rawValue
    name = try context.text("name", of: category.name, in: .categories, slug: category.slug)
    slug = category.slug.rawValue
    description = category.description[context.language]
    emoji = category.emoji
    localizations = .names(category.name, category.description, except: context.language)
  }

  func category(language: LanguageTag) throws(RowProblem) -> Category {
    let others = localizations ?? LanguageMap()
    return Category(
      id: try RowValue.id(id, key: "id"),
      slug: try RowValue.slug(slug, key: "slug"),
      name: try others.names(default: name, in: language),
      description: try others.descriptions(default: description, in: language),
      emoji: emoji
    )
  }
}

extension CollectionRow {
  /// Throws if the collection has no name in the default language.
  package init(_ collection: DuaCollection, in context: RowContext) throws(MissingText) {
    id = collection.id.rawValue
    name = try context.text("name", of: collection.name, in: .collections, slug: collection.slug)
    slug = collection.slug.rawValue
    description = collection.description[context.language]
    isPremium = collection.isPremium
    localizations = .names(collection.name, collection.description, except: context.language)
  }

  func collection(language: LanguageTag) throws(RowProblem) -> DuaCollection {
    let others = localizations ?? LanguageMap()
    return DuaCollection(
      id: try RowValue.id(id, key: "id"),
      slug: try RowValue.slug(slug, key: "slug"),
      name: try others.names(default: name, in: language),
      description: try others.descriptions(default: description, in: language),
      isPremium: isPremium
    )
  }
}

extension WorkRow {
  /// Throws if the work has no name in the default language.
  package init(_ work: ReferenceWork, in context: RowContext) throws(MissingText) {
    slug = work.slug.rawValue
    name = try context.text("name", of: work.name, in: .works, slug: work.slug)
    aliases = work.aliases
    numbering = work.numbering
    highest = work.highest
    localizations = .names(work.name, [:], except: context.language)
  }

  func work(language: LanguageTag) throws(RowProblem) -> ReferenceWork {
    let others = localizations ?? LanguageMap()
    return ReferenceWork(
      slug: try RowValue.slug(slug, key: "slug"),
      name: try others.names(default: name, in: language),
      aliases: aliases,
      numbering: numbering,
      highest: highest
    )
  }
}

extension LanguageMap<NameLocalization> {
  /// Names and descriptions in the languages other than the default, or nil if there are none.
  static func names(
    _ name: LocalizedText,
    _ description: LocalizedText,
    except language: LanguageTag
  ) -> Self? {
    var map = Self()
    map.take(name, except: language, as: \.name)
    map.take(description, except: language, as: \.description)
    return map.nilIfEmpty
  }

  /// The names, that of the default language from its own key.
  func names(default name: String, in language: LanguageTag) throws(RowProblem) -> LocalizedText {
    try localized(\.name, default: name, in: language, key: "name")
  }

  /// The descriptions, that of the default language from its own key.
  func descriptions(default text: String?, in language: LanguageTag) throws(RowProblem) -> LocalizedText {
    try localized(\.description, default: text, in: language, key: "description")
  }
}
