import Diagnostics

/// Something stands behind the end of the JSON document.
///
/// ## What it does
/// Looks behind the closing brace of the file.
/// ## Why it matters
/// A JSON file is one value; what stands behind it would be lost.
/// ## Example
/// `{"version": 1, "duas": []}{"version": 1, "duas": []}`
/// ## How to fix it
/// Move the content into the first object, or into a file of its own.
public enum ContentAfterEnd: RuleDescription {
  public static let id: RuleID = "JS07"
  public static let name = "content-after-end"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(at range: SourceRange) -> Finding {
    Finding(Self.self, "something stands behind the end of the JSON object; remove it", at: range)
  }
}
