import Foundation

extension UTCTime {
  /// The second that contains a date. A date outside the years 1970 to 9999 is taken for the nearest time in them.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    self.init(seconds: Int(exactly: min(max(0, seconds), Double(Self.latest.seconds))) ?? 0)
  }

  /// The beginning of the second.
  public var date: Date { Date(timeIntervalSince1970: Double(seconds)) }
}
