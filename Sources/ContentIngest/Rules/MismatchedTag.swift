import Diagnostics
import UnicodeText

/// An end tag closes another element than the one that is open.
///
/// ## What it does
/// Compares every end tag with the start tag that it closes.
/// ## Why it matters
/// Elements that overlap have no meaning, and nothing behind them can be understood.
/// ## Example
/// `<title xml:lang="en">Morning</tittle>`
/// ## How to fix it
/// Write the name of the start tag, or put in the end tag that is missing before it.
public enum MismatchedTag: RuleDescription {
  public static let id: RuleID = "XM03"
  public static let name = "mismatched-tag"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(_ name: String, expected: String, at range: SourceRange, start: SourceRange) -> Finding
  {
    Finding(
      Self.self,
      "`</\(name.escapedForDisplay)>` where `</\(expected.escapedForDisplay)>` must stand",
      at: range,
      notes: [.init("the element that is open starts here", at: start)],
      fixIts: [FixIt("write `\(expected)`", .init(range, expected))]
    )
  }
}
