/// The error that an unset endpoint of a client throws. `@DependencyClient` generates such endpoints.
public struct UnimplementedEndpoint: Error, Equatable {
  /// The endpoint: `Client.fetch`.
  public let name: String

  /// Reports the call of an unset endpoint, which fails a test.
  public init(reporting name: String) {
    self.name = name
    reportIssue(
      """
      Unimplemented: \(name)

      It was called, but it is not set. Set it in 'withDependencies'.
      """
    )
  }
}

/// A clock that reports an issue when it is used, and never waits.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// The time since an arbitrary origin.
  public typealias Instant = OffsetInstant<Duration>

  /// Makes the clock.
  public init() where Duration == Swift.Duration {}

  /// Always the origin. Reports an issue.
  public var now: Instant {
    report()
    return Instant(offset: .zero)
  }

  /// Zero. Reports an issue.
  public var minimumResolution: Duration {
    report()
    return .zero
  }

  /// Returns at once. Reports an issue, and throws a `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    report()
    try Task.checkCancellation()
  }

  private func report() {
    reportIssue("A test uses the clock. Set it: '$0.continuousClock = TestClock()' or 'ImmediateClock()'.")
  }
}
