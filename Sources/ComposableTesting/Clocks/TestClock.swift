import Composable

/// A clock whose time is controlled by a test.
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
/// Time advances only when the effects of a ``TestStore`` are idle. Other tasks get time to begin to sleep; to wait until
/// they do, use ``waitForSleepers(_:)``.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// The time since the clock was made.
  public typealias Instant = OffsetInstant<Duration>

  private let timeline = Locked(Timeline<Duration>())

  /// Makes a clock at the origin of its time.
  public init() where Duration == Swift.Duration {}

  /// The time that the test has advanced the clock to.
  public var now: Instant {
    Instant(offset: timeline.withLock { $0.now })
  }

  /// Zero: sleeps may have any duration.
  public var minimumResolution: Duration {
    .zero
  }

  /// Waits until the test advances the clock to a deadline, or at all if the deadline is now. Throws a
  /// `CancellationError` if the task is cancelled.
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

  /// Advances the time by a duration. Sleepers wake one by one, in the order of their deadlines.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the time to an instant. Sleepers wake one by one, in the order of their deadlines.
  public func advance(to deadline: Instant) async {
    await settle()
    while let sleeper = timeline.withLock({ $0.wakeNext(until: deadline.offset) }) {
      sleeper.continuation.resume()
      await settle()
    }
    timeline.withLock { $0.now = max($0.now, deadline.offset) }
  }

  /// Advances the time until no task sleeps.
  ///
  /// - Parameter timeout: The real time after which tasks that keep sleeping are reported; `nil` to go on as long as tasks
  ///   sleep, forever if one sleeps in a loop.
  public func run(
    timeout: Swift.Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let start = ContinuousClock.now
    await settle()
    while let deadline = timeline.withLock({ $0.nextDeadline }) {
      if let timeout, start.duration(to: .now) >= timeout {
        return IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
          """
          Tasks still sleep on the clock after \(timeout).

          Advance it by the time that the test needs, or cancel the tasks.
          """
        )
      }
      // One at a time: tasks that sleep for no time never let `advance(to:)` return.
      timeline.withLock { $0.wakeNext(until: deadline) }?.continuation.resume()
      await settle()
    }
  }

  /// Checks that no task sleeps on the clock.
  ///
  /// - Throws: ``SuspensionError`` if one does.
  public func checkSuspension() async throws {
    await settle()
    if timeline.withLock({ $0.nextDeadline }) != nil { throw SuspensionError() }
  }

  /// Waits until at least a number of tasks sleep on the clock.
  ///
  /// It is needed only for tasks that are not effects of a ``TestStore``, and that have a long way to their sleep.
  public func waitForSleepers(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let woken = timeline.withLock { $0.wait(forSleepers: count, continuation) }
      woken.resume()
    }
  }

  private func settle() async {
    let (schedulers, hasOtherTasks) = timeline.withLock { ($0.schedulers, $0.hasOtherTasks) }
    for scheduler in schedulers { _ = await scheduler.settle() }
    if schedulers.isEmpty || hasOtherTasks { await letOtherTasksRun() }
  }

  /// Lets tasks run whose work cannot be observed, such as the effects of a store. A new task runs after those that are
  /// ready, and so does a new job of the main queue.
  private func letOtherTasksRun() async {
    for _ in 0..<20 {
      await Task.detached { await Task.yield() }.value
      await MainQueue.turn()
    }
  }
}

/// A task sleeps on a test clock that must have no sleepers; see ``TestClock/checkSuspension()``.
public struct SuspensionError: Error {}
