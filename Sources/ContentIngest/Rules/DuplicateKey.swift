import Diagnostics
import UnicodeText

/// An object gives a key twice.
///
/// ## What it does
/// Compares the keys of an object with each other; language tags are compared without regard to letter case.
/// ## Why it matters
/// One tool takes the first, another the last, and both lose a value without a word.
/// ## Example
/// `{"id": 8, "slug": "a", "id": 9}`
/// ## How to fix it
/// Remove the one that is wrong. Several sources or steps go into one array.
public enum DuplicateKey: RuleDescription {
  public static let id: RuleID = "JS08"
  public static let name = "duplicate-key"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ key: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the key `\(key.escapedForDisplay)` is given twice; remove one of them",
      at: range,
      notes: [.init("it is given here first", at: first)]
    )
  }
}
