import UnicodeText

extension DuaRow {
  /// Throws if the dua has no title or no translation in the default language.
  package init(_ dua: Dua, in context: RowContext) throws(MissingText) {
    let language = context.language
    id = dua.id.rawValue
    slug = dua.slug.rawValue
    categoryID = dua.category?.rawValue
    collectionID = dua.collection?.rawValue
    titleEn = try context.text("title_en", of: dua.title, in: .duas, slug: dua.slug)
    titleAr = dua.title[.arabic]
    arabicText = dua.arabic
    transliteration = dua.transliteration
    translationEn = try context.text("translation_en", of: dua.translation, in: .duas, slug: dua.slug)
    translations = LanguageMap(dua.translation)
    source = context.display(dua.sources)
    sources = dua.sources.map(SourceRow.init)
    repetitions = dua.repetitions
    bestTime = dua.bestTime[language]
    difficulty = dua.difficulty.rowValue.rawValue
    estDurationSec = dua.duration
    rizqBenefit = dua.benefit[language]
    self.context = dua.context[language]
    propheticContext = dua.propheticContext[language]
    xpValue = dua.xp
    audioURL = dua.audio?.rawValue
    review = dua.review.isBlank ? nil : ReviewRow(dua.review)
    variantOf = dua.variantOf?.rawValue

    var localizations = LanguageMap<DuaLocalization>()
    localizations.take(dua.title, except: language, .arabic, as: \.title)
    localizations.take(dua.bestTime, except: language, as: \.bestTime)
    localizations.take(dua.benefit, except: language, as: \.rizqBenefit)
    localizations.take(dua.context, except: language, as: \.context)
    localizations.take(dua.propheticContext, except: language, as: \.propheticContext)
    self.localizations = localizations.nilIfEmpty
  }

  /// The dua of the row. Its references are not resolved.
  func dua(language: LanguageTag) throws(RowProblem) -> Dua {
    let others = localizations ?? LanguageMap()
    var title = try others.localized(\.title, default: titleEn, in: language, key: "title_en")
    try title.add(titleAr, in: .arabic, key: "title_ar", other: "title_en")
    var dua = Dua(
      id: try RowValue.id(id, key: "id"),
      slug: try RowValue.slug(slug, key: "slug"),
      category: try RowValue.optionalID(categoryID, key: "category_id"),
      collection: try RowValue.optionalID(collectionID, key: "collection_id"),
      title: title,
      arabic: arabicText,
      transliteration: transliteration,
      translation: try translation(language: language),
      repetitions: try RowValue.number(repetitions, in: 1...1_000, key: "repetitions"),
      difficulty: try difficultyValue(),
      duration: estDurationSec,
      xp: xpValue,
      bestTime: try others.localized(\.bestTime, default: bestTime, in: language, key: "best_time"),
      benefit: try others.localized(\.rizqBenefit, default: rizqBenefit, in: language, key: "rizq_benefit"),
      context: try others.localized(\.context, default: context, in: language, key: "context"),
      propheticContext: try others.localized(
        \.propheticContext,
        default: propheticContext,
        in: language,
        key: "prophetic_context"
      ),
      audio: try audio(),
      review: try review?.review() ?? Review()
    )
    if let variantOf { dua.variantOf = try RowValue.slug(variantOf, key: "variant_of") }
    for (index, source) in sources.enumerated() {
      dua.sources.append(try source.citation(at: "sources[\(index)]"))
    }
    return dua
  }

  private func translation(language: LanguageTag) throws(RowProblem) -> LocalizedText {
    if translations.entries.count == 1, let only = translations.entries.first, only.language == language,
      only.value.hasSameScalars(as: translationEn)
    {
      return LocalizedText(translationEn, in: language)
    }
    var text = LocalizedText(translationEn, in: language)
    for (language, translation) in translations.entries {
      try text.add(translation, in: language, key: "translations.\(language)", other: "translation_en")
    }
    return text
  }

  private func difficultyValue() throws(RowProblem) -> Difficulty {
    let value: DifficultyRowValue = try RowValue.choice(difficulty, key: "difficulty")
    return value.difficulty
  }

  private func audio() throws(RowProblem) -> AssetPath? {
    guard let audioURL else { return nil }
    do {
      return try AssetPath(audioURL)
    } catch {
      throw .malformed(
        key: "audio_url",
        value: audioURL,
        expected: "a path within the library such as `audio/8.m4a`"
      )
    }
  }
}

/// The difficulties as the app spells them.
private enum DifficultyRowValue: String, CaseIterable {
  case beginner = "Beginner"
  case intermediate = "Intermediate"
  case advanced = "Advanced"

  var difficulty: Difficulty {
    switch self {
    case .beginner: .beginner
    case .intermediate: .intermediate
    case .advanced: .advanced
    }
  }
}

extension Difficulty {
  fileprivate var rowValue: DifficultyRowValue {
    switch self {
    case .beginner: .beginner
    case .intermediate: .intermediate
    case .advanced: .advanced
    }
  }
}

extension Review {
  /// Whether it only states that the dua is unreviewed.
  fileprivate var isBlank: Bool { status == .unreviewed && reviewer == nil && hash == nil }
}

extension ReviewRow {
  fileprivate init(_ review: Review) {
    status = review.status.rawValue
    by = review.reviewer
    hash = review.hash
  }

  fileprivate func review() throws(RowProblem) -> Review {
    Review(status: try RowValue.choice(status, key: "review.status"), reviewer: by, hash: hash)
  }
}
