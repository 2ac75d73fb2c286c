import Composable

/// A clock on which nobody waits: a sleep ends at once, and the time is then its deadline.
public final class ImmediateClock: Clock, Sendable {
  /// A moment: the time since the clock was made.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

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

  private let time = Locked(Duration.zero)

  /// Makes the clock.
  public init() {}

  /// The deadline of the sleep that went furthest so far.
  public var now: Instant {
    Instant(offset: time.withLock { $0 })
  }

  /// Zero: any duration can be waited for.
  public var minimumResolution: Duration {
    .zero
  }

  /// Lets other tasks run once, and returns. Throws a `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline.offset) }
    // Lets other tasks run, as a real sleep does.
    await Task.yield()
  }
}
