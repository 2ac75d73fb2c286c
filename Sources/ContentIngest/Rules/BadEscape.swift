import Diagnostics
import UnicodeText

/// A backslash starts no escape of JSON.
///
/// ## What it does
/// Looks for escapes other than `\"`, `\\`, `\/`, `\b`, `\f`, `\n`, `\r`, `\t` and `\u` with four hexadecimal
/// digits.
/// ## Why it matters
/// Nobody can say which character is meant.
/// ## Example
/// `"title": {"en": "Qur\'an"}`
/// ## How to fix it
/// Write the character itself, or `\\` for a backslash.
public enum BadEscape: RuleDescription {
  public static let id: RuleID = "JS09"
  public static let name = "bad-escape"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ escape: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(escape.quoted()) is no escape of JSON; write the character itself, or `\\\\` for a backslash",
      at: range
    )
  }
}
