import CitationText
import Diagnostics
import DuaLibrary
import UnicodeText

/// Makes duas of the rows of the app's table.
struct AppDuaReader {
  /// The language of the keys without a language.
  let language: LanguageTag
  let log: ImportLog
  private let workNames: [Slug: String]

  init(language: LanguageTag, works: [ImportedWork], log: ImportLog) {
    (self.language, self.log) = (language, log)
    workNames = Dictionary(
      works.compactMap { work in work.name[language].map { (work.slug, $0.value) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func dua(_ row: AppRow) -> ImportedDua {
    let others = row.localizations(.duaTexts)
    var dua = ImportedDua(range: row.range)
    dua.id = row.integer("id")
    dua.slug = row.text("slug")
    dua.category = row.integer("category_id").map { .number($0.value) }
    dua.collection = row.integer("collection_id").map { .number($0.value) }
    dua.arabic = row.text("arabic_text")
    dua.transliteration = row.text("transliteration")
    dua.title = texts(row, "title_en", others["title"])
    if let title = row.text("title_ar") { add(title, "title_ar", in: .arabic, to: &dua.title) }
    dua.translation = texts(row, "translation_en", row.byLanguage("translations"))
    dua.bestTime = texts(row, "best_time", others["best_time"])
    dua.benefit = texts(row, "rizq_benefit", others["rizq_benefit"])
    dua.context = texts(row, "context", others["context"])
    dua.propheticContext = texts(row, "prophetic_context", others["prophetic_context"])
    dua.duration = row.integer("est_duration_sec")?.value
    dua.audio = log.audio(row.text("audio_url"))
    dua.variantOf = row.text("variant_of")
    dua.review = row.object("review", .review).map(review)
    addSources(row, to: &dua)
    addNumbers(row, to: &dua)
    return dua
  }

  /// Numbers that every dua has, as the app's table does by default.
  private func addNumbers(_ row: AppRow, to dua: inout ImportedDua) {
    dua.repetitions = log.repetitions(row.integer("repetitions"))
    if dua.repetitions == nil { supply("repetitions", "1", row) }
    dua.difficulty = row.choice("difficulty")
    if dua.difficulty == nil { supply("difficulty", "beginner", row) }
    dua.xp = row.integer("xp_value")?.value
    if dua.xp == nil { supply("xp", "15", row) }
  }

  private func supply(_ field: String, _ value: String, _ row: AppRow) {
    log.report(SuppliedValue.finding("this dua", field, value, at: row.range))
  }

  private func review(_ row: AppRow) -> Review {
    Review(
      status: row.choice("status") ?? .unreviewed,
      reviewer: row.text("by")?.value,
      hash: row.text("hash")?.value
    )
  }

  // MARK: Texts

  /// The texts in other languages, and that of the default language, which has a key of its own.
  private func texts(_ row: AppRow, _ key: String, _ others: ImportedTexts) -> ImportedTexts {
    var texts = others
    if let text = row.text(key) { add(text, key, in: language, to: &texts) }
    return texts
  }

  /// The app shows the text with a key of its own, so that one is kept.
  private func add(
    _ text: Located<String>,
    _ key: String,
    in language: LanguageTag,
    to texts: inout ImportedTexts
  ) {
    if let other = texts[language], !other.value.hasSameScalars(as: text.value) {
      log.report(
        DisagreeingValues.texts(key, text, language: language.rawValue, other: other.value, at: other.range)
      )
    }
    texts[language] = text
  }

  // MARK: Sources

  private func addSources(_ row: AppRow, to dua: inout ImportedDua) {
    let display = row.text("source")
    // An empty list says nothing about a source that is stated as a text.
    guard let rows = row.objects("sources", .source), !rows.isEmpty else {
      dua.sources = log.citations(display)
      return
    }
    dua.statedSources = rows.compactMap(citation)
    guard let display else { return }
    let expected = dua.statedSources.map { $0.displayText { workNames[$0] } }.joined(separator: "; ")
    guard !display.value.hasSameScalars(as: expected) else { return }
    log.report(DisagreeingValues.source(display.value, expected: expected, at: display.range))
    dua.statedSources.append(.other(title: display.value))
  }

  /// A source whose parts cannot be read is kept as text.
  private func citation(_ row: AppRow) -> Citation? {
    let kind: Citation.Kind? = row.choice("type")
    switch kind {
    case .quran: if let reference = quran(row) { return .quran(reference) }
    case .hadith: if let reference = hadith(row) { return .hadith(reference) }
    case .other: if let title = row.text("title") { return .other(title: title.value) }
    case nil: break
    }
    let parts = Self.keys.compactMap { key in row.text(key).map { "\(key) \($0.value)" } }
    guard !parts.isEmpty else { return nil }
    let text = parts.joined(separator: ", ")
    log.report(UnparsedCitation.finding(text, understood: 0, at: row.range))
    return .other(title: text)
  }

  private static let keys = [
    "type", "collection", "number", "surah", "ayah", "title", "grade", "grader", "note",
  ]

  private func quran(_ row: AppRow) -> QuranReference? {
    guard let surah = row.integer("surah"), let ayah = row.text("ayah"), let range = AyahRange(ayah.value)
    else {
      return nil
    }
    return try? QuranReference(surah: surah.value, ayahs: range.ayahs)
  }

  private func hadith(_ row: AppRow) -> HadithReference? {
    guard let work = row.text("collection").flatMap({ Slug($0.value) }),
      let number = row.text("number").flatMap({ HadithNumber($0.value) })
    else { return nil }
    return HadithReference(
      work: work,
      number: number,
      grade: row.choice("grade"),
      grader: row.text("grader")?.value,
      note: row.text("note")?.value
    )
  }
}
