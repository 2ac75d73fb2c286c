/// The totals of the duas of a journey: if a journey states its own totals, they must equal these.
public struct JourneyTotals: Equatable, Sendable {
  /// The experience points of all duas.
  public let xp: Int
  /// The duration of all duas in whole minutes, at least 1; nil if a dua has no duration.
  public let minutes: Int?

  /// `duas` are the points and the duration, in seconds, of each step's dua. Sums are clamped to `Int.max`.
  public init(duas: some Sequence<(xp: Int, duration: Int?)>) {
    var xp = 0
    var seconds: Int? = 0
    for dua in duas {
      xp = xp.addingOrLimit(dua.xp)
      if let sum = seconds { seconds = dua.duration.map(sum.addingOrLimit) }
    }
    self.xp = xp
    minutes = seconds.map(Self.minutes(seconds:))
  }

  /// Seconds rounded to the nearest minute, half a minute up, and at least 1.
  public static func minutes(seconds: Int) -> Int {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    return max(1, rest >= 30 ? minutes + 1 : minutes)
  }
}

extension Int {
  fileprivate func addingOrLimit(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    guard overflow else { return sum }
    return other < 0 ? .min : .max
  }
}
