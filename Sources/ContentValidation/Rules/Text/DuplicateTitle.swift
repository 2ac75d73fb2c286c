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
    let titles = draft.duas.enumerated().flatMap { index, dua in
      dua.title.readable.filter { !$0.text.value.isBlank }.map { Title(index: index, dua: dua, field: $0) }
    }
    let repeats = titles.repeats(by: \.key)
    guard !repeats.isEmpty else { return [] }
    let copies = Set(DuplicateArabic.pairs(in: draft).map { Set([$0.dua, $0.earlier]) })
    // A copied dua has the title of the other in every language.
    var reported: Set<Set<Int>> = []
    return repeats.compactMap { first, duplicate in
      guard !copies.contains([first.index, duplicate.index]) else { return nil }
      guard first.dua.range != duplicate.dua.range, !first.dua.isEnteredAgain(as: duplicate.dua) else {
        return nil
      }
      guard reported.insert([first.index, duplicate.index]).inserted else { return nil }
      return finding(
        message(duplicate, first),
        at: duplicate.field.text.range,
        notes: [Finding.Note("the title of \(first.dua.label) is here", at: first.field.text.range)]
      )
    }
  }

  private static func message(_ title: Title, _ first: Title) -> String {
    "\(title.dua.label) has the same title in `\(title.field.language)` as \(first.dua.label): "
      + "say what distinguishes it"
  }
}

private struct Title {
  /// The index of the dua.
  let index: Int
  let dua: DuaFragment
  let field: LanguageText

  var key: Key { Key(language: field.language, text: ReadingKey(field.text.value)) }

  struct Key: Hashable {
    let language: LanguageTag
    let text: ReadingKey
  }
}
