import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// Two duas have the same title in the same language.
///
/// ## What it does
/// Compares the titles of all duas in each language, ignoring letter case and white space.
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
    let titles = draft.duas.flatMap { dua in
      dua.title.readable.filter { !$0.text.value.isBlank }.map { Title(dua: dua, field: $0) }
    }
    return titles.repeats(by: \.key).compactMap { first, duplicate in
      guard first.dua.range != duplicate.dua.range, !first.dua.isEnteredAgain(as: duplicate.dua) else {
        return nil
      }
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
  let dua: DuaFragment
  let field: LanguageText

  var key: Key { Key(language: field.language, text: ReadingKey(field.text.value)) }

  struct Key: Hashable {
    let language: LanguageTag
    let text: ReadingKey
  }
}
