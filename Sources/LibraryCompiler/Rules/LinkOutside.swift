import Diagnostics

/// A symbolic link leads out of the content folder.
///
/// ## What it does
/// Reports a symbolic link whose target is not below the content root. It is not followed.
///
/// ## Why it matters
/// A build must depend on nothing but its content folder, and must publish nothing from elsewhere.
///
/// ## Example
/// `content/duas/extra.xml -> /etc/passwd`
///
/// ## How to fix it
/// Copy the file into the content folder.
public enum LinkOutside: RuleDescription {
  public static let id: RuleID = "FI03"
  public static let name = "link-outside"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the symbolic link leads out of the content folder; copy the file here in place of the link",
      at: range
    )
  }
}
