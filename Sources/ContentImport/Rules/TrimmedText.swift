import Diagnostics

/// White space around an imported text was taken away.
///
/// ## What it does
/// Tells of every text that had white space before or behind it. The text itself is taken scalar for scalar.
/// ## Why it matters
/// The import changes no text in silence, even where the change cannot be seen.
/// ## Example
/// `"arabic": " سُبْحَانَ اللَّهِ "`
/// ## How to fix it
/// Nothing needs to be done.
public enum TrimmedText: RuleDescription {
  public static let id: RuleID = "IM02"
  public static let name = "trimmed-text"
  public static let severity = Severity.information

  static func finding(_ name: String, scalars: Int, at range: SourceRange) -> Finding {
    let characters = scalars == 1 ? "1 character" : "\(scalars) characters"
    return Finding(Self.self, "\(characters) of white space around \(name) left out", at: range)
  }
}
