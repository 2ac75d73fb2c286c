import Diagnostics

/// A JSON file holds a comment.
///
/// ## What it does
/// Looks for `//`, `/*` and `#` outside texts.
/// ## Why it matters
/// JSON has no comments, and most tools reject the file.
/// ## Example
/// `"xp": 40, // checked`
/// ## How to fix it
/// Remove the comment. XML content may hold comments.
public enum JSONComment: RuleDescription {
  public static let id: RuleID = "JS03"
  public static let name = "json-comment"
  public static let severity = Severity.error

  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "a comment; JSON has none",
      at: range,
      fixIts: [FixIt("remove the comment", .init(range, ""))]
    )
  }
}
