import Diagnostics
import UnicodeText

/// A tag gives an attribute twice.
///
/// ## What it does
/// Compares the attributes of a tag with each other.
/// ## Why it matters
/// XML does not allow it, because nobody could say which one counts.
/// ## Example
/// `<dua id="8" id="9" …>`
/// ## How to fix it
/// Remove the one that is wrong.
public enum DuplicateAttribute: RuleDescription {
  public static let id: RuleID = "XM08"
  public static let name = "duplicate-attribute"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(_ name: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the attribute \(name.quoted()) is given twice in one tag; remove one of them",
      at: range,
      notes: [.init("it is given here first", at: first)]
    )
  }
}
