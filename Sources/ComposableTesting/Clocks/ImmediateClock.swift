import Composable

/// A clock on which nobody waits: a sleep ends at once, and the time is then its deadline.
public final class ImmediateClock: Clock, Sendable {
  /// A moment: the time since the clock was made.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  private let time = Locked(Duration.zero)

  /// Makes the clock.
  public init() {}

  public var now: Instant {
    Instant(offset: time.withLock { $0 })
  }

  public var minimumResolution: Duration {
    .zero
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline.offset) }
    // Lets other tasks run, as a real sleep does.
    await Task.yield()
  }
}
