import Diagnostics

/// An `&` stands for itself.
///
/// ## What it does
/// Looks for `&` that does not start a reference such as `&amp;` or `&#x2019;`.
/// ## Why it matters
/// In XML `&` always starts a reference, so the text around it cannot be read.
/// ## Example
/// `<title xml:lang="en">Morning & evening</title>`
/// ## How to fix it
/// Write `&amp;`.
public enum BareAmpersand: RuleDescription {
  public static let id: RuleID = "XM05"
  public static let name = "bare-ampersand"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`&` starts a reference in XML; write `&amp;` for the character itself",
      at: range,
      fixIts: [FixIt("write `&amp;`", .safe, [.init(range, "&amp;")])]
    )
  }
}
