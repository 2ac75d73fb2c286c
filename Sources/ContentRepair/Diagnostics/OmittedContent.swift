import Diagnostics

/// A lenient build leaves something out.
///
/// ## What it does
/// Names everything that stands in the sources and not in the bundle of a build with `--lenient`: a dua without an id or
/// without any text, a text that cannot be read or belongs to no dua, a source that says nothing, a step without a dua.
/// ## Why it matters
/// A build without the flag publishes all that is written, or nothing.
/// ## Example
/// A dua without `id`.
/// ## How to fix it
/// Write what the message names.
public enum OmittedContent: RuleDescription {
  public static let id: RuleID = "LN01"
  public static let name = "left-out"
  public static let severity = Severity.warning
  public static let isEssential = true

  package static func finding(_ what: String, because reason: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(what) is left out of the bundle: \(reason)", at: range)
  }
}
