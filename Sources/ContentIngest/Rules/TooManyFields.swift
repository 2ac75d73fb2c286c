import Diagnostics

/// An element or object has too many attributes, text elements or keys.
///
/// ## What it does
/// Counts them; the limit is 256 by default. Sources, steps and records are not counted.
/// ## Why it matters
/// A dua has twenty fields. An element with thousands is made to exhaust whoever reads it.
/// ## Example
/// A tag with a million attributes.
/// ## How to fix it
/// Write the content as the format describes it.
public enum TooManyFields: RuleDescription {
  public static let id: RuleID = "LM04"
  public static let name = "too-many-fields"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(_ what: String, limit: Int, at range: SourceRange) -> Finding {
    Finding(Self.self, "more than \(limit) \(what) in one place; the rest of the file is not read", at: range)
  }
}
