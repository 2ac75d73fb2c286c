import Diagnostics
import UnicodeText

/// A JSON escape names half a character.
///
/// ## What it does
/// Looks for `\uD800` to `\uDFFF` that are not a high and a low surrogate, in this order.
/// ## Why it matters
/// Half a surrogate pair is no character; tools drop it or put U+FFFD in its place.
/// ## Example
/// `"emoji": "\ud83d"`
/// ## How to fix it
/// Write the character itself.
public enum LoneSurrogate: RuleDescription {
  public static let id: RuleID = "EN05"
  public static let name = "lone-surrogate"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ escape: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(escape.quoted()) is half of a surrogate pair and no character; write the character itself",
      at: range
    )
  }
}
