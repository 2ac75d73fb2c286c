import Diagnostics

/// Something that is not a file stands in the content folder.
///
/// ## What it does
/// Reports a named pipe, a socket or a device. It is never opened.
///
/// ## Why it matters
/// Reading a pipe can wait for ever, and what a device gives is not content.
///
/// ## Example
/// `mkfifo content/duas/x.xml`
///
/// ## How to fix it
/// Remove it from the content folder.
public enum NotARegularFile: RuleDescription {
  public static let id: RuleID = "FI02"
  public static let name = "not-a-regular-file"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  static func finding(kind: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "this is \(kind), not a regular file; remove it from the content folder", at: range)
  }
}
