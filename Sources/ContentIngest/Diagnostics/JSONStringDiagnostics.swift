import Diagnostics
import UnicodeText

/// A backslash does not start a JSON escape.
///
/// ## What it does
/// Looks for escapes other than `\"`, `\\`, `\/`, `\b`, `\f`, `\n`, `\r`, `\t`, and `\u` with four hexadecimal digits.
/// ## Why it matters
/// It is unclear which character is meant.
/// ## Example
/// `"title": {"en": "Qur\'an"}`
/// ## How to fix it
/// Write the character itself, or `\\` for a backslash.
enum BadEscape: RuleDescription {
  static let id: RuleID = "JS09"
  static let name = "bad-escape"
  static let severity = Severity.error
  static let isEssential = true

  /// Reported at the escape.
  static func finding(_ escape: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(escape.quoted()) is not a JSON escape; write the character itself, or `\\\\` for a backslash",
      at: range
    )
  }
}

/// A JSON string contains a line break, tab or other control character.
///
/// ## What it does
/// Looks for characters below U+0020 between quotes. The line breaks of one string are reported once.
/// ## Why it matters
/// JSON does not allow them. A line break in a string is usually a missing quote.
/// ## Example
/// A string that continues on the next line.
/// ## How to fix it
/// Write the string on one line, and a space for a tab.
enum ControlInString: RuleDescription {
  static let id: RuleID = "JS10"
  static let name = "control-in-string"
  static let severity = Severity.error
  static let isEssential = true

  /// Reported at the character.
  static func finding(_ scalar: Unicode.Scalar, at range: SourceRange) -> Finding {
    let advice =
      switch scalar {
      case "\n", "\r": "write the string on one line, and check its closing quote"
      case "\t": "write a space"
      default: "remove it"
      }
    return Finding(
      Self.self,
      "\(scalar.codePointAndName) inside a JSON string; \(advice)",
      at: range,
      fixIts: scalar == "\t" ? [FixIt("write a space", .safe, [.init(range, " ")])] : []
    )
  }
}
