import Diagnostics

/// The sources pass the checks but do not make a library.
///
/// ## What it does
/// Reports what keeps a library from being closed after every rule that counts has passed.
///
/// ## Why it matters
/// A bundle holds everything that editors wrote, or is not written: a dua without an id has no row, a
/// reference without a target has no number, a file that was not read whole may hold more. Other rules tell
/// this first; here it is made sure of.
///
/// ## Example
/// A dua whose `audio` cannot be read, where no other rule says so.
///
/// ## How to fix it
/// Mend what the message names. If no other rule told you of it, report that as a mistake of this tool.
public enum NotALibrary: RuleDescription {
  public static let id: RuleID = "LB01"
  public static let name = "not-a-library"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  static func finding(_ message: String, at range: SourceRange?) -> Finding {
    Finding(Self.self, message + "; a library cannot be made of it", at: range)
  }
}
