import Diagnostics
import DuaLibrary
import UnicodeText

/// A hadith number is not spelt as a number.
///
/// ## What it does
/// Checks that the number is ASCII digits without a leading zero, with at most one lower-case letter behind
/// them.
/// ## Why it matters
/// The number is looked up in the collection; one that is spelt otherwise is not found.
/// ## Example
/// `number="٦٣٠٦"`
/// ## How to fix it
/// Write `6306`, or `627f` for one of several narrations.
public enum MalformedHadithNumber: RuleDescription {
  public static let id: RuleID = "VO11"
  public static let name = "malformed-hadith-number"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ raw: RawValue) -> Finding {
    let meant = mended(raw.text)
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is not a hadith number; "
        + (meant.map { "write `\($0)`" }
          ?? "write digits, with at most one letter behind them, such as `627f`"),
      at: raw.range,
      fixIts: meant.map { [FixIt("write `\($0)`", .init(raw.range, $0.description))] } ?? []
    )
  }

  private static func mended(_ text: String) -> HadithNumber? {
    guard text.utf8.count <= 64 else { return nil }
    let letters = text.withASCIIDigits.lowercased().filter { !$0.isWhitespace && $0 != "#" }
    return HadithNumber(String(letters.drop { $0 == "0" }))
  }
}
