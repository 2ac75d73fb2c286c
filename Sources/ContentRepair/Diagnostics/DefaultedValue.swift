import Diagnostics

/// A lenient build supplies something.
///
/// ## What it does
/// Names everything that a build with `--lenient` puts in a place where a bundle cannot be without: a title made of the
/// first words, an empty translation, a slug made of the id, one repetition, the points of the lowest level.
/// ## Why it matters
/// Nobody has written it. A text that somebody has written is never changed.
/// ## Example
/// A dua without a title in the default language.
/// ## How to fix it
/// Write what the message names.
public enum DefaultedValue: RuleDescription {
  public static let id: RuleID = "LN02"
  public static let name = "supplied"
  public static let severity = Severity.information

  package static func finding(_ what: String, _ value: String, of owner: String, at range: SourceRange)
    -> Finding
  {
    Finding(Self.self, "\(owner) gets \(what) \(value), which no source states", at: range)
  }
}
