// The other files of rows.

extension BundleContract {
  static let nameLocalization = ContractObject(
    "NameLocalization",
    "The name and the description of an entity in a language other than the default",
    [
      ContractField(optional: "name", .text, "The name"),
      ContractField(optional: "description", .text, "The description"),
    ]
  )

  private static let names = ContractField(
    optional: "localizations",
    .byLanguage(.object("NameLocalization")),
    "By language tag, the texts in other languages"
  )

  static let category = ContractObject(
    "Category",
    "What duas are about",
    [
      ContractField("id", entityNumber, "The number, unique among categories"),
      ContractField("name", .text, "The name in the default language"),
      ContractField("slug", .form(.slug), "The readable name, unique among categories"),
      ContractField(optional: "description", .text, "The description in the default language"),
      ContractField(optional: "emoji", .text, "The emoji shown for the category"),
      names,
    ]
  )

  static let collection = ContractObject(
    "DuaCollection",
    "A set of duas and journeys that the app offers together",
    [
      ContractField("id", entityNumber, "The number, unique among collections"),
      ContractField("name", .text, "The name in the default language"),
      ContractField("slug", .form(.slug), "The readable name, unique among collections"),
      ContractField(optional: "description", .text, "The description in the default language"),
      ContractField("is_premium", .boolean, "Whether it is for subscribers only"),
      names,
    ]
  )

  static let journey = ContractObject(
    "Journey",
    "A daily program of duas",
    [
      ContractField("id", entityNumber, "The number, never reused for another journey"),
      ContractField("name", .text, "The name in the default language"),
      ContractField("slug", .form(.slug), "The readable name, unique among journeys"),
      ContractField(optional: "description", .text, "The description in the default language"),
      ContractField("emoji", .text, "The emoji shown for the journey"),
      ContractField("estimated_minutes", .integer(minimum: 1), "The duration of a day"),
      ContractField("daily_xp", .integer(), "The experience points of a whole day"),
      ContractField("is_premium", .boolean, "Whether it is for subscribers only"),
      ContractField("is_featured", .boolean, "Whether it is shown first"),
      ContractField("sort_order", .integer(), "The position in lists"),
      ContractField(optional: "collection_id", entityNumber, "The `id` of a row of `collections.json`"),
      names,
    ]
  )

  static let journeyDua = ContractObject(
    "JourneyDua",
    "The position of a dua in a journey, which contains it at most once",
    [
      ContractField("journey_id", entityNumber, "The `id` of a row of `journeys.json`"),
      ContractField("dua_id", entityNumber, "The `id` of a row of `duas.json`"),
      ContractField("time_slot", .choice(["morning", "anytime", "evening"]), "The time of the day"),
      ContractField("sort_order", .integer(minimum: 1), "1, 2, 3… within the journey"),
    ]
  )

  static let work = ContractObject(
    "Work",
    "A hadith collection that duas may cite",
    [
      ContractField("slug", .form(.slug), "The readable name, unique among works"),
      ContractField("name", .text, "The name that `source` of a dua uses"),
      ContractField("aliases", .list(.text), "Other common names of the work"),
      ContractField("numbering", .text, "The edition or scheme whose numbers are cited"),
      ContractField("highest", .integer(), "The highest number of the scheme"),
      ContractField(
        optional: "localizations",
        .byLanguage(.object("NameLocalization")),
        "By language tag, the name in other languages"
      ),
    ]
  )
}
