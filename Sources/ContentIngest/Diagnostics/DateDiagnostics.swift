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
enum MalformedDate: RuleDescription {
  static let id: RuleID = "VO24"
  static let name = "malformed-date"
  static let severity = Severity.error
  static let isEssential = true

  static func finding(_ raw: RawValue, _ name: String) -> Finding {
    let meant = CalendarDate.meant(by: raw.text)
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is not a date for `\(name)`; write "
        + (meant.map { "`\($0)`" } ?? "year, month and day, as in `2026-01-31`"),
      at: raw.range,
      fixIts: meant.map { [FixIt("write `\($0)`", .init(raw.range, $0))] } ?? []
    )
  }
}
