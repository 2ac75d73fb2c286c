import Diagnostics
import UnicodeText

/// A key stands without quotes.
///
/// ## What it does
/// Looks for a word where a key must start.
/// ## Why it matters
/// JavaScript allows it, JSON does not.
/// ## Example
/// `{version: 1}`
/// ## How to fix it
/// Put the key between double quotes.
public enum UnquotedKey: RuleDescription {
  public static let id: RuleID = "JS05"
  public static let name = "unquoted-key"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(_ key: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the key \(key.quoted()) has no quotes; write `\"\(key.escapedForDisplay)\"`",
      at: range,
      // Of a long key only the beginning is known.
      fixIts: key.utf8.count == range.bytes.count
        ? [FixIt("put it between quotes", .safe, [.init(range, "\"\(key)\"")])] : []
    )
  }
}
