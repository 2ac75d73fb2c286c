import Diagnostics

/// A file has more problems than are worth listing.
///
/// ## What it does
/// Stands in for the problems of one file behind the first 10,000.
/// ## Why it matters
/// A file that is no content at all would otherwise fill the memory and the screen.
/// ## Example
/// A foreign XML file with a hundred thousand unknown elements.
/// ## How to fix it
/// Mend the problems that are listed, or move the file out of the content folder.
public enum TooManyFindings: RuleDescription {
  public static let id: RuleID = "LM05"
  public static let name = "too-many-findings"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(leftOut: Int, at range: SourceRange?) -> Finding {
    Finding(Self.self, "\(leftOut) more problems in this file are not listed", at: range)
  }
}
