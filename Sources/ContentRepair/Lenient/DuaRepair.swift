import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// Repairs a readable dua so that it can be resolved.
struct DuaRepair {
  private let categories: Set<Slug>
  private let collections: Set<Slug>
  private let works: [Slug: WorkFragment]
  private let slugs: Set<Slug>

  init(declaration: LibraryDeclaration?, slugs: Set<Slug>) {
    categories = Set(declaration?.categories.compactMap(\.slug.value) ?? [])
    collections = Set(declaration?.collections.compactMap(\.slug.value) ?? [])
    works = Dictionary(
      (declaration?.works ?? []).compactMap { work in work.slug.value.map { ($0, work) } },
      uniquingKeysWith: { first, _ in first }
    )
    self.slugs = slugs
  }

  /// - Precondition: The dua has its id and slug.
  func repair(_ dua: inout DuaFragment, _ language: LanguageTag, _ repair: inout DraftRepair) {
    let owner = dua.slug.value.map { "`\($0)`" } ?? "this dua"
    dua.category.dropUnless(where: categories.contains)
    dua.collection.dropUnless(where: collections.contains)
    dua.variantOf.dropUnless(where: slugs.contains)
    dua.duration.dropIfInvalid()
    dua.audio.dropIfInvalid()
    repairNumbers(&dua, owner, &repair)
    repairTexts(&dua, owner, &repair)
    supplyTexts(&dua, language, owner, &repair)
    dua.sources = dua.sources.compactMap { CitationRepair(works: works, owner: owner).repaired($0, &repair) }
    if let review = dua.review, review.isUnreadable { dua.review = nil }
  }

  private func repairNumbers(_ dua: inout DuaFragment, _ owner: String, _ repair: inout DraftRepair) {
    let range = dua.range
    if !(1...1000).contains(dua.repetitions.value ?? 0) {
      repair.supply("one", "repetition", of: owner, at: dua.repetitions.range ?? range)
      dua.repetitions = Field(1, at: range)
    }
    if dua.difficulty.value == nil {
      repair.supply("the difficulty", "`beginner`", of: owner, at: dua.difficulty.range ?? range)
      dua.difficulty = Field(.beginner, at: range)
    }
    if dua.xp.value == nil {
      repair.supply("15", "XP", of: owner, at: dua.xp.range ?? range)
      dua.xp = Field(15, at: range)
    }
  }

  /// Drops texts that cannot be read.
  private func repairTexts(_ dua: inout DuaFragment, _ owner: String, _ repair: inout DraftRepair) {
    for text in DuaText.allCases {
      for (_, field) in dua[text] {
        guard case .invalid(let range) = field else { continue }
        repair.omit("\(text.phrase) of \(owner)", because: "it cannot be read", at: range)
      }
      dua[text].removeAll { $0.field.value == nil }
    }
  }

  /// Fills in texts that a bundle requires.
  private func supplyTexts(
    _ dua: inout DuaFragment,
    _ language: LanguageTag,
    _ owner: String,
    _ repair: inout DraftRepair
  ) {
    if dua.title[language] == nil {
      let title = supplementaryTitle(of: dua, language)
      repair.supply("the title", title.quoted(), of: owner, at: dua.range)
      dua.title.append(LocalizedField(language: language, text: Field(title, at: dua.range)))
    }
    if dua.translation[language] == nil {
      repair.supply("an empty translation", "in `\(language)`", of: owner, at: dua.range)
      dua.translation.append(LocalizedField(language: language, text: Field("", at: dua.range)))
    }
    if dua.arabic.isMissing {
      repair.supply("an empty Arabic", "text", of: owner, at: dua.range)
      dua.arabic = Field("", at: dua.range)
    }
  }

  /// A title in another language, else the first words of the translation, the transliteration or the Arabic.
  private func supplementaryTitle(of dua: DuaFragment, _ language: LanguageTag) -> String {
    let texts =
      dua.title.map(\.text.value) + [
        dua.translation[language]?.value, dua.transliteration.value, dua.arabic.value,
      ]
      + dua.translation.map(\.text.value)
    let words = texts.lazy.compactMap { $0.map(FirstWords.of) }.first { !$0.isEmpty }
    return words ?? dua.slug.value?.rawValue ?? ""
  }
}

/// The first words of a text.
enum FirstWords {
  /// The words that fit a line of 60 scalars, as they are written.
  static func of(_ text: String) -> String {
    let scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
    var end = scalars.startIndex
    var count = 0
    for index in scalars.indices {
      let isBreak = scalars[index].properties.isWhitespace
      if isBreak { end = index }
      count += 1
      if count > 60 || scalars[index] == "\n" {
        return String(scalars[..<(end > scalars.startIndex ? end : index)])
      }
    }
    return String(scalars)
  }
}

extension Field {
  /// Removes the field if it has no readable value. Other findings report what was wrong with it.
  mutating func dropIfInvalid() { dropUnless { _ in true } }

  /// Removes the field unless it has a value that meets a condition. Other findings report what was wrong with it.
  mutating func dropUnless(where holds: (Value) -> Bool) {
    if let value, holds(value) { return }
    self = .missing
  }
}

extension DraftRepair {
  mutating func dropUnreadable(_ field: inout Field<String>, _ what: String) {
    guard case .invalid(let range) = field else { return }
    omit(what, because: "it cannot be read", at: range)
    field = .missing
  }

  mutating func dropUnreadable(_ fields: inout [LocalizedField], _ what: String) {
    for index in fields.indices {
      guard case .invalid(let range) = fields[index].text else { continue }
      omit(what, because: "it cannot be read", at: range)
    }
    fields.removeAll { $0.text.value == nil }
  }
}

extension ReviewFragment {
  fileprivate var isUnreadable: Bool {
    if case .invalid = status { return true }
    if case .invalid = reviewer { return true }
    if case .invalid = hash { return true }
    return false
  }
}

extension DuaText {
  /// The text, as messages name it.
  fileprivate var phrase: String {
    switch self {
    case .title: "a title"
    case .arabic: "the Arabic"
    case .transliteration: "the transliteration"
    case .translation: "a translation"
    case .bestTime, .benefit, .context, .propheticContext: "a text"
    }
  }
}
