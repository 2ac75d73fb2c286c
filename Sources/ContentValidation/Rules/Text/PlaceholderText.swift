import Diagnostics
import UnicodeText

/// A text is a placeholder.
///
/// ## What it does
/// Reports texts such as `TODO: translate`, `TBD`, `n/a`, `lorem ipsum …`, `[translation needed]`, `same as above`, and texts
/// without any letter or digit, such as `...`. Within a text, it reports markers in capitals, such as `TODO`, and such words
/// in brackets.
///
/// ## Why it matters
/// It would be published as if it were the text.
///
/// ## Example
/// ```xml
/// <benefit xml:lang="en">TODO</benefit>
/// ```
///
/// ## How to fix it
/// Write the text, or remove the element if there is none.
enum PlaceholderText: Rule {
  static let id: RuleID = "TX02"
  static let name = "placeholder-text"
  static let severity = Severity.error
  static let explains: [RuleID] = [
    "AR12", "AR17", "AR18", "AR19", "AR22", "AR25", "AR26", "AR27", "GT02", "TK01", "TK02", "TK03", "TK04",
    "TL01", "TL02",
    "TL03", "TL04", "TL05", "TL08", "TL09", "TL10", "TL11", "TR01", "TR02", "TR03", "TX03", "TX04", "TX05",
    "TX06", "TX07",
    "TX08", "TX09", "TX10", "TX11",
  ]

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text in
      guard text.role != .emoji, !text.text.value.isBlank,
        let placeholder = Placeholder.found(in: text)
      else { return nil }
      return finding(
        message(text, placeholder),
        at: placeholder.isWhole ? text.text.range : text.source(of: placeholder.bytes)
      )
    }
  }

  private static func message(_ text: DraftText, _ placeholder: Placeholder) -> String {
    let words = placeholder.words.quoted(limit: 30)
    return placeholder.isWhole
      ? "\(text.label) is a placeholder (\(words)): write it, or remove it"
      : "\(text.label) contains the placeholder \(words): write what belongs there, or remove it"
  }
}
