import Diagnostics
import UnicodeText

/// A named reference is not one of the five that XML knows.
///
/// ## What it does
/// Looks for names other than `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&apos;`.
/// ## Why it matters
/// Names such as `&nbsp;` belong to HTML; in XML nobody knows what they stand for.
/// ## Example
/// `<title xml:lang="en">Morning&nbsp;dua</title>`
/// ## How to fix it
/// Write the character itself.
public enum UndefinedEntity: RuleDescription {
  public static let id: RuleID = "XM07"
  public static let name = "undefined-entity"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(_ name: String, at range: SourceRange) -> Finding {
    guard let scalar = characters[name] else {
      return Finding(
        Self.self,
        "`&\(name.escapedForDisplay);` is not defined in XML; write the character itself",
        at: range
      )
    }
    return Finding(
      Self.self,
      "`&\(name);` is not defined in XML; write \(scalar.codePointAndName) itself",
      at: range,
      fixIts: [FixIt("write \(scalar.codePointAndName)", .safe, [.init(range, String(scalar))])]
    )
  }

  /// The names of HTML that people type from habit.
  private static let characters: [String: Unicode.Scalar] = [
    "nbsp": "\u{A0}", "shy": "\u{AD}", "copy": "\u{A9}", "reg": "\u{AE}", "deg": "\u{B0}", "middot": "\u{B7}",
    "laquo": "\u{AB}", "raquo": "\u{BB}", "times": "\u{D7}", "eacute": "\u{E9}", "egrave": "\u{E8}",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}", "rsquo": "\u{2019}", "sbquo": "\u{201A}",
    "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bdquo": "\u{201E}", "bull": "\u{2022}", "hellip": "\u{2026}",
    "prime": "\u{2032}", "lsaquo": "\u{2039}", "rsaquo": "\u{203A}", "trade": "\u{2122}", "rarr": "\u{2192}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
  ]
}
