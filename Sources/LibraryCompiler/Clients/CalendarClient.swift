import Composable
import UnicodeText

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The date on which a review is signed. No artifact contains it.
public struct CalendarClient: Sendable {
  /// The current day in the local time zone, as in ISO 8601: `2026-01-31`.
  public var today: @Sendable () -> String

  public init(today: @escaping @Sendable () -> String) { self.today = today }
}

extension CalendarClient: DependencyKey {
  /// The calendar of the system.
  public static let liveValue = CalendarClient {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return [(parts.tm_year + 1900, 4), (parts.tm_mon + 1, 2), (parts.tm_mday, 2)]
      .map { String($0, paddedTo: $1) }
      .joined(separator: "-")
  }
  /// Reports every use as a test failure.
  public static let testValue = CalendarClient {
    reportIssue("CalendarClient.today is not set")
    return "1970-01-01"
  }
}

extension DependencyValues {
  /// The date on which a review is signed.
  public var calendar: CalendarClient {
    get { self[CalendarClient.self] }
    set { self[CalendarClient.self] = newValue }
  }
}
