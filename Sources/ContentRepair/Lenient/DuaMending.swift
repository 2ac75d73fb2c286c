import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// Makes a dua that is readable one that can be closed.
package struct DuaMending {
  private let categories: Set<Slug>
  private let collections: Set<Slug>
  private let works: [Slug: WorkFragment]
  private let slugs: Set<Slug>

  package init(declaration: LibraryDeclaration?, slugs: Set<Slug>) {
    categories = Set(declaration?.categories.compactMap(\.slug.value) ?? [])
    collections = Set(declaration?.collections.compactMap(\.slug.value) ?? [])
    works = Dictionary(
      (declaration?.works ?? []).compactMap { work in work.slug.value.map { ($0, work) } },
      uniquingKeysWith: { first, _ in first }
    )
    self.slugs = slugs
  }

  /// - Precondition: The dua has its id and slug.
  package func mend(_ dua: inout DuaFragment, _ language: LanguageTag, _ lenient: inout LenientDraft) {
    let owner = dua.slug.value.map { "`\($0)`" } ?? "this dua"
    dua.category.keep(where: categories.contains)
    dua.collection.keep(where: collections.contains)
    dua.variantOf.keep(where: slugs.contains)
    dua.duration.keep { _ in true }
    dua.audio.keep { _ in true }
    mendNumbers(&dua, owner, &lenient)
    mendTexts(&dua, owner, &lenient)
    supplyTexts(&dua, language, owner, &lenient)
    dua.sources = dua.sources.compactMap { CitationMending(works: works, owner: owner).mended($0, &lenient) }
    if let review = dua.review, review.isUnreadable { dua.review = nil }
  }

  private func mendNumbers(_ dua: inout DuaFragment, _ owner: String, _ lenient: inout LenientDraft) {
    let range = dua.range
    if let repetitions = dua.repetitions.value, (1...1000).contains(repetitions) {
    } else {
      lenient.supply("the count", "1", of: owner, at: dua.repetitions.range ?? range)
      dua.repetitions = Field(1, at: range)
    }
    if dua.difficulty.value == nil {
      lenient.supply("the difficulty", "`beginner`", of: owner, at: dua.difficulty.range ?? range)
      dua.difficulty = Field(.beginner, at: range)
    }
    if dua.xp.value == nil {
      lenient.supply("the points", "15", of: owner, at: dua.xp.range ?? range)
      dua.xp = Field(15, at: range)
    }
  }

  /// Leaves out the texts that cannot be read.
  private func mendTexts(_ dua: inout DuaFragment, _ owner: String, _ lenient: inout LenientDraft) {
    lenient.keepReadable(&dua.arabic, "the Arabic of \(owner)")
    lenient.keepReadable(&dua.transliteration, "the transliteration of \(owner)")
    lenient.keepReadable(&dua.title, "a title of \(owner)")
    lenient.keepReadable(&dua.translation, "a translation of \(owner)")
    lenient.keepReadable(&dua.bestTime, "a text of \(owner)")
    lenient.keepReadable(&dua.benefit, "a text of \(owner)")
    lenient.keepReadable(&dua.context, "a text of \(owner)")
    lenient.keepReadable(&dua.propheticContext, "a text of \(owner)")
  }

  /// Puts texts where a bundle cannot be without.
  private func supplyTexts(
    _ dua: inout DuaFragment,
    _ language: LanguageTag,
    _ owner: String,
    _ lenient: inout LenientDraft
  ) {
    if dua.title[language] == nil {
      let title = supplementaryTitle(of: dua, language)
      lenient.supply("the title", title.quoted(), of: owner, at: dua.range)
      dua.title.append(LocalizedField(language: language, text: Field(title, at: dua.range)))
    }
    if dua.translation[language] == nil {
      lenient.supply("an empty translation", "in `\(language)`", of: owner, at: dua.range)
      dua.translation.append(LocalizedField(language: language, text: Field("", at: dua.range)))
    }
    if dua.arabic.isMissing {
      lenient.supply("an empty Arabic", "text", of: owner, at: dua.range)
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

/// The beginning of a text.
package enum FirstWords {
  /// The first words of a text that fit a line of 60 characters, as they are written.
  package static func of(_ text: String) -> String {
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
  /// Takes the field away unless it has a value of which the condition holds. What was wrong has been reported.
  package mutating func keep(where holds: (Value) -> Bool) {
    if let value, holds(value) { return }
    self = .missing
  }
}

extension LenientDraft {
  package mutating func keepReadable(_ field: inout Field<String>, _ what: String) {
    guard case .invalid(let range) = field else { return }
    leaveOut(what, because: "it cannot be read", at: range)
    field = .missing
  }

  package mutating func keepReadable(_ fields: inout [LocalizedField], _ what: String) {
    for index in fields.indices {
      guard case .invalid(let range) = fields[index].text else { continue }
      leaveOut(what, because: "it cannot be read", at: range)
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
