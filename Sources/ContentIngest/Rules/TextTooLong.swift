import Diagnostics

/// A text is longer than texts may be.
///
/// ## What it does
/// Measures every value, comment and processing instruction; the limit is 1 MiB by default.
/// ## Why it matters
/// The longest dua has a few kilobytes. A text of a megabyte is a missing end tag or quote, or no dua.
/// ## Example
/// A translation in which a whole book was pasted.
/// ## How to fix it
/// Shorten the text, or put in the end tag or quote that is missing.
public enum TextTooLong: RuleDescription {
  public static let id: RuleID = "LM03"
  public static let name = "text-too-long"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ what: String, size: Int, limit: Int, at range: SourceRange) -> Finding {
    Finding(Self.self, "the \(what) has \(size) bytes; the limit is \(limit)", at: range)
  }
}
