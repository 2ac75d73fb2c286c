import Foundation

private enum CalendarKey: DependencyKey {
  static var liveValue: Calendar { .autoupdatingCurrent }
  static var testValue: Calendar {
    reportUnset("calendar", example: "Calendar(identifier: .gregorian)")
    return Calendar(identifier: .gregorian)
  }
}

private enum LocaleKey: DependencyKey {
  static var liveValue: Locale { .autoupdatingCurrent }
  static var testValue: Locale {
    reportUnset("locale", example: #"Locale(identifier: "en_US")"#)
    return Locale(identifier: "en_US_POSIX")
  }
}

private enum TimeZoneKey: DependencyKey {
  static var liveValue: TimeZone { .autoupdatingCurrent }
  static var testValue: TimeZone {
    reportUnset("timeZone", example: ".gmt")
    return .gmt
  }
}

private func reportUnset(_ name: String, example: String) {
  guard !DependencyValues.isUpdating else { return }
  reportIssue("A test reads the system's \(name). Set it: '$0.\(name) = \(example)'.")
}

extension DependencyValues {
  /// The calendar for date arithmetic. A test must set it.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The locale for formatting. A test must set it.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone for showing dates. A test must set it.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
