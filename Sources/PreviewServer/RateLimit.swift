/// How often something may happen: as often as there are tokens in a bucket, which is filled at a constant rate.
public struct RateLimit: Sendable {
  private let capacity: Double
  private let perSecond: Double
  private var tokens: Double
  private var last: Duration?

  /// - Parameters:
  ///   - burst: How often it may happen at once.
  ///   - perSecond: How often in a second for longer.
  public init(burst: Int, perSecond: Int) {
    capacity = Double(burst)
    self.perSecond = Double(perSecond)
    tokens = capacity
  }

  /// Counts one more time.
  ///
  /// - Parameter time: The time since some moment, which does not go back.
  /// - Returns: Whether it may happen.
  mutating func allows(at time: Duration) -> Bool {
    if let last { tokens = min(capacity, tokens + (time - last) / .seconds(1) * perSecond) }
    last = time
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
