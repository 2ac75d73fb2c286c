import Diagnostics
import UnicodeText

/// A word or number is no value of JSON.
///
/// ## What it does
/// Looks for words other than `true`, `false` and `null`, such as `NaN`, `None` and `undefined`, and for
/// numbers in spellings that JSON does not allow.
/// ## Why it matters
/// Every tool reads such a value in its own way, or not at all.
/// ## Example
/// `"xp": NaN`, `"id": 007`
/// ## How to fix it
/// Write the value itself; put a text between double quotes; leave a key out that has no value.
public enum NotAJSONValue: RuleDescription {
  public static let id: RuleID = "JS06"
  public static let name = "not-a-json-value"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(_ word: String, at range: SourceRange) -> Finding {
    let meant = ["True": "true", "TRUE": "true", "False": "false", "FALSE": "false"][word]
    return Finding(
      Self.self,
      meant.map { "\(word.quoted()) is not a value of JSON; write `\($0)`" }
        ?? "\(word.quoted()) is not a value of JSON; put a text between double quotes",
      at: range,
      fixIts: meant.map { [FixIt("write `\($0)`", .safe, [.init(range, $0)])] } ?? []
    )
  }

  static func number(_ text: String, at range: SourceRange) -> Finding {
    // Of a long number only the beginning is known.
    let meant = text.utf8.count == range.bytes.count ? Int(looseSpelling: text).map(String.init) : nil
    return Finding(
      Self.self,
      "\(text.quoted()) is not a number of JSON"
        + (meant.map { "; write `\($0)`" } ?? "; write digits without a plus sign or leading zeros"),
      at: range,
      fixIts: meant.map { [FixIt("write `\($0)`", .safe, [.init(range, $0)])] } ?? []
    )
  }
}
