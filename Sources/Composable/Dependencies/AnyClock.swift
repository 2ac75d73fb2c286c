/// A clock of any type with a type of durations.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A time, as the duration since the clock was wrapped.
  public typealias Instant = OffsetInstant<Duration>

  private let currentOffset: @Sendable () -> Duration
  private let resolution: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Duration, Duration?) async throws -> Void

  /// Hides the type of a clock.
  public init<C: Clock>(_ clock: C) where C.Instant.Duration == Duration {
    let start = clock.now
    currentOffset = { start.duration(to: clock.now) }
    resolution = { clock.minimumResolution }
    sleepUntil = { try await clock.sleep(until: start.advanced(by: $0), tolerance: $1) }
  }

  /// The time since the clock was wrapped.
  public var now: Instant {
    Instant(offset: currentOffset())
  }

  /// The resolution of the clock.
  public var minimumResolution: Duration {
    resolution()
  }

  /// Sleeps on the clock.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline.offset, tolerance)
  }
}
