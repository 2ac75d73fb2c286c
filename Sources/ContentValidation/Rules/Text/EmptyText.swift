import Diagnostics
import UnicodeText

/// A text is empty or invisible.
///
/// ## What it does
/// Reports texts that contain only white space and invisible characters, in every record.
///
/// ## Why it matters
/// The app would show an empty line.
///
/// ## Example
/// ```xml
/// <translation xml:lang="en"> </translation>
/// ```
///
/// ## How to fix it
/// Write the text, or remove the element or attribute.
enum EmptyText: Rule {
  static let id: RuleID = "TX01"
  static let name = "empty-text"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.filter(\.text.value.isBlank).map { finding(message($0), at: $0.text.range) }
  }

  private static func message(_ text: DraftText) -> String {
    let invisible = text.text.value.unicodeScalars.first { !$0.properties.isWhitespace }
    let content = invisible.map { " except for invisible characters such as \($0.codePointAndName)" } ?? ""
    return "\(text.label) is empty\(content): write it, or remove it"
  }
}
