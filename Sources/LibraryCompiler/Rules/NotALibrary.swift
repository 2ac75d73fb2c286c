import ContentSource

/// The sources pass the checks but do not make a library.
///
/// ## What it does
/// Reports what keeps a library from being closed after every rule that counts has passed.
///
/// ## Why it matters
/// A policy can silence the rule that would have told. The bundle cannot be written all the same: a dua without an id has
/// no row, a reference without a target has no number. This finding cannot be silenced.
///
/// ## Example
/// `"severity": {"RQ01": "off"}` in `library.json`, and a dua without `difficulty`.
///
/// ## How to mend it
/// Mend what the message names, and give the rule that was silenced its severity back.
public enum NotALibrary: RuleDescription {
  public static let id: RuleID = "LB01"
  public static let name = "not-a-library"
  public static let severity = Severity.error

  static func finding(_ message: String, at range: SourceRange?) -> Finding {
    Finding(Self.self, message + "; a library cannot be made without it", at: range)
  }
}
