import ContentDraft
import Diagnostics

/// A dua gets one text from two places.
///
/// ## What it does
/// Reports a text of a layer for a dua that has such a text already, in itself or from another layer.
///
/// ## Why it matters
/// Only one of the texts can be shipped, and somebody worked on the other.
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
        notes: [Finding.Note("the text that counts is here", at: conflict.existing)]
      )
    }
  }

  private static func message(_ text: TextFragment) -> String {
    let language = text.language.map { " in `\($0)`" } ?? ""
    let dua = text.dua.value.map { "dua `\($0)`" } ?? "the dua"
    return "\(dua) has its \(text.kind.rawValue)\(language) already: remove one of the two"
  }
}
