import Diagnostics
import UnicodeText

/// An element is never closed.
///
/// ## What it does
/// Names the innermost element that is still open where the file ends.
/// ## Why it matters
/// A file that was cut off in a transfer, or in the middle of a merge, looks like this; an entity that it
/// cuts through is not used.
/// ## Example
/// `<duas version="1"><dua id="8" …>` and nothing more.
/// ## How to fix it
/// Close the element, or get the whole file.
public enum UnclosedElement: RuleDescription {
  public static let id: RuleID = "XM02"
  public static let name = "unclosed-element"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(_ element: String, at range: SourceRange, end: SourceRange) -> Finding {
    let name = element.escapedForDisplay
    return Finding(
      Self.self,
      "`<\(name)>` is never closed; put `</\(name)>` behind its content",
      at: range,
      notes: [.init("the file ends here", at: end)]
    )
  }
}
