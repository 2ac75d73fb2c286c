import ContentSource

/// There is no dua in the foreign files.
///
/// ## What it does
/// Looks for at least one dua.
/// ## Why it matters
/// A library without duas is almost always a wrong file or a wrong format.
/// ## Example
/// An empty JSON array.
/// ## How to mend it
/// Name the file that holds the duas, and the format that it is in.
public enum NothingToImport: RuleDescription {
  public static let id: RuleID = "IM17"
  public static let name = "nothing-to-import"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(at range: SourceRange?) -> Finding {
    Finding(Self.self, "there is no dua to import; name the right file and its format", at: range)
  }
}
