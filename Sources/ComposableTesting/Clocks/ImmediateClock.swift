import Composable

/// A clock that never waits: a sleep ends at once and advances the time to its deadline.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// The time since the clock was made.
  public typealias Instant = OffsetInstant<Duration>

  private let time = Locked(Duration.zero)

  /// Makes the clock.
  public init() where Duration == Swift.Duration {}

  /// The latest deadline of all sleeps so far.
  public var now: Instant {
    Instant(offset: time.withLock { $0 })
  }

  /// Zero: sleeps may have any duration.
  public var minimumResolution: Duration {
    .zero
  }

  /// Yields once and returns. Throws a `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline.offset) }
    // Other tasks run during a real sleep, too.
    await Task.yield()
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock that never waits. Where any clock is expected, as by `\.continuousClock`, write `ImmediateClock()`.
  public static var immediate: Self { Self() }
}
