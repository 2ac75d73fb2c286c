import Diagnostics

/// A text or key stands in single quotes.
///
/// ## What it does
/// Looks for `'` where a text or key must start.
/// ## Why it matters
/// JSON knows double quotes only.
/// ## Example
/// `{'version': 1}`
/// ## How to fix it
/// Write double quotes.
public enum SingleQuotes: RuleDescription {
  public static let id: RuleID = "JS04"
  public static let name = "single-quotes"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(at range: SourceRange) -> Finding {
    Finding(Self.self, "a single quote; JSON puts texts and keys between double quotes", at: range)
  }
}
