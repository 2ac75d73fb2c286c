import Diagnostics
import DuaLibrary
import UnicodeText

/// A collection with the ids and slugs of a library. Every reference is resolved.
struct FinishedCollection {
  struct Entity<Content> {
    var id: Int
    var slug: String
    var content: Content
  }

  let name: String
  let declaration: ImportedDeclaration?
  /// The default language.
  let language: LanguageTag
  /// Sorted by slug.
  let works: [ImportedWork]
  var duas: [Entity<ImportedDua>] = []
  var categories: [Entity<ImportedCategory>] = []
  var collections: [Entity<ImportedCategory>] = []
  var journeys: [Entity<ImportedJourney>] = []
  private(set) var categorySlugs: [CategoryKey: String] = [:]
  private(set) var collectionSlugs: [CategoryKey: String] = [:]
  /// The slugs of the duas by their ids in the foreign files; of several with one id, the first.
  private(set) var duaSlugs: [Int: String] = [:]

  init(_ collection: ImportedCollection, _ log: ImportLog) {
    name = collection.name
    declaration = collection.declaration
    language = collection.declaration?.defaultLanguage ?? collection.language
    works = Self.unique(collection.works)
    duaSlugs = collection.existingSlugs
    (categories, categorySlugs) = Self.register(collection.categories, "category", log)
    addNamedCategories(of: collection.duas, collection.categoryNames)
    (collections, collectionSlugs) = Self.register(collection.collections, "collection", log)
    number(collection.duas, log)
    numberJourneys(collection.journeys, log)
    DuplicateImport.check(collection.duas, log)
  }

  /// The first of each slug, sorted.
  private static func unique(_ works: [ImportedWork]) -> [ImportedWork] {
    var seen: Set<Slug> = []
    return works.filter { seen.insert($0.slug).inserted }.sorted { $0.slug < $1.slug }
  }

  /// How many hadith sources were read from a text, which says no grade.
  var ungraded: Int {
    duas.reduce(0) { count, dua in
      count + dua.content.sources.count { if case .hadith = $0 { true } else { false } }
    }
  }

  // MARK: Duas

  private mutating func number(_ imported: [ImportedDua], _ log: ImportLog) {
    let ids = Numbering.ids(of: imported.map(\.id), "dua", log)
    var slugs = SlugMaker(fallback: "dua")
    // The slugs of the files come first, because derived slugs must differ from them.
    let stated = imported.map { dua in dua.slug.flatMap { slugs.take($0, log) } }
    for (index, dua) in imported.enumerated() {
      let slug = stated[index] ?? slugs.make(from: dua.title.nameForSlug, number: ids[index])
      var dua = dua
      dua.category = Self.known(dua.category, in: categorySlugs, "category", dua.range, log)
      dua.collection = Self.known(dua.collection, in: collectionSlugs, "collection", dua.range, log)
      duas.append(Entity(id: ids[index], slug: slug, content: dua))
      for id in [dua.id?.value].compactMap(\.self) + dua.mergedIDs where duaSlugs[id] == nil {
        duaSlugs[id] = slug
      }
    }
    checkOriginals(log)
  }

  /// Removes references to duas that do not exist.
  private mutating func checkOriginals(_ log: ImportLog) {
    let slugs = Set(duas.map(\.slug))
    for index in duas.indices {
      guard let original = duas[index].content.variantOf, !slugs.contains(original.value) else { continue }
      log.report(UnknownReference.finding("the dua \(original.value.quoted())", at: original.range))
      duas[index].content.variantOf = nil
    }
  }

  private static func known(
    _ key: CategoryKey?,
    in slugs: [CategoryKey: String],
    _ kind: String,
    _ range: SourceRange,
    _ log: ImportLog
  ) -> CategoryKey? {
    guard let key, slugs[key] == nil else { return key }
    log.report(UnknownReference.finding("the \(kind) \(key.label)", at: range))
    return nil
  }

  // MARK: Categories

  private static func register(
    _ imported: [ImportedCategory],
    _ kind: String,
    _ log: ImportLog
  ) -> ([Entity<ImportedCategory>], [CategoryKey: String]) {
    var slugs = SlugMaker(fallback: kind)
    var entities: [Entity<ImportedCategory>] = []
    var bySlug: [CategoryKey: String] = [:]
    let ids = Numbering.ids(
      of: imported.map { category in category.key.number.map { Located($0, at: category.range) } },
      kind,
      log
    )
    for (index, category) in imported.enumerated() {
      let slug =
        category.slug.flatMap { slugs.take($0, log) }
        ?? slugs.make(from: category.name.nameForSlug, number: ids[index])
      entities.append(Entity(id: ids[index], slug: slug, content: category))
      if bySlug[category.key] == nil { bySlug[category.key] = slug }
    }
    return (entities, bySlug)
  }

  /// Makes a category for every category name of a dua, in order.
  ///
  /// - Parameter names: The names of those whose languages are known.
  private mutating func addNamedCategories(of duas: [ImportedDua], _ names: [CategoryKey: ImportedTexts]) {
    var slugs = SlugMaker(fallback: "category", taken: categories.map(\.slug))
    var next = (categories.map(\.id).max() ?? 0) + 1
    for dua in duas {
      guard let key = dua.category, case .name(let name) = key, categorySlugs[key] == nil else { continue }
      var category = ImportedCategory(range: dua.range, key: key)
      category.name =
        names[key] ?? [name.text.importedLanguage(default: language): Located(name.text, at: dua.range)]
      let slug = slugs.make(from: category.name.nameForSlug, number: next)
      categories.append(Entity(id: next, slug: slug, content: category))
      categorySlugs[key] = slug
      next += 1
    }
  }

  // MARK: Journeys

  private mutating func numberJourneys(_ imported: [ImportedJourney], _ log: ImportLog) {
    let ids = Numbering.ids(of: imported.map(\.id), "journey", log)
    var slugs = SlugMaker(fallback: "journey")
    let stated = imported.map { journey in journey.slug.flatMap { slugs.take($0, log) } }
    for (index, journey) in imported.enumerated() {
      var journey = journey
      journey.collection = Self.known(
        journey.collection,
        in: collectionSlugs,
        "collection",
        journey.range,
        log
      )
      journey.steps = journey.steps.enumerated()
        .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
        .map(\.element)
      journey.steps.removeAll { step in
        guard duaSlugs[step.dua] == nil else { return false }
        log.report(UnknownReference.finding("the dua \(step.dua)", at: step.range))
        return true
      }
      journeys.append(
        Entity(
          id: ids[index],
          slug: stated[index] ?? slugs.make(from: journey.name.nameForSlug, number: ids[index]),
          content: journey
        )
      )
    }
  }
}

extension CategoryKey {
  var number: Int? { if case .number(let number) = self { number } else { nil } }

  var label: String {
    switch self {
    case .number(let number): String(number)
    case .name(let name): name.text.quoted()
    }
  }
}
