import Diagnostics
import UnicodeText

/// Text stands where only elements may stand, or an element stands in a text.
///
/// ## What it does
/// Looks for text between elements, and for elements in texts such as `title`.
/// ## Why it matters
/// It would be lost, or would end up in the middle of a text.
/// ## Example
/// `<title xml:lang="en">The <b>morning</b> dua</title>`
/// ## How to fix it
/// Move the text into an element; write texts without markup.
public enum MisplacedText: RuleDescription {
  public static let id: RuleID = "VO16"
  public static let name = "misplaced-text"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ text: String, in element: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(text.quoted(limit: 30)) stands between the elements of \(element.quoted()); "
        + "move it into one of them, or remove it",
      at: range
    )
  }

  static func element(_ name: String, in text: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the element \(name.quoted()) stands in the text of \(text.quoted()); write texts without markup",
      at: range
    )
  }
}
