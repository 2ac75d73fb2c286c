import ContentDraft
import Diagnostics

/// A text of a dua is given twice.
///
/// ## What it does
/// Reports a text in a layer for a dua that already has this text, in its own record or from another layer.
///
/// ## Why it matters
/// Only one of the texts can be published, and someone worked on the other.
///
/// ## Example
/// A `<translation xml:lang="en">` in the dua, and a `<text>` for the same dua in the English layer.
///
/// ## How to fix it
/// Keep the better text and remove the other.
enum ConflictingText: Rule {
  static let id: RuleID = "RF06"
  static let name = "conflicting-text"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.conflictingTexts.map { conflict in
      finding(
        message(conflict.text),
        at: conflict.text.range,
        notes: [Finding.Note("the text that is used is here", at: conflict.existing)]
      )
    }
  }

  private static func message(_ text: TextFragment) -> String {
    let language = text.language.map { " in `\($0)`" } ?? ""
    let dua = text.dua.value.map { "dua `\($0)`" } ?? "the dua"
    return "the `\(text.kind.rawValue)`\(language) of \(dua) is given twice: remove one of the two"
  }
}
