import ContentIngest
import Diagnostics
import DuaLibrary
import UnicodeText

/// The rows of the app's tables, from any database, and the collection that they are.
///
/// The app's own columns are enough. Where there are the keys of the bundle contract that the app does not read, as in an export of
/// this project, they are imported too, so that the collection is the library that was exported.
struct AppLibrary {
  private var rows: [AppTable: [AppRow]] = [:]
  private let options: ImportOptions
  private let log: ImportLog

  /// The name of a library whose database states none.
  static let name = "RIZQ"

  init(_ options: ImportOptions, _ log: ImportLog) { (self.options, self.log) = (options, log) }

  mutating func add(_ row: AppRow, to table: AppTable) { rows[table, default: []].append(row) }

  /// Adds the rows to a collection, those of a table in the order of their ids.
  func add(to collection: inout ImportedCollection) {
    let declaration = declaration
    collection.declaration = declaration
    if options.name == nil { collection.name = declaration?.name ?? Self.name }
    let language = declaration?.defaultLanguage ?? options.language
    collection.works += (rows[.works] ?? []).compactMap { work($0, language) }
    collection.categories += sorted(.categories).compactMap { category($0, "category", language) }
    collection.collections += sorted(.collections).compactMap { category($0, "collection", language) }
    let reader = AppDuaReader(language: language, works: collection.works, log: log)
    collection.duas += sorted(.duas).map(reader.dua)
    var journeys = sorted(.journeys).map { journey($0, language) }
    addSteps(to: &journeys)
    collection.journeys += journeys
  }

  /// The rows of a table, in the order of their ids: documents are listed in that of their names, in which 10 is before 2.
  ///
  /// Users' data refers to ids, so rows are not numbered again where those of the database cannot be used. They are left out, after
  /// an error.
  private func sorted(_ table: AppTable) -> [AppRow] {
    var byID: [Int: AppRow] = [:]
    for row in rows[table] ?? [] {
      let range = row["id"]?.range ?? row.range
      guard let id = row["id"]?.text.flatMap({ Int($0) }), (1...Int(Int32.max)).contains(id) else {
        log.report(ConflictingDocument.unusableID(row["id"]?.text, of: table.rawValue, at: range))
        continue
      }
      if let first = byID[id] {
        let firstRange = first["id"]?.range ?? first.range
        log.report(ConflictingDocument.repeatedID(id, of: table.rawValue, at: range, first: firstRange))
      } else {
        byID[id] = row
      }
    }
    return byID.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Rows

  private var declaration: ImportedDeclaration? {
    guard let row = rows[.library]?.first else { return nil }
    let language = row.text("default_language")
    if let language, LanguageTag(language.value) == nil {
      let expected = "a language tag such as `en`"
      log.report(
        ValueNotImported.finding(
          "the default language",
          language.value,
          expected: expected,
          at: language.range
        )
      )
    }
    return ImportedDeclaration(
      name: row.text("name")?.value,
      version: row.text("version")?.value,
      licence: row.text("licence")?.value,
      defaultLanguage: language.flatMap { LanguageTag($0.value) }
    )
  }

  private func work(_ row: AppRow, _ language: LanguageTag) -> ImportedWork? {
    guard let slug = row.text("slug") else {
      log.report(UnknownReference.finding("the slug of a work", at: row.range))
      return nil
    }
    guard let name = Slug(slug.value) else {
      let expected = "a slug (`a` to `z`, `0` to `9` and hyphens)"
      log.report(
        ValueNotImported.finding("the slug of a work", slug.value, expected: expected, at: slug.range)
      )
      return nil
    }
    var work = ImportedWork(slug: name)
    work.name = names(row, language).name
    work.aliases = row.texts("aliases") ?? []
    work.numbering = row.text("numbering")?.value
    work.highest = row.integer("highest")?.value
    return work
  }

  private func category(_ row: AppRow, _ kind: String, _ language: LanguageTag) -> ImportedCategory? {
    guard let id = row.integer("id") else { return nil }
    var category = ImportedCategory(range: row.range, key: .number(id.value))
    category.slug = row.text("slug")
    (category.name, category.description) = names(row, language)
    if kind == "category" {
      category.emoji = row.text("emoji")?.value
    } else {
      category.isPremium = row.boolean("is_premium") ?? false
    }
    return category
  }

  private func journey(_ row: AppRow, _ language: LanguageTag) -> ImportedJourney {
    var journey = ImportedJourney(range: row.range)
    journey.id = row.integer("id")
    journey.slug = row.text("slug")
    (journey.name, journey.description) = names(row, language)
    journey.emoji = row.text("emoji")?.value
    journey.minutes = row.integer("estimated_minutes")?.value
    journey.xp = row.integer("daily_xp")?.value
    journey.isPremium = row.boolean("is_premium") ?? false
    journey.isFeatured = row.boolean("is_featured") ?? false
    journey.order = row.integer("sort_order")?.value
    journey.collection = row.integer("collection_id").map { .number($0.value) }
    return journey
  }

  private func addSteps(to journeys: inout [ImportedJourney]) {
    let indexes = journeys.indexesByID
    for row in rows[.journeyDuas] ?? [] {
      guard row["journey_id"] != nil, row["dua_id"] != nil else {
        log.report(
          UnknownReference.finding("the journey or dua of a step without its number", at: row.range)
        )
        continue
      }
      guard let journey = row.integer("journey_id"), let dua = row.integer("dua_id") else { continue }
      guard let index = indexes[journey.value] else {
        log.report(UnknownReference.finding("the journey \(journey.value)", at: journey.range))
        continue
      }
      let slot: TimeSlot? = row.choice("time_slot")
      if slot == nil { log.report(SuppliedValue.finding("this step", "slot", "anytime", at: row.range)) }
      journeys[index].steps.append(
        ImportedJourney.Step(
          range: dua.range,
          dua: dua.value,
          slot: slot ?? .anytime,
          order: row.integer("sort_order")?.value ?? journeys[index].steps.count
        )
      )
    }
  }

  /// The name and the description. Those of the default language have keys of their own; the others are in `localizations`.
  private func names(_ row: AppRow, _ language: LanguageTag) -> (
    name: ImportedTexts, description: ImportedTexts
  ) {
    let others = row.localizations(.names)
    var (name, description) = (others["name"], others["description"])
    if let text = row.text("name") { name[language] = text }
    if let text = row.text("description") { description[language] = text }
    return (name, description)
  }
}
