import Diagnostics
import UnicodeText

/// The file is neither XML nor JSON by its name.
///
/// ## What it does
/// Looks at the ending of the file's name.
/// ## Why it matters
/// The ending says how the file is read.
/// ## Example
/// `duas.txt`
/// ## How to fix it
/// Rename the file to end in `.xml` or `.json`, or move it out of the content folder.
public enum UnknownForm: RuleDescription {
  public static let id: RuleID = "VO21"
  public static let name = "unknown-form"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(path: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(path.quoted()) ends in neither `.xml` nor `.json`", at: range)
  }
}
