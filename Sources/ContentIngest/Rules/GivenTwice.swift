import Diagnostics
import UnicodeText

/// A field is given twice.
///
/// ## What it does
/// Looks for a second element of a name that may stand once, and for a second text in one language.
/// ## Why it matters
/// Only one of them can be shown, and nobody can say which one is right.
/// ## Example
/// Two `<title xml:lang="en">` in one dua.
/// ## How to fix it
/// Remove the one that is wrong.
public enum GivenTwice: RuleDescription {
  public static let id: RuleID = "VO15"
  public static let name = "given-twice"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ name: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`\(name.escapedForDisplay)` is given twice; remove one of them",
      at: range,
      notes: [.init("it is given here first", at: first)]
    )
  }
}
