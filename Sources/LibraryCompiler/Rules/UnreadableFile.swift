import Diagnostics

/// A file in the content folder cannot be read.
///
/// ## What it does
/// Reports a file that cannot be opened or read, or that disappears while the build runs. The file is left out; all others are checked.
///
/// ## Why it matters
/// A library without one of its files is not the library. Nothing is published.
///
/// ## Example
/// `duas/core.xml` belongs to another user and nobody else may read it.
///
/// ## How to fix it
/// Mend what the message names: the permissions of the file, or the link that leads nowhere.
public enum UnreadableFile: RuleDescription {
  public static let id: RuleID = "FI01"
  public static let name = "unreadable-file"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  static func finding(_ cause: FileFailure.Cause, at range: SourceRange) -> Finding {
    Finding(Self.self, "the file cannot be read: \(cause.description)", at: range)
  }
}
