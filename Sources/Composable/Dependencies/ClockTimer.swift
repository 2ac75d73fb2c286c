extension Clock where Duration == Swift.Duration {
  /// The ticks of a timer: `for await _ in clock.timer(interval: .seconds(1)) { … }`.
  ///
  /// The first tick comes after one interval. The sequence ends when the task is cancelled. Ticks that are missed
  /// because the loop is slow are skipped.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks; must be positive.
  ///   - tolerance: The maximum delay of a tick; `nil` for the clock's default.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> ClockTimer {
    ClockTimer(clock: self, interval: interval, tolerance: tolerance)
  }
}

/// The ticks of a timer; see `Clock.timer(interval:tolerance:)`.
public struct ClockTimer: AsyncSequence, Sendable {
  /// Waits for the next tick.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let waitForTick: () async -> Bool

    /// Waits for the next tick; `nil` when the task has been cancelled.
    public mutating func next() async -> Void? {
      await waitForTick() ? () : nil
    }
  }

  private let makeWait: @Sendable () -> () async -> Bool

  fileprivate init<C: Clock>(clock: C, interval: Duration, tolerance: Duration?)
  where C.Duration == Duration {
    makeWait = {
      var deadline = clock.now.advanced(by: interval)
      return {
        do { try await clock.sleep(until: deadline, tolerance: tolerance) } catch { return false }
        let missed = (deadline.duration(to: clock.now) / interval).rounded(.down)
        deadline = deadline.advanced(by: interval * (1 + Swift.max(0, missed)))
        return true
      }
    }
  }

  /// Starts the timer: the first tick comes one interval after this call.
  public func makeAsyncIterator() -> Iterator {
    Iterator(waitForTick: makeWait())
  }
}
