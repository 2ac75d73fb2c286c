import ContentDraft
import Diagnostics
import DuaLibrary

/// The entities that duas and journeys refer to by slug.
struct SymbolTable {
  let categories: [Category]
  let collections: [DuaCollection]
  let works: [ReferenceWork]
  private let categoryIDs: [Slug: Category.ID]
  private let collectionIDs: [Slug: DuaCollection.ID]
  private let duaIDs: [Slug: Dua.ID]

  init(_ declaration: LibraryDeclaration, duas: [DuaFragment]) throws(ResolutionError) {
    var categories: [Category] = []
    for fragment in declaration.categories {
      categories.append(
        Category(
          id: Category.ID(rawValue: try fragment.id.orFail("id", of: fragment.range)),
          slug: try fragment.slug.orFail("slug", of: fragment.range),
          name: try fragment.name.texts("name"),
          description: try fragment.description.texts("description"),
          emoji: try fragment.emoji.ifPresent("emoji")
        )
      )
    }
    var collections: [DuaCollection] = []
    for fragment in declaration.collections {
      collections.append(
        DuaCollection(
          id: DuaCollection.ID(rawValue: try fragment.id.orFail("id", of: fragment.range)),
          slug: try fragment.slug.orFail("slug", of: fragment.range),
          name: try fragment.name.texts("name"),
          description: try fragment.description.texts("description"),
          isPremium: try fragment.premium.ifPresent("premium") ?? false
        )
      )
    }
    var works: [ReferenceWork] = []
    for fragment in declaration.works {
      works.append(
        ReferenceWork(
          slug: try fragment.slug.orFail("slug", of: fragment.range),
          name: try fragment.name.texts("name"),
          aliases: fragment.aliases.map(\.value),
          numbering: try fragment.numbering.orFail("numbering", of: fragment.range),
          highest: try fragment.highest.orFail("highest", of: fragment.range)
        )
      )
    }
    var duaIDs: [Slug: Dua.ID] = [:]
    for fragment in duas {
      let slug = try fragment.slug.orFail("slug", of: fragment.range)
      duaIDs[slug] = Dua.ID(rawValue: try fragment.id.orFail("id", of: fragment.range))
    }
    self.categories = categories
    self.collections = collections
    self.works = works
    self.duaIDs = duaIDs
    categoryIDs = Dictionary(categories.map { ($0.slug, $0.id) }, uniquingKeysWith: { first, _ in first })
    collectionIDs = Dictionary(collections.map { ($0.slug, $0.id) }, uniquingKeysWith: { first, _ in first })
  }

  func category(_ field: Field<Slug>) throws(ResolutionError) -> Category.ID? {
    try Self.target(of: field, "category", in: categoryIDs)
  }

  func collection(_ field: Field<Slug>) throws(ResolutionError) -> DuaCollection.ID? {
    try Self.target(of: field, "collection", in: collectionIDs)
  }

  func dua(_ field: Field<Slug>, of range: SourceRange) throws(ResolutionError) -> Dua.ID {
    guard let id = try Self.target(of: field, "dua", in: duaIDs) else {
      throw ResolutionError("`dua` is missing", at: range)
    }
    return id
  }

  /// Nil if the field is missing.
  private static func target<ID>(
    of field: Field<Slug>,
    _ name: String,
    in ids: [Slug: ID]
  ) throws(ResolutionError) -> ID? {
    guard let range = field.range else { return nil }
    let slug = try field.orFail(name, of: range)
    guard let id = ids[slug] else { throw ResolutionError("there is no \(name) `\(slug)`", at: range) }
    return id
  }
}
