import DuaLibrary

// The fields of each document, in the order of their names. A test compares the names with the bundle contract.

extension FieldWriter {
  mutating func dua(_ row: DuaRow) {
    text("arabicText", row.arabicText)
    text("audioUrl", row.audioURL)
    text("bestTime", row.bestTime)
    integer("categoryId", row.categoryID)
    integer("collectionId", row.collectionID)
    text("context", row.context)
    text("difficulty", row.difficulty)
    integer("estDurationSec", row.estDurationSec)
    integer("id", row.id)
    if let localizations = row.localizations {
      map("localizations") { fields in
        for (language, texts) in localizations.entries {
          fields.map(language.rawValue) { $0.localization(texts) }
        }
      }
    }
    text("propheticContext", row.propheticContext)
    integer("repetitions", row.repetitions)
    if let review = row.review { map("review") { $0.review(review) } }
    text("rizqBenefit", row.rizqBenefit)
    text("slug", row.slug)
    text("source", row.source)
    list("sources", row.sources) { values, source in values.map { $0.source(source) } }
    text("titleAr", row.titleAr)
    text("titleEn", row.titleEn)
    text("translationEn", row.translationEn)
    texts("translations", row.translations)
    text("transliteration", row.transliteration)
    text("variantOf", row.variantOf)
    integer("xpValue", row.xpValue)
  }

  private mutating func localization(_ texts: DuaLocalization) {
    text("bestTime", texts.bestTime)
    text("context", texts.context)
    text("propheticContext", texts.propheticContext)
    text("rizqBenefit", texts.rizqBenefit)
    text("title", texts.title)
  }

  private mutating func review(_ review: ReviewRow) {
    text("by", review.by)
    text("hash", review.hash)
    text("status", review.status)
  }

  private mutating func source(_ source: SourceRow) {
    text("ayah", source.ayah)
    text("collection", source.collection)
    text("grade", source.grade)
    text("grader", source.grader)
    text("note", source.note)
    text("number", source.number)
    integer("surah", source.surah)
    text("title", source.title)
    text("type", source.type)
  }

  mutating func category(_ row: CategoryRow) {
    text("description", row.description)
    text("emoji", row.emoji)
    integer("id", row.id)
    names(row.localizations)
    text("name", row.name)
    text("slug", row.slug)
  }

  mutating func collection(_ row: CollectionRow) {
    text("description", row.description)
    integer("id", row.id)
    boolean("is_premium", row.isPremium)
    names(row.localizations)
    text("name", row.name)
    text("slug", row.slug)
  }

  mutating func work(_ row: WorkRow) {
    list("aliases", row.aliases) { $0.text($1) }
    integer("highest", row.highest)
    names(row.localizations)
    text("name", row.name)
    text("numbering", row.numbering)
    text("slug", row.slug)
  }

  mutating func journey(_ row: JourneyRow) {
    integer("collectionId", row.collectionID)
    integer("dailyXp", row.dailyXP)
    text("description", row.description)
    text("emoji", row.emoji)
    integer("estimatedMinutes", row.estimatedMinutes)
    integer("id", row.id)
    boolean("isFeatured", row.isFeatured)
    boolean("isPremium", row.isPremium)
    names(row.localizations)
    text("name", row.name)
    text("slug", row.slug)
    integer("sortOrder", row.sortOrder)
  }

  mutating func step(_ row: JourneyDuaRow) {
    integer("duaId", row.duaID)
    integer("journeyId", row.journeyID)
    integer("sortOrder", row.sortOrder)
    text("timeSlot", row.timeSlot)
  }

  mutating func library(_ library: Library) {
    text("defaultLanguage", library.defaultLanguage.rawValue)
    text("licence", library.licence)
    text("name", library.name)
    text("version", library.version)
  }

  private mutating func names(_ localizations: LanguageMap<NameLocalization>?) {
    guard let localizations else { return }
    map("localizations") { fields in
      for (language, texts) in localizations.entries {
        fields.map(language.rawValue) {
          $0.text("description", texts.description)
          $0.text("name", texts.name)
        }
      }
    }
  }
}
