import ContentIngest
import Diagnostics
import DuaLibrary
import UnicodeText

/// Imports one JSON object with the rows of the RIZQ app, under its camel-case keys.
struct RizqSeedImporter: CollectionImporter {
  private static let tables = ["duas", "categories", "collections", "journeys", "journeyDuas"]

  func read(_ files: [ForeignFile], into collection: inout ImportedCollection, _ log: ImportLog) {
    for file in files {
      guard let root = log.json(file), let seed = ForeignRecord(root, "the file", keys: Self.tables, log)
      else {
        continue
      }
      collection.categories += seed.array("categories").compactMap { Self.category($0, "a category", log) }
      collection.collections += seed.array("collections").compactMap {
        Self.category($0, "a collection", log)
      }
      collection.duas += seed.array("duas").compactMap { Self.dua($0, log) }
      var journeys = seed.array("journeys").compactMap { Self.journey($0, log) }
      let indexes = journeys.indexesByID
      for row in seed.array("journeyDuas") { Self.addStep(row, to: &journeys, indexes, log) }
      collection.journeys += journeys
    }
  }

  // MARK: Rows

  private static func category(_ tree: JSONTree, _ what: String, _ log: ImportLog) -> ImportedCategory? {
    let keys = ["id", "name", "slug", "description", "emoji", "isPremium"]
    guard let row = ForeignRecord(tree, what, keys: keys, log) else { return nil }
    let id = row.integer("id")
    let name = row.text("name")
    let key = id.map { CategoryKey.number($0.value) } ?? .name(ExactText(name?.value ?? ""))
    var category = ImportedCategory(range: id?.range ?? row.range, key: key)
    category.slug = row.text("slug")
    if let name { category.name[name.value.importedLanguage(default: .english)] = name }
    category.description = row.texts("description", in: .english)
    category.emoji = row.text("emoji")?.value
    category.isPremium = row.boolean("isPremium") ?? false
    return category
  }

  private static let duaKeys = [
    "id", "slug", "categoryId", "collectionId", "titleEn", "titleAr", "arabicText", "transliteration",
    "translationEn", "source", "repetitions", "bestTime", "difficulty", "estDurationSec", "rizqBenefit",
    "context", "propheticContext", "xpValue", "audioUrl",
  ]

  private static func dua(_ tree: JSONTree, _ log: ImportLog) -> ImportedDua? {
    guard let row = ForeignRecord(tree, "a dua", keys: duaKeys, log) else { return nil }
    var dua = ImportedDua(range: row.range)
    dua.id = row.integer("id")
    dua.slug = row.text("slug")
    dua.category = row.integer("categoryId").map { .number($0.value) }
    dua.collection = row.integer("collectionId").map { .number($0.value) }
    dua.title = row.texts("titleEn", in: .english)
    dua.title[.arabic] = row.text("titleAr")
    dua.arabic = row.text("arabicText")
    dua.transliteration = row.text("transliteration")
    dua.translation = row.texts("translationEn", in: .english)
    dua.sources = log.citations(row.text("source"))
    dua.repetitions = log.repetitions(row.integer("repetitions"))
    dua.bestTime = row.texts("bestTime", in: .english)
    dua.difficulty = log.choice(row.text("difficulty"), "the difficulty")
    dua.duration = row.integer("estDurationSec")?.value
    dua.benefit = row.texts("rizqBenefit", in: .english)
    dua.context = row.texts("context", in: .english)
    dua.propheticContext = row.texts("propheticContext", in: .english)
    dua.xp = row.integer("xpValue")?.value
    dua.audio = log.audio(row.text("audioUrl"))
    return dua
  }

  private static let journeyKeys = [
    "id", "slug", "name", "description", "emoji", "estimatedMinutes", "dailyXp", "isPremium", "isFeatured",
    "sortOrder", "collectionId",
  ]

  private static func journey(_ tree: JSONTree, _ log: ImportLog) -> ImportedJourney? {
    guard let row = ForeignRecord(tree, "a journey", keys: journeyKeys, log) else { return nil }
    var journey = ImportedJourney(range: row.range)
    journey.id = row.integer("id")
    journey.slug = row.text("slug")
    journey.name = row.texts("name", in: .english)
    journey.description = row.texts("description", in: .english)
    journey.emoji = row.text("emoji")?.value
    journey.minutes = row.integer("estimatedMinutes")?.value
    journey.xp = row.integer("dailyXp")?.value
    journey.isPremium = row.boolean("isPremium") ?? false
    journey.isFeatured = row.boolean("isFeatured") ?? false
    journey.order = row.integer("sortOrder")?.value
    journey.collection = row.integer("collectionId").map { .number($0.value) }
    return journey
  }

  /// - Parameter indexes: The indexes of the journeys by id.
  private static func addStep(
    _ tree: JSONTree,
    to journeys: inout [ImportedJourney],
    _ indexes: [Int: Int],
    _ log: ImportLog
  ) {
    let keys = ["id", "journeyId", "duaId", "timeSlot", "sortOrder"]
    guard let row = ForeignRecord(tree, "a step", keys: keys, log) else { return }
    guard let journey = row.integer("journeyId"), let dua = row.integer("duaId") else {
      log.report(UnknownReference.finding("the journey or dua of a step without its number", at: row.range))
      return
    }
    guard let index = indexes[journey.value] else {
      log.report(UnknownReference.finding("the journey \(journey.value)", at: journey.range))
      return
    }
    journeys[index].steps.append(
      ImportedJourney.Step(
        range: dua.range,
        dua: dua.value,
        slot: log.choice(row.text("timeSlot"), "the slot"),
        order: row.integer("sortOrder")?.value ?? journeys[index].steps.count
      )
    )
  }
}
