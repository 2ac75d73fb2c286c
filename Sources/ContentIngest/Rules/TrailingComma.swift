import Diagnostics

/// A comma stands behind the last element.
///
/// ## What it does
/// Looks for a comma before `]` or `}`.
/// ## Why it matters
/// JSON does not allow it: one tool reads over it, another adds an empty element, a third rejects the file.
/// ## Example
/// `"required-languages": ["en", "ar",]`
/// ## How to fix it
/// Remove the comma.
public enum TrailingComma: RuleDescription {
  public static let id: RuleID = "JS02"
  public static let name = "trailing-comma"
  public static let severity = Severity.error

  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "a comma behind the last element; JSON does not allow it",
      at: range,
      fixIts: [FixIt("remove the comma", .safe, [.init(range, "")])]
    )
  }
}
