import UnicodeText

/// A time in whole seconds, as metadata states it: `2026-01-31T12:00:00Z`.
public struct UTCTime: Comparable, Hashable, Sendable {
  /// Since 1970, without leap seconds.
  public var seconds: Int

  public init(seconds: Int) { self.seconds = seconds }

  /// A day, in seconds.
  public static let day = 86_400

  /// The latest time that the format can express, 9999-12-31T23:59:59Z.
  public static let latest = UTCTime(seconds: 253_402_300_799)

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.seconds < rhs.seconds }

  /// The time some days of 86,400 seconds later, or earlier for a negative number.
  public func adding(days: Int) -> UTCTime { UTCTime(seconds: seconds + days * Self.day) }
}

extension UTCTime: CustomStringConvertible {
  /// Nil unless the text is exactly of the form `YYYY-MM-DDTHH:MM:SSZ` and names a time that exists.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20 else { return nil }
    for (position, separator) in [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":"), (19, "Z")] {
      guard bytes[position] == separator.utf8.first else { return nil }
    }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in bytes[range] {
        guard byte.isASCIIDigit else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return value
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
      (1...12).contains(month), (1...Self.dayCount(year: year, month: month)).contains(day), hour < 24,
      minute < 60, second < 60
    else { return nil }
    seconds = Self.days(year: year, month: month, day: day) * Self.day + hour * 3600 + minute * 60 + second
  }

  /// The form of metadata. Times outside the years 1970 to 9999 are shown as the nearest in them.
  public var description: String {
    let seconds = min(max(0, seconds), Self.latest.seconds)
    var days = seconds / Self.day
    var year = 1970
    while days >= Self.dayCount(year: year) {
      days -= Self.dayCount(year: year)
      year += 1
    }
    var month = 1
    while days >= Self.dayCount(year: year, month: month) {
      days -= Self.dayCount(year: year, month: month)
      month += 1
    }
    let rest = seconds % Self.day
    return
      "\(Self.padded(year, 4))-\(Self.padded(month))-\(Self.padded(days + 1))T\(Self.padded(rest / 3600)):\(Self.padded(rest / 60 % 60)):\(Self.padded(rest % 60))Z"
  }

  private static func padded(_ number: Int, _ width: Int = 2) -> String {
    String(number, paddedTo: width)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func dayCount(year: Int) -> Int { isLeap(year) ? 366 : 365 }

  private static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The days from 1970-01-01 to a day of the Gregorian calendar.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    /// The leap days before the year.
    func leapDays(_ year: Int) -> Int {
      let last = year - 1
      return last / 4 - last / 100 + last / 400
    }
    let years = (year - 1970) * 365 + leapDays(year) - leapDays(1970)
    let months = (1..<month).reduce(0) { $0 + dayCount(year: year, month: $1) }
    return years + months + day - 1
  }
}
