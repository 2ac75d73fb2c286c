/// A task that sleeps on a test clock.
struct Sleeper<Duration: DurationProtocol & Hashable> {
  let id: Int
  let deadline: Duration
  /// The scheduler of the task if it is an effect of a test store.
  let scheduler: EffectScheduler?
  let continuation: CheckedContinuation<Void, any Error>
}

/// The time of a test clock and the tasks that sleep on it. The caller resumes the returned continuations outside its
/// lock.
struct Timeline<Duration: DurationProtocol & Hashable> {
  /// Continuations to resume.
  struct Woken {
    var sleepers: [Sleeper<Duration>] = []
    var waiters: [CheckedContinuation<Void, Never>] = []
    var cancelled: Sleeper<Duration>?

    func resume() {
      for sleeper in sleepers { sleeper.continuation.resume() }
      for waiter in waiters { waiter.resume() }
      cancelled?.continuation.resume(throwing: CancellationError())
    }
  }

  var now = Duration.zero
  /// The schedulers of the effects that have slept here, in the order of their first sleep.
  private(set) var schedulers: [EffectScheduler] = []
  /// Whether tasks have slept here that are not effects of a test store.
  private(set) var hasOtherTasks = false
  /// Sorted by deadline; sleepers with the same deadline are in the order in which they began to sleep.
  private var sleepers: [Sleeper<Duration>] = []
  private var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  /// Tasks that were cancelled before they began to sleep.
  private var cancelled: Set<Int> = []
  private var lastID = 0

  var nextDeadline: Duration? {
    sleepers.first?.deadline
  }

  mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func sleep(_ sleeper: Sleeper<Duration>) -> Woken {
    if cancelled.remove(sleeper.id) != nil { return Woken(cancelled: sleeper) }
    if let scheduler = sleeper.scheduler, !schedulers.contains(where: { $0 === scheduler }) {
      schedulers.append(scheduler)
    }
    if sleeper.scheduler == nil { hasOtherTasks = true }
    guard sleeper.deadline >= now else { return Woken(sleepers: [sleeper]) }
    let index = sleepers.firstIndex { $0.deadline > sleeper.deadline } ?? sleepers.endIndex
    sleepers.insert(sleeper, at: index)
    return Woken(waiters: satisfiedWaiters())
  }

  /// Removes a sleeper, or prevents it from sleeping if it has not begun to.
  mutating func cancel(_ id: Int) -> Sleeper<Duration>? {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else {
      cancelled.insert(id)
      return nil
    }
    return sleepers.remove(at: index)
  }

  /// Advances the time to the next deadline that is not after `limit`, and removes its sleeper.
  mutating func wakeNext(until limit: Duration) -> Sleeper<Duration>? {
    guard let sleeper = sleepers.first, sleeper.deadline <= limit else { return nil }
    now = max(now, sleeper.deadline)
    return sleepers.removeFirst()
  }

  mutating func wait(forSleepers count: Int, _ continuation: CheckedContinuation<Void, Never>) -> Woken {
    waiters.append((count, continuation))
    return Woken(waiters: satisfiedWaiters())
  }

  private mutating func satisfiedWaiters() -> [CheckedContinuation<Void, Never>] {
    let satisfied = waiters.filter { $0.count <= sleepers.count }.map(\.continuation)
    waiters.removeAll { $0.count <= sleepers.count }
    return satisfied
  }
}
