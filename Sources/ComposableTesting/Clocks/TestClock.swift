import Composable

/// A clock whose time passes only when a test says so.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: Timer.State()) {
///   Timer()
/// } withDependencies: {
///   $0.continuousClock = clock
/// }
/// await store.send(.started)
/// await clock.advance(by: .seconds(1))
/// await store.receive(\.ticked) { $0.seconds = 1 }
/// ```
///
/// Effects of a ``TestStore`` have come to rest whenever time moves. Other tasks that sleep on the clock
/// must have begun to: see ``waitForSleepers(_:)``.
public final class TestClock: Clock, Sendable {
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

  private let timeline = Locked(Timeline())

  /// Makes a clock that stands at the beginning of its time.
  public init() {}

  /// The moment that the test has let time pass to.
  public var now: Instant {
    Instant(offset: timeline.withLock { $0.now })
  }

  /// Zero: any duration can be waited for.
  public var minimumResolution: Duration {
    .zero
  }

  /// Waits until the test lets time pass to a moment. Throws a `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let scheduler = EffectScheduler.current
    let id = timeline.withLock { $0.nextID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let woken = timeline.withLock {
          $0.sleep(
            Sleeper(id: id, deadline: deadline.offset, scheduler: scheduler, continuation: continuation)
          )
        }
        woken.resume()
      }
    } onCancel: {
      timeline.withLock { $0.cancel(id) }?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Lets time pass, waking those whose time has come one by one, in the order of their deadlines.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Lets time pass until a moment.
  public func advance(to deadline: Instant) async {
    await settle()
    while let sleeper = timeline.withLock({ $0.wakeNext(until: deadline.offset) }) {
      sleeper.continuation.resume()
      await settle()
    }
    timeline.withLock { $0.now = max($0.now, deadline.offset) }
  }

  /// Lets time pass until nobody sleeps. It never returns while a task sleeps again and again.
  public func run() async {
    await settle()
    while let deadline = timeline.withLock({ $0.nextDeadline }) {
      await advance(to: Instant(offset: deadline))
    }
  }

  /// Waits until at least a number of tasks sleep on the clock.
  ///
  /// Only tasks that are not effects of a ``TestStore`` need it.
  public func waitForSleepers(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let woken = timeline.withLock { $0.wait(forSleepers: count, continuation) }
      woken.resume()
    }
  }

  private func settle() async {
    for scheduler in timeline.withLock({ $0.schedulers }) {
      _ = await scheduler.settle()
    }
  }
}
