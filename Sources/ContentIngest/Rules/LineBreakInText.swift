import Diagnostics
import UnicodeText

/// A text goes over more than one line.
///
/// ## What it does
/// Looks for line breaks inside texts, and for tabs in XML attributes, which XML reads as spaces. White space
/// around a text element's text is layout and does not count.
/// ## Why it matters
/// A line break that an editor put in for layout would be shown in the app. Texts are never rewritten, so it
/// is not taken away silently.
/// ## Example
/// A translation that was wrapped at 80 columns.
/// ## How to fix it
/// Write the text on one line.
public enum LineBreakInText: RuleDescription {
  public static let id: RuleID = "VO17"
  public static let name = "line-break-in-text"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ name: String, _ byte: UInt8, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      byte == 0x09
        ? "tab inside the attribute `\(name)`, which XML reads as a space; write a space"
        : "line break inside the text of `\(name)`; write the text on one line",
      at: range,
      fixIts: byte == 0x09 ? [FixIt("write a space", .safe, [.init(range, " ")])] : []
    )
  }
}
