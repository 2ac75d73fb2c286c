import UnicodeText

/// A day of the Gregorian calendar: the year, the month and the day, with hyphens (ISO 8601).
enum CalendarDate {
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

  /// The date that a text means, if its year has four digits and the day can be told from the month.
  static func meant(by text: String) -> String? {
    guard text.utf8.count <= 32 else { return nil }
    let parts = text.withASCIIDigits.unicodeScalars
      .split { $0 == "/" || $0 == "." || $0 == "-" || $0 == " " }
      .map { String($0) }
    guard parts.count == 3, let first = Int(parts[0]), let second = Int(parts[1]) else { return nil }
    func padded(_ part: String) -> String { part.utf8.count == 1 ? "0" + part : part }
    let order =
      parts[0].utf8.count == 4 ? [0, 1, 2] : first > 12 ? [2, 1, 0] : second > 12 ? [2, 0, 1] : nil
    let date = order.map { $0.map { padded(parts[$0]) }.joined(separator: "-") }
    return date.flatMap { isDate($0) ? $0 : nil }
  }
}
