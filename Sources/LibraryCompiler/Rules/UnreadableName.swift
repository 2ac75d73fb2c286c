import Diagnostics
import UnicodeText

/// The name of a file is not readable text.
///
/// ## What it does
/// Reports a file name that is not UTF-8 or holds a control character. The file is not read.
///
/// ## Why it matters
/// Such a name cannot be shown or typed, and other systems cannot store it.
///
/// ## Example
/// A name with a line feed in it.
///
/// ## How to fix it
/// Rename the file; ASCII letters, digits and hyphens are safe everywhere.
public enum UnreadableName: RuleDescription {
  public static let id: RuleID = "FI06"
  public static let name = "unreadable-name"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  static func finding(name: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the name \(name.quoted()) is not UTF-8 or holds a control character; rename the file, with ASCII letters, digits and hyphens",
      at: range
    )
  }
}
