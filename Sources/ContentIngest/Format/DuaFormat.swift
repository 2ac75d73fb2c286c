import ContentDraft
import Diagnostics
import DuaLibrary

extension SourceFormat {
  static let dua = RecordDecoder<DuaFragment>(
    "dua",
    { DuaFragment(range: $0) },
    [
      .attribute("id", .integer(NumberRange.id)) { $0.id = $1 },
      .attribute("slug", .slug) { $0.slug = $1 },
      .attribute("category", .reference) { $0.category = $1 },
      .attribute("collection", .reference) { $0.collection = $1 },
      .attribute("difficulty", .oneOf(Difficulty.self)) { $0.difficulty = $1 },
      .attribute("repetitions", .integer(NumberRange.repetitions)) { $0.repetitions = $1 },
      .attribute("xp", .integer(NumberRange.xp)) { $0.xp = $1 },
      .attribute("duration", .integer(NumberRange.duration)) { $0.duration = $1 },
      .attribute("variant-of", .reference) { $0.variantOf = $1 },
      .attribute("topics", .text) { $0.topics = $1 },
      .localized("title") { $0.title.append($1) },
      .text("arabic", in: .arabic) { $0.arabic = $1 },
      .text("transliteration", in: .transliteration) { $0.transliteration = $1 },
      .attribute("transliteration-generated", xml: "generated", of: "transliteration", .text) {
        $0.transliterationGenerated = $1
      },
      .localized("translation") { $0.translation.append($1) },
      .records("source", citation) { $0.sources.append($1) },
      .localized("best-time") { $0.bestTime.append($1) },
      .localized("benefit") { $0.benefit.append($1) },
      .localized("context") { $0.context.append($1) },
      .localized("prophetic-context") { $0.propheticContext.append($1) },
      .record("audio", audio) { dua, href, _ in dua.audio = href },
      .record("review", review) { dua, review, _ in dua.review = review },
      .acknowledgements(),
    ]
  )

  static let citation = RecordDecoder<CitationFragment>(
    "source",
    { CitationFragment(range: $0) },
    [
      .attribute("type", .oneOf(Citation.Kind.self)) { $0.kind = $1 },
      .attribute("surah", .integer(NumberRange.surah)) { $0.surah = $1 },
      .attribute("ayah", .ayahs) { $0.ayah = $1 },
      .attribute("collection", .work) { $0.collection = $1 },
      .attribute("number", .hadithNumber) { $0.number = $1 },
      .attribute("grade", .oneOf(HadithGrade.self)) { $0.grade = $1 },
      .attribute("grader", .text) { $0.grader = $1 },
      .attribute("note", .text) { $0.note = $1 },
      .attribute("title", .text) { $0.title = $1 },
    ]
  )

  private static let audio = RecordDecoder<Field<AssetPath>>(
    "audio",
    { _ in .missing },
    [.attribute("href", .assetPath) { $0 = $1 }]
  )

  private static let review = RecordDecoder<ReviewFragment>(
    "review",
    { ReviewFragment(range: $0) },
    [
      .attribute("status", .oneOf(Review.Status.self)) { $0.status = $1 },
      .attribute("by", .text) { $0.reviewer = $1 },
      .attribute("date", .date) { $0.date = $1 },
      .attribute("hash", .text) { $0.hash = $1 },
    ]
  )
}

extension SourceFormat {
  /// A text of a layer. Its kind and language are set when the whole file has been read.
  static let text = RecordDecoder<TextFragment>(
    "text",
    { TextFragment(range: $0, kind: .arabic) },
    [
      .attribute("dua", .reference) { $0.dua = $1 },
      .attribute("generated", .text) { $0.generated = $1 },
      .content("text") { $0.text = $1 },
      .acknowledgements(),
    ]
  )
}
