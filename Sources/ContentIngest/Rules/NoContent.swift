import Diagnostics

/// The file is empty.
///
/// ## What it does
/// Looks for files with nothing in them but white space and comments.
/// ## Why it matters
/// An empty file is most often one that was not saved, or was cut off; taking it for content without duas
/// would lose them without a word.
/// ## Example
/// A file of 0 bytes.
/// ## How to fix it
/// Put the content back, or remove the file.
public enum NoContent: RuleDescription {
  public static let id: RuleID = "VO14"
  public static let name = "no-content"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(at range: SourceRange) -> Finding {
    Finding(Self.self, "no content in this file; put it back, or remove the file", at: range)
  }
}
