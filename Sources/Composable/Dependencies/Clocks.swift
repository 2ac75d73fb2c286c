private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static let testValue: any Clock<Duration> = UnimplementedClock()
}

extension DependencyValues {
  /// The clock that features sleep on. A test must set it, to a `TestClock` or an `ImmediateClock`.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static let testValue: any Clock<Duration> = UnimplementedClock()
}

extension DependencyValues {
  /// The clock that stops while the system sleeps. A test must set it, to a `TestClock` or an `ImmediateClock`.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

/// An instant of a simulated clock: the duration since an arbitrary origin.
public struct OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  package let offset: Duration

  package init(offset: Duration) {
    self.offset = offset
  }

  /// Returns the instant that is a duration later.
  public func advanced(by duration: Duration) -> Self {
    Self(offset: offset + duration)
  }

  /// Returns the duration from this instant to another.
  public func duration(to other: Self) -> Duration {
    other.offset - offset
  }

  /// Whether one instant is before another.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.offset < rhs.offset
  }
}
