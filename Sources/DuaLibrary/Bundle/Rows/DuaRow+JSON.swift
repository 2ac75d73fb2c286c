extension DuaRow: JSONRow {
  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var id: Int?
    var categoryID: Int?
    var collectionID: Int?
    var repetitions: Int?
    var estDurationSec: Int?
    var xpValue: Int?
    var slug: String?
    var titleEn: String?
    var titleAr: String?
    var arabicText: String?
    var transliteration: String?
    var translationEn: String?
    var source: String?
    var bestTime: String?
    var difficulty: String?
    var rizqBenefit: String?
    var context: String?
    var propheticContext: String?
    var audioURL: String?
    var variantOf: String?
    var translations: LanguageMap<String>?
    var sources: [SourceRow]?
    var review: ReviewRow?
    var localizations: LanguageMap<DuaLocalization>?
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .id: id = try json.integer()
      case .slug: slug = try json.string()
      case .categoryID: categoryID = try json.optionalInteger()
      case .collectionID: collectionID = try json.optionalInteger()
      case .titleEn: titleEn = try json.string()
      case .titleAr: titleAr = try json.optionalString()
      case .arabicText: arabicText = try json.string()
      case .transliteration: transliteration = try json.optionalString()
      case .translationEn: translationEn = try json.string()
      case .translations:
        translations = try json.languageMap { (json) throws(JSONFailure) in try json.string() }
      case .source: source = try json.optionalString()
      case .sources:
        sources = try json.elements { (json) throws(JSONFailure) in try SourceRow(from: &json) }
      case .repetitions: repetitions = try json.integer()
      case .bestTime: bestTime = try json.optionalString()
      case .difficulty: difficulty = try json.string()
      case .estDurationSec: estDurationSec = try json.optionalInteger()
      case .rizqBenefit: rizqBenefit = try json.optionalString()
      case .context: context = try json.optionalString()
      case .propheticContext: propheticContext = try json.optionalString()
      case .xpValue: xpValue = try json.integer()
      case .audioURL: audioURL = try json.optionalString()
      case .review:
        review = try json.optional { (json) throws(JSONFailure) in try ReviewRow(from: &json) }
      case .variantOf: variantOf = try json.optionalString()
      case .localizations: localizations = try json.optionalMap()
      }
    }
    self.init(
      id: try Self.required(id, CodingKeys.id),
      slug: try Self.required(slug, CodingKeys.slug),
      categoryID: categoryID,
      collectionID: collectionID,
      titleEn: try Self.required(titleEn, CodingKeys.titleEn),
      titleAr: titleAr,
      arabicText: try Self.required(arabicText, CodingKeys.arabicText),
      transliteration: transliteration,
      translationEn: try Self.required(translationEn, CodingKeys.translationEn),
      translations: try Self.required(translations, CodingKeys.translations),
      source: source,
      sources: try Self.required(sources, CodingKeys.sources),
      repetitions: try Self.required(repetitions, CodingKeys.repetitions),
      bestTime: bestTime,
      difficulty: try Self.required(difficulty, CodingKeys.difficulty),
      estDurationSec: estDurationSec,
      rizqBenefit: rizqBenefit,
      context: context,
      propheticContext: propheticContext,
      xpValue: try Self.required(xpValue, CodingKeys.xpValue),
      audioURL: audioURL,
      review: review,
      variantOf: variantOf,
      localizations: localizations
    )
  }
}

extension SourceRow: JSONRow {
  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var type: String?
    var collection: String?
    var number: String?
    var grade: String?
    var grader: String?
    var note: String?
    var ayah: String?
    var title: String?
    var surah: Int?
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .type: type = try json.string()
      case .collection: collection = try json.optionalString()
      case .number: number = try json.optionalString()
      case .grade: grade = try json.optionalString()
      case .grader: grader = try json.optionalString()
      case .note: note = try json.optionalString()
      case .surah: surah = try json.optionalInteger()
      case .ayah: ayah = try json.optionalString()
      case .title: title = try json.optionalString()
      }
    }
    self.init(
      type: try Self.required(type, CodingKeys.type),
      collection: collection,
      number: number,
      grade: grade,
      grader: grader,
      note: note,
      surah: surah,
      ayah: ayah,
      title: title
    )
  }
}

extension ReviewRow: JSONRow {
  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var status: String?
    var by: String?
    var hash: String?
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .status: status = try json.string()
      case .by: by = try json.optionalString()
      case .hash: hash = try json.optionalString()
      }
    }
    self.init(status: try Self.required(status, CodingKeys.status), by: by, hash: hash)
  }
}

extension DuaLocalization: JSONRow {
  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var row = Self()
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .title: row.title = try json.optionalString()
      case .bestTime: row.bestTime = try json.optionalString()
      case .rizqBenefit: row.rizqBenefit = try json.optionalString()
      case .context: row.context = try json.optionalString()
      case .propheticContext: row.propheticContext = try json.optionalString()
      }
    }
    self = row
  }
}
