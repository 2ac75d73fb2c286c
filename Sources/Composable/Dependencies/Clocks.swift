private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static let testValue: any Clock<Duration> = UnimplementedClock()
}

extension DependencyValues {
  /// The clock that features wait with. In a test it must be set, to a `TestClock` or an `ImmediateClock`.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }
}

/// A clock that reports an issue when it is used, and then does not wait.
public struct UnimplementedClock: Clock {
  /// A moment: the time since an arbitrary origin.
  public struct Instant: InstantProtocol {
    private let offset: Duration

    fileprivate init(offset: Duration) {
      self.offset = offset
    }

    /// The moment a duration later.
    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    /// The time from this moment to another.
    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    /// Whether one moment comes before another.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  /// Makes the clock.
  public init() {}

  /// The origin, at any time. Reading it is reported.
  public var now: Instant {
    report()
    return Instant(offset: .zero)
  }

  /// Zero. Reading it is reported.
  public var minimumResolution: Duration {
    report()
    return .zero
  }

  /// Returns at once, and is reported.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    report()
    try Task.checkCancellation()
  }

  private func report() {
    reportIssue("A test uses the clock. Set it: '$0.continuousClock = TestClock()' or 'ImmediateClock()'.")
  }
}
