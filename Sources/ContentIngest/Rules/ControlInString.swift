import Diagnostics
import UnicodeText

/// A line break, tab or other control character stands in a JSON text.
///
/// ## What it does
/// Looks for characters below U+0020 between quotes.
/// ## Why it matters
/// JSON does not allow them; a line break there is most often a missing quote.
/// ## Example
/// A text that goes on in the next line.
/// ## How to fix it
/// Write the text on one line; write `\t` for a tab.
public enum ControlInString: RuleDescription {
  public static let id: RuleID = "JS10"
  public static let name = "control-in-string"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ scalar: Unicode.Scalar, at range: SourceRange) -> Finding {
    let advice =
      switch scalar {
      case "\n", "\r": "write the text on one line, and check its closing quote"
      case "\t": "write `\\t`"
      default: "remove it"
      }
    return Finding(
      Self.self,
      "\(scalar.codePointAndName) inside a JSON text; \(advice)",
      at: range,
      fixIts: scalar == "\t" ? [FixIt("write `\\t`", .safe, [.init(range, "\\t")])] : []
    )
  }
}
