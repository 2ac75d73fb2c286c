import ContentDraft
import Diagnostics
import DuaLibrary

/// A draft made ready to be closed, with as little changed as can be: no text that somebody has written is another
/// afterwards. What was left out or supplied is a finding.
package struct LenientDraft {
  package var draft: LibraryDraft
  package private(set) var findings: [Finding] = []
  package let language: LanguageTag

  package init(mending original: LibraryDraft) {
    draft = original
    language = original.declaration?.defaultLanguage.value ?? .english
    mendDeclaration()
    mendDuas()
    mendJourneys()
    leaveOutLooseTexts()
  }

  package mutating func leaveOut(_ what: String, because reason: String, at range: SourceRange) {
    findings.append(LeftOut.finding(what, because: reason, at: range))
  }

  package mutating func supply(_ what: String, _ value: String, of owner: String, at range: SourceRange) {
    findings.append(Supplied.finding(what, value, of: owner, at: range))
  }

  private mutating func leaveOutLooseTexts() {
    for text in draft.strayTexts {
      leaveOut("this \(text.kind.rawValue)", because: "its dua is not in the bundle", at: text.range)
    }
    for text in draft.unreadTexts {
      leaveOut("this \(text.kind.rawValue)", because: "it cannot be read", at: text.range)
    }
    for conflict in draft.conflictingTexts {
      leaveOut("this \(conflict.text.kind.rawValue)", because: "its dua has one", at: conflict.text.range)
    }
    draft.strayTexts = []
    draft.unreadTexts = []
    draft.conflictingTexts = []
  }

  // MARK: Duas

  private mutating func mendDuas() {
    var identities = Identities(
      ids: draft.duas.compactMap(\.id.value),
      slugs: draft.duas.compactMap(\.slug.value)
    )
    let mending = DuaMending(
      declaration: draft.declaration,
      slugs: Set(draft.duas.compactMap(\.slug.value))
    )
    var kept: [DuaFragment] = []
    for dua in draft.duas where isKept(dua) {
      var dua = dua
      identities.mend(&dua.id, &dua.slug, kind: "dua", at: dua.range, &self)
      mending.mend(&dua, language, &self)
      kept.append(dua)
    }
    draft.duas = kept
    // A dua that was left out cannot be the original of another.
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
      leaveOut(name, because: "it has no id", at: dua.id.range ?? dua.range)
      return false
    }
    guard dua.hasText else {
      leaveOut(name, because: "it has no text: no Arabic, no transliteration, no translation", at: dua.range)
      return false
    }
    return true
  }
}

extension DuaFragment {
  /// Whether there is something to read: Arabic, a transliteration or a translation.
  package var hasText: Bool {
    let texts = [arabic.value, transliteration.value] + translation.map(\.text.value)
    return texts.contains { text in
      text.map { $0.unicodeScalars.contains { !$0.properties.isWhitespace } } ?? false
    }
  }
}
