import ContentDraft
import Diagnostics
import DuaLibrary

/// A draft repaired with minimal changes, so that it can be resolved; existing texts are never altered. Omitted content
/// and defaulted values are findings.
package struct DraftRepair {
  package var draft: LibraryDraft
  package private(set) var findings: [Finding] = []
  let language: LanguageTag

  package init(repairing original: LibraryDraft) {
    draft = original
    language = original.declaration?.defaultLanguage.value ?? .english
    repairDeclaration()
    repairDuas()
    repairJourneys()
    omitOrphanedTexts()
  }

  mutating func omit(_ what: String, because reason: String, at range: SourceRange) {
    findings.append(OmittedContent.finding(what, because: reason, at: range))
  }

  mutating func supply(_ what: String, _ value: String, of owner: String, at range: SourceRange) {
    findings.append(DefaultedValue.finding(what, value, of: owner, at: range))
  }

  private mutating func omitOrphanedTexts() {
    for text in draft.orphanedTexts {
      omit("this \(text.kind.rawValue)", because: "its dua is not in the bundle", at: text.range)
    }
    for text in draft.unreadableTexts {
      omit("this \(text.kind.rawValue)", because: "it cannot be read", at: text.range)
    }
    for conflict in draft.conflictingTexts {
      omit("this \(conflict.text.kind.rawValue)", because: "its dua has one", at: conflict.text.range)
    }
    draft.orphanedTexts = []
    draft.unreadableTexts = []
    draft.conflictingTexts = []
  }

  // MARK: Duas

  private mutating func repairDuas() {
    var identities = Identities(
      ids: draft.duas.compactMap(\.id.value),
      slugs: draft.duas.compactMap(\.slug.value)
    )
    let duaRepair = DuaRepair(
      declaration: draft.declaration,
      slugs: Set(draft.duas.compactMap(\.slug.value))
    )
    var kept: [DuaFragment] = []
    for dua in draft.duas where isKept(dua) {
      var dua = dua
      var (id, slug) = (dua.id, dua.slug)
      identities.assign(&id, &slug, kind: "dua", at: dua.range, &self)
      (dua.id, dua.slug) = (id, slug)
      duaRepair.repair(&dua, language, &self)
      kept.append(dua)
    }
    draft.duas = kept
    // An omitted dua cannot be the original of another.
    let slugs = Set(kept.compactMap(\.slug.value))
    for index in draft.duas.indices {
      if let slug = draft.duas[index].variantOf.value, !slugs.contains(slug) {
        draft.duas[index].variantOf = .missing
      }
    }
  }

  private mutating func isKept(_ dua: DuaFragment) -> Bool {
    let name = dua.slug.value.map { "the dua `\($0)`" } ?? "this dua"
    guard let id = dua.id.value, id >= 1 else {
      omit(name, because: "it has no id", at: dua.id.range ?? dua.range)
      return false
    }
    guard dua.hasText else {
      omit(name, because: "it has no text: no Arabic, no transliteration, no translation", at: dua.range)
      return false
    }
    return true
  }
}

extension DuaFragment {
  /// Whether there is an Arabic text, a transliteration or a translation.
  package var hasText: Bool {
    let texts = [self.arabic.value, self.transliteration.value] + self.translation.map(\.text.value)
    return texts.contains { text in
      text.map { $0.unicodeScalars.contains { !$0.properties.isWhitespace } } ?? false
    }
  }
}
