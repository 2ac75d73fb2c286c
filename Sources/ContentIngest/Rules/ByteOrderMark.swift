import Diagnostics

/// The file starts with a byte order mark.
///
/// ## What it does
/// Looks for U+FEFF before the first character.
/// ## Why it matters
/// UTF-8 has no byte order. The mark is invisible, and some tools take it for part of the text.
/// ## Example
/// A file whose first bytes are `EF BB BF`.
/// ## How to fix it
/// Save the file as "UTF-8", not as "UTF-8 with BOM".
public enum ByteOrderMark: RuleDescription {
  public static let id: RuleID = "EN03"
  public static let name = "byte-order-mark"
  public static let severity = Severity.warning

  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the file starts with U+FEFF, a byte order mark, which UTF-8 does not need",
      at: range,
      fixIts: [FixIt("remove the mark", .safe, [.init(range, "")])]
    )
  }
}
