import Diagnostics
import UnicodeText

/// A value is not one of the words that its field knows.
///
/// ## What it does
/// Compares the value with the list, letter case included.
/// ## Why it matters
/// An unknown word would be dropped by the apps that read it.
/// ## Example
/// `difficulty="Beginner"`
/// ## How to fix it
/// Write one of the words that the message lists.
public enum UnknownValue: RuleDescription {
  public static let id: RuleID = "VO06"
  public static let name = "unknown-value"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ raw: RawValue, _ name: String, allowed: [String]) -> Finding {
    let suggestion = Suggestion.nearest(to: raw.text, among: allowed)
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is unknown for `\(name)`; "
        + (suggestion.map { "did you mean `\($0)`?" } ?? "write one of \(allowed.listed)"),
      at: raw.range,
      fixIts: suggestion.map { [FixIt("write `\($0)`", .init(raw.range, $0))] } ?? []
    )
  }
}

extension [String] {
  /// The words between backquotes, with commas.
  var listed: String { map { "`\($0)`" }.joined(separator: ", ") }
}
