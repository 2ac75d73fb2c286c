import Diagnostics
import UnicodeText

/// A value of a foreign file is not what its field holds.
///
/// ## What it does
/// Reads counts, points, difficulties, slots and paths. What cannot be read is left out; the dua is imported without it.
/// ## Why it matters
/// Without the value, a build supplies a default, or asks for one.
/// ## Example
/// `"repetitions": "three"`
/// ## How to fix it
/// Write what the message asks for.
public enum ValueNotTaken: RuleDescription {
  public static let id: RuleID = "IM10"
  public static let name = "value-not-taken"
  public static let severity = Severity.warning

  static func finding(_ name: String, _ text: String, expected: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(name) is \(text.quoted()), which is not \(expected), and is left out",
      at: range
    )
  }
}
