import Diagnostics
import UnicodeText

/// A `<` stands in an attribute value.
///
/// ## What it does
/// Looks for `<` before the closing quote of a value. Where a tag has ended in between, it is the quote that
/// is missing.
/// ## Why it matters
/// XML does not allow it, so that a missing quote is noticed at the next tag.
/// ## Example
/// `<source type="other" title="a < b"/>`
/// ## How to fix it
/// Write `&lt;`, or put in the missing quote.
public enum LessThanInAttribute: RuleDescription {
  public static let id: RuleID = "XM06"
  public static let name = "less-than-in-attribute"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`<` in an attribute value; write `&lt;`",
      at: range,
      fixIts: [FixIt("write `&lt;`", .safe, [.init(range, "&lt;")])]
    )
  }

  /// The value runs over the end of its tag.
  static func unclosed(_ attribute: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the value of \(attribute.quoted()) has no closing quote; put it in", at: range)
  }
}
