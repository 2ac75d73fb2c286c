import Diagnostics
import UnicodeText

/// A text is a placeholder.
///
/// ## What it does
/// Reports texts such as `TODO: translate`, `TBD`, `n/a`, `lorem ipsum …`, `Translation here`, and texts without any
/// letter or digit, such as `...`.
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

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text in
      guard text.role != .emoji, !text.text.value.isBlank,
        let placeholder = Placeholder.found(in: text.text.value)
      else { return nil }
      return finding(message(text, placeholder), at: text.text.range)
    }
  }

  private static func message(_ text: DraftText, _ placeholder: String) -> String {
    "\(text.label) is a placeholder (\(placeholder.quoted(limit: 30))): write it, or remove it"
  }
}
