import Diagnostics
import UnicodeText

/// A date is malformed.
///
/// ## What it does
/// Checks that `date` is a day of the Gregorian calendar: the year, the month and the day, with hyphens (ISO 8601).
/// ## Why it matters
/// `03/04/2026` is read as two different days.
/// ## Example
/// `<review status="reviewed" by="…" date="31.1.2026" …/>`
/// ## How to fix it
/// Write `2026-01-31`. `rizq review sign` writes the date.
public enum MalformedDate: RuleDescription {
  public static let id: RuleID = "VO24"
  public static let name = "malformed-date"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ raw: RawValue, _ name: String) -> Finding {
    let meant = corrected(raw.text)
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is not a date for `\(name)`; write "
        + (meant.map { "`\($0)`" } ?? "year, month and day, as in `2026-01-31`"),
      at: raw.range,
      fixIts: meant.map { [FixIt("write `\($0)`", .init(raw.range, $0))] } ?? []
    )
  }

  /// Puts the year first, if it has four digits and the day can be told from the month.
  private static func corrected(_ text: String) -> String? {
    guard text.utf8.count <= 32 else { return nil }
    let parts = text.withASCIIDigits.split { $0 == "/" || $0 == "." || $0 == "-" || $0 == " " }.map(
      String.init
    )
    guard parts.count == 3, let first = Int(parts[0]), let second = Int(parts[1]) else { return nil }
    func padded(_ part: String) -> String { part.utf8.count == 1 ? "0" + part : part }
    let order =
      parts[0].utf8.count == 4 ? [0, 1, 2] : first > 12 ? [2, 1, 0] : second > 12 ? [2, 0, 1] : nil
    let date = order.map { $0.map { padded(parts[$0]) }.joined(separator: "-") }
    return date.flatMap { isDate($0) ? $0 : nil }
  }

  /// Whether a text is a day, with four digits for the year and two each for the month and the day.
  static func isDate(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else {
      return false
    }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return year > 0 && lengths.indices.contains(month - 1) && (1...lengths[month - 1]).contains(day)
  }
}
