import Composable

/// Measures how long a build takes. Used in the summary only, never in an artifact.
public struct StopwatchClient: Sendable {
  /// The time since a fixed moment; monotonic.
  public var now: @Sendable () -> Duration

  public init(now: @escaping @Sendable () -> Duration) { self.now = now }
}

extension StopwatchClient: DependencyKey {
  /// The monotonic clock of the system.
  public static let liveValue: StopwatchClient = {
    let clock = ContinuousClock()
    let start = clock.now
    return StopwatchClient { start.duration(to: clock.now) }
  }()
  /// Reports every use as a test failure.
  public static let testValue = StopwatchClient {
    reportIssue("StopwatchClient.now is not set")
    return .zero
  }
}

extension DependencyValues {
  /// Measures how long a build takes.
  public var stopwatch: StopwatchClient {
    get { self[StopwatchClient.self] }
    set { self[StopwatchClient.self] = newValue }
  }
}
