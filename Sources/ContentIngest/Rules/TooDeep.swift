import Diagnostics

/// Elements, objects or arrays are nested too deeply.
///
/// ## What it does
/// Counts how many are open at once; the limit is 64 by default.
/// ## Why it matters
/// Content needs five levels. A file with thousands is made to exhaust whoever reads it.
/// ## Example
/// `[[[[[[…`
/// ## How to fix it
/// Write the content as the format describes it.
public enum TooDeep: RuleDescription {
  public static let id: RuleID = "LM02"
  public static let name = "too-deep"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(_ what: String, limit: Int, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(what) are nested more than \(limit) deep; the rest of the file is not read",
      at: range
    )
  }
}
