import Diagnostics

/// There is no dua in the foreign files.
///
/// ## What it does
/// Looks for at least one dua with a text.
/// ## Why it matters
/// A library without duas is almost always a wrong file or a wrong format.
/// ## Example
/// An empty JSON array.
/// ## How to fix it
/// Name the file that holds the duas, and the format that it is in.
public enum NothingToImport: RuleDescription {
  public static let id: RuleID = "IM17"
  public static let name = "nothing-to-import"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(duas: Int, at range: SourceRange?) -> Finding {
    let what = duas == 0 ? "there is no dua to import" : "no dua of \(duas) has a text"
    return Finding(Self.self, "\(what); name the right file and its format", at: range)
  }
}
