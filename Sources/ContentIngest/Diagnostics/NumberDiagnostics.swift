import CitationText
import ContentDraft
import Diagnostics
import UnicodeText

/// A value is not a whole number.
///
/// ## What it does
/// Accepts whole numbers in ASCII digits, without spaces, plus sign, leading zeros, fraction or exponent.
/// ## Why it matters
/// `010` is eight in some tools and ten in others; many do not accept `1e2` or `1.0` as whole numbers.
/// ## Example
/// `repetitions="٣"`
/// ## How to fix it
/// Write the number in ASCII digits: `3`.
enum MalformedNumber: RuleDescription {
  static let id: RuleID = "VO05"
  static let name = "malformed-number"
  static let severity = Severity.error
  static let isEssential = true

  /// - Parameter range: The numbers that the field may have.
  static func finding(_ raw: RawValue, _ name: String, _ range: ClosedRange<Int>) -> Finding {
    let number = Int(looseSpelling: raw.text) ?? numberWords[raw.text.lowercased()]
    let surah = number == nil && name == "surah" ? CitationParser.surah(named: raw.text) : nil
    let meant = (number ?? surah).map(String.init)
    let isDigits = Int(looseSpelling: raw.text) != nil
    if number == nil, !raw.text.isEmpty, raw.text.utf8.allSatisfy(\.isASCIIDigit) {
      return Finding(
        Self.self,
        "\(raw.text.quoted()) is too large a number for `\(name)`; write one of at most \(range.upperBound)",
        at: raw.range
      )
    }
    if number == nil, raw.text.utf8.count > 1, raw.text.utf8.first == UInt8(ascii: "-"),
      raw.text.utf8.dropFirst().allSatisfy(\.isASCIIDigit)
    {
      return Finding(
        Self.self,
        "\(raw.text.quoted()) is too small a number for `\(name)`; write one of at least \(range.lowerBound)",
        at: raw.range
      )
    }
    let numbers =
      switch range {
      case NumberRange.any: "a whole number"
      case NumberRange.id: "a whole number from 1"
      default:
        "a whole number \(units[name].map { "of \($0) " } ?? "")from \(range.lowerBound) to \(range.upperBound)"
      }
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is not a number for `\(name)`; write "
        + (meant.map { "`\($0)`" } ?? "\(numbers) in digits"),
      at: raw.range,
      fixIts: meant.map { [FixIt("write `\($0)`", isDigits ? .safe : .unsafe, [.init(raw.range, $0)])] }
        ?? []
    )
  }

  /// What some fields count.
  private static let units = ["duration": "seconds", "minutes": "minutes"]

  /// The numbers that people write as words.
  private static let numberWords = [
    "one": 1, "once": 1, "two": 2, "twice": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "hundred": 100,
  ]
}
