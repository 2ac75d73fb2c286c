import Diagnostics
import UnicodeText

/// A value is not a whole number.
///
/// ## What it does
/// Reads whole numbers only in the spelling in which they would be written back: ASCII digits, no spaces,
/// plus sign, leading zeros, fraction or exponent.
/// ## Why it matters
/// `010` is eight to one tool and ten to another; `1e2` and `1.0` are no whole numbers to many.
/// ## Example
/// `repetitions="٣"`
/// ## How to fix it
/// Write the number in ASCII digits: `3`.
public enum MalformedNumber: RuleDescription {
  public static let id: RuleID = "VO05"
  public static let name = "malformed-number"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ raw: RawValue, _ name: String) -> Finding {
    let meant = Int(looseSpelling: raw.text).map(String.init)
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is not a number for `\(name)`"
        + (meant.map { "; write `\($0)`" }
          ?? "; write a whole number from \(Int32.min) to \(Int32.max) in digits"),
      at: raw.range,
      fixIts: meant.map { [FixIt("write `\($0)`", .safe, [.init(raw.range, $0)])] } ?? []
    )
  }
}
