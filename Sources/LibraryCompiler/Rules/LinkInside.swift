import Diagnostics
import UnicodeText

/// A symbolic link leads to another file of the content folder.
///
/// ## What it does
/// Reports a symbolic link whose target is below the content root. It is not followed: the target is read under its own name.
///
/// ## Why it matters
/// Following it would read one file twice, and every id in it would be there twice.
///
/// ## Example
/// `content/duas/alias.xml -> core.xml`
///
/// ## How to fix it
/// Remove the link.
public enum LinkInside: RuleDescription {
  public static let id: RuleID = "FI04"
  public static let name = "link-inside"
  public static let severity = Severity.warning

  static func finding(target: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the symbolic link is not followed: its target \(target.quoted()) is read under its own name",
      at: range
    )
  }
}
