import Diagnostics

/// A foreign file refers to something that it does not hold.
///
/// ## What it does
/// Looks up the categories, collections and duas that rows name by number. What is not there is left out.
/// ## Why it matters
/// A step without a dua is no step.
/// ## Example
/// `"categoryId": 12` in a file with 8 categories.
/// ## How to fix it
/// Correct the number, or add what it names.
public enum UnknownReference: RuleDescription {
  public static let id: RuleID = "IM16"
  public static let name = "unknown-reference"
  public static let severity = Severity.warning

  static func finding(_ what: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(what) is not in the file; the reference is left out", at: range)
  }
}
