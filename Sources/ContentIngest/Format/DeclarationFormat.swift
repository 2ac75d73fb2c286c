import ContentDraft
import DuaLibrary

extension SourceFormat {
  static let declaration = RecordDecoder<LibraryDeclaration>(
    "library",
    { LibraryDeclaration(range: $0) },
    [
      .formatVersion(),
      .attribute("name", .text) { $0.name = $1 },
      .attribute("library-version", .libraryVersion) { $0.libraryVersion = $1 },
      .attribute("licence", .text) { $0.licence = $1 },
      .attribute("default-language", .language) { $0.defaultLanguage = $1 },
      .values("required-languages", .language) { $0.requiredLanguages.append($1) },
      .record("policy", policy) { declaration, policy, _ in declaration.policy = policy },
      .records("categories", category) { $0.categories.append($1) },
      .records("collections", collection) { $0.collections.append($1) },
      .records("works", work) { $0.works.append($1) },
      .acknowledgements(),
    ]
  )

  private static let category = RecordDecoder<CategoryFragment>(
    "category",
    { CategoryFragment(range: $0) },
    [
      .attribute("id", .integer(NumberRange.id)) { $0.id = $1 },
      .attribute("slug", .slug) { $0.slug = $1 },
      .localized("name") { $0.name.append($1) },
      .localized("description") { $0.description.append($1) },
      .attribute("emoji", .text) { $0.emoji = $1 },
      .acknowledgements(),
    ]
  )

  private static let collection = RecordDecoder<CollectionFragment>(
    "collection",
    { CollectionFragment(range: $0) },
    [
      .attribute("id", .integer(NumberRange.id)) { $0.id = $1 },
      .attribute("slug", .slug) { $0.slug = $1 },
      .localized("name") { $0.name.append($1) },
      .localized("description") { $0.description.append($1) },
      .attribute("premium", .boolean) { $0.premium = $1 },
      .acknowledgements(),
    ]
  )

  private static let work = RecordDecoder<WorkFragment>(
    "work",
    { WorkFragment(range: $0) },
    [
      .attribute("slug", .slug) { $0.slug = $1 },
      .localized("name") { $0.name.append($1) },
      .values("aliases", .text) { $0.aliases.append($1) },
      .attribute("numbering", .text) { $0.numbering = $1 },
      .attribute("highest", .integer(NumberRange.id)) { $0.highest = $1 },
      .acknowledgements(),
    ]
  )
}
