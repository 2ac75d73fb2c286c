import Diagnostics
import UnicodeText

/// A file in the content folder is of no known kind.
///
/// ## What it does
/// Reports a file that is neither `.xml` nor `.json`, nor a recording, a picture or a note (`.md`, `.txt`). It is not read.
///
/// ## Why it matters
/// A misspelled ending would silently leave duas out of the library.
///
/// ## Example
/// `duas/core.xlm`
///
/// ## How to fix it
/// Give the file the ending `.xml` or `.json`, or move it out of the content folder.
public enum UnknownFileKind: RuleDescription {
  public static let id: RuleID = "FI05"
  public static let name = "unknown-file-kind"
  public static let severity = Severity.warning

  static func finding(name: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(name.quoted()) is not read: sources end in `.xml` or `.json`",
      at: range
    )
  }
}
