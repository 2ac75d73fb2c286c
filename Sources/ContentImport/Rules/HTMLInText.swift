import Diagnostics
import UnicodeText

/// An imported text holds markup of web pages.
///
/// ## What it does
/// Looks for references such as `&nbsp;` and tags such as `<br>` in texts, once the escapes of the file's own format are
/// resolved. The text is taken as it is written.
/// ## Why it matters
/// The app shows texts as they are: a reader would see the markup.
/// ## Example
/// `"translation": "Glory be to Allah &amp; praise"`
/// ## How to fix it
/// Write the character that is meant, in the foreign file or after the import.
public enum HTMLInText: RuleDescription {
  public static let id: RuleID = "IM04"
  public static let name = "html-in-text"
  public static let severity = Severity.warning

  static func finding(_ name: String, _ markup: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(markup.quoted()) in \(name) is markup of a web page and is kept as it is written; write what it stands for",
      at: range
    )
  }
}
