import Diagnostics

/// The file is larger than content files may be.
///
/// ## What it does
/// Compares the size of a file with the limit, 64 MiB by default, before reading it.
/// ## Why it matters
/// A file of that size is a mistake, and must not take the memory of the machine that checks it.
/// ## Example
/// A database dump that was put into the content folder.
/// ## How to fix it
/// Move the file out of the content folder, or divide it.
public enum FileTooLarge: RuleDescription {
  public static let id: RuleID = "LM01"
  public static let name = "file-too-large"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  /// The finding about a file of `size` bytes.
  public static func finding(size: Int, limit: Int, at range: SourceRange) -> Finding {
    Finding(Self.self, "the file has \(size) bytes; the limit is \(limit), so divide it", at: range)
  }
}
