import Composable

/// The time that a build takes. It reaches the summary only, never an artifact.
public struct StopwatchClient: Sendable {
  /// The time since some fixed moment; never runs backwards.
  public var now: @Sendable () -> Duration

  public init(now: @escaping @Sendable () -> Duration) { self.now = now }
}

extension StopwatchClient: DependencyKey {
  public static let liveValue: StopwatchClient = {
    let clock = ContinuousClock()
    let start = clock.now
    return StopwatchClient { start.duration(to: clock.now) }
  }()
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
