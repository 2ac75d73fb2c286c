import Foundation

/// A calendar day of the user, by which practice is counted.
///
/// A day does not remember its time zone: whoever travels keeps the days of their history.
public struct Day: Hashable, Comparable, Sendable {
  /// The number of days since 1 January 1970.
  public let number: Int

  public init(number: Int) { self.number = number }

  /// The day of a moment in a time zone.
  public init(of date: Date, in timeZone: TimeZone) {
    let local = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
    number = Int((local / Self.seconds).rounded(.down))
  }

  /// The day some days later, or earlier for a negative number.
  public func advanced(by days: Int) -> Day { Day(number: number + days) }

  /// The moment at which the day begins in a time zone. Where the clocks change at midnight, it is the first moment of the day.
  public func start(in timeZone: TimeZone) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let noon = Date(timeIntervalSince1970: (Double(number) + 0.5) * Self.seconds)
    let shifted = noon.addingTimeInterval(-Double(timeZone.secondsFromGMT(for: noon)))
    return calendar.startOfDay(for: shifted)
  }

  /// The day of the week: 1 for Sunday, as in `Calendar`. 1 January 1970 was a Thursday.
  public var weekday: Int { ((number % 7) + 7 + 4) % 7 + 1 }

  /// The day of the month, from 1.
  public var dayOfMonth: Int {
    Self.calendar.component(.day, from: Date(timeIntervalSince1970: Double(number) * Self.seconds))
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }

  private static let seconds: Double = 86_400
}

extension Day: CustomStringConvertible {
  /// `2026-01-31`, as in ISO 8601.
  public var description: String {
    let date = Date(timeIntervalSince1970: Double(number) * Self.seconds)
    let parts = Self.calendar.dateComponents([.year, .month, .day], from: date)
    return [(parts.year ?? 0, 4), (parts.month ?? 0, 2), (parts.day ?? 0, 2)]
      .map { value, width in
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
      }
      .joined(separator: "-")
  }

  /// Nil unless the text is a date such as `2026-01-31`.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } })
    else { return nil }
    let components = DateComponents(year: Int(parts[0]), month: Int(parts[1]), day: Int(parts[2]))
    guard let date = Self.calendar.date(from: components) else { return nil }
    number = Int((date.timeIntervalSince1970 / Self.seconds).rounded(.down))
    // The calendar accepts 31 February, as a day of March.
    guard description == text else { return nil }
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}

/// A day is encoded as its date. Decoding throws a `DecodingError` if the text is not a date such as `2026-01-31`.
extension Day: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Day(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "`\(text)` is not a date such as `2026-01-31`"
      )
    }
    self = day
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
