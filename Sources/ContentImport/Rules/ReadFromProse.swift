import Diagnostics
import UnicodeText

/// A value was read from a text that is meant for people.
///
/// ## What it does
/// Tells of counts that were taken from notes such as `Read 3x`. The note is imported as well.
/// ## Why it matters
/// Prose has more than one reading: `1x or 10x` gives 1.
/// ## Example
/// `"notes": "Read 100x a day"`
/// ## How to fix it
/// Look at the number after the import.
public enum ReadFromProse: RuleDescription {
  public static let id: RuleID = "IM15"
  public static let name = "read-from-prose"
  public static let severity = Severity.information

  static func repetitions(_ count: Int, _ text: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(count) repetitions were read from \(text.quoted())", at: range)
  }

  static func language(_ language: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the name of the file is no language tag, so its texts are taken to be in `\(language)`",
      at: range
    )
  }
}
