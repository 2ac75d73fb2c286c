import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// Two duas have the same title in the same language.
///
/// ## What it does
/// Compares the titles of all duas in each language, ignoring letter case and white space. Two duas with the same Arabic words are
/// reported by TX08 only.
///
/// ## Why it matters
/// The two cannot be told apart in a list.
///
/// ## Example
/// Two duas with `<title xml:lang="en">Morning remembrance</title>`.
///
/// ## How to fix it
/// Say in the title what distinguishes the dua.
enum DuplicateTitle: Rule {
  static let id: RuleID = "TX09"
  static let name = "duplicate-title"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let titles = draft.duas.indices.flatMap { index in
      draft.duas[index].title.readable.filter { !$0.text.value.isBlank }.map {
        Title(index: index, field: $0)
      }
    }
    let repeats = titles.repeats(by: \.key)
    guard !repeats.isEmpty else { return [] }
    let copies = Set(DuplicateArabic.pairs(in: draft).map { Set([$0.dua, $0.earlier]) })
    // A copied dua has the title of the other in every language.
    var reported: Set<Set<Int>> = []
    return repeats.compactMap { first, duplicate in
      guard !copies.contains([first.index, duplicate.index]) else { return nil }
      let (dua, other) = (draft.duas[duplicate.index], draft.duas[first.index])
      guard other.range != dua.range, !other.isEnteredAgain(as: dua) else { return nil }
      guard reported.insert([first.index, duplicate.index]).inserted else { return nil }
      return finding(
        "\(dua.label) has the same title in `\(duplicate.field.language)` as \(other.label): say what distinguishes it",
        at: duplicate.field.text.range,
        notes: [Finding.Note("the title of \(other.label) is here", at: first.field.text.range)]
      )
    }
  }
}

private struct Title {
  /// The index of the dua.
  let index: Int
  let field: LanguageText

  let key: LanguageReadingKey

  init(index: Int, field: LanguageText) {
    (self.index, self.field) = (index, field)
    key = LanguageReadingKey(field)
  }
}
