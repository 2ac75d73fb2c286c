import Composable
import Foundation

/// Runs the effects of one test store on the main thread, and detects when they are idle.
///
/// The jobs of effects and the hops of `await send(…)` go through one FIFO queue. Effects therefore interleave in the
/// same way in every run, and idleness can be observed: no effect is in flight, or the queue has turned ``idleTurns``
/// times without a new job of an effect.
final class EffectScheduler: Sendable {
  /// The scheduler of the effect that the current task belongs to.
  @TaskLocal static var current: EffectScheduler?

  /// The number of turns of the queue after which effects that are never idle are reported. No chain of actions comes
  /// close to it.
  static let turnLimit = 200_000

  /// The number of consecutive turns of the queue without a job after which effects count as idle.
  ///
  /// One turn suffices for every task that has begun here. A child task that begins on the main actor
  /// (`addTask { @MainActor in … }`), and an actor that calls the main actor, go directly to the end of the main queue
  /// at each such call. Those jobs cannot be counted: only an executable can replace the main executor, the runtime's
  /// hook for its jobs is not called since Swift 6.2, and a job does not reveal the task locals of its task. A turn lasts
  /// as long as two of these hops.
  static let idleTurns = 64

  private struct Jobs {
    var enqueued = 0
    var pending = 0
  }

  private let jobs = Locked(Jobs())

  /// Whether no job of an effect is queued.
  var isIdle: Bool {
    jobs.withLock { $0.pending == 0 }
  }

  /// Makes the task of an effect.
  func start(
    _ name: String?,
    _ priority: TaskPriority?,
    _ work: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    Self.$current.withValue(self) {
      // Earlier systems have no task executors. There, `receive` waits until an action arrives.
      if #available(macOS 15, iOS 18, *) {
        Task(
          name: name,
          executorPreference: MainQueueExecutor(scheduler: self),
          priority: priority,
          operation: work
        )
      } else {
        Task(name: name, priority: priority, operation: work)
      }
    }
  }

  /// Waits until every effect has ended or waits for something external: a clock, a stream, another queue.
  ///
  /// The limit is a number of turns, not a time: a machine under load needs a long time for a few turns, and an effect
  /// that is never idle takes any number of turns.
  ///
  /// - Parameters:
  ///   - turns: The maximum number of turns of the queue to wait.
  ///   - hasEffects: Whether an effect is in flight. If not, there is nothing to wait for.
  /// - Returns: Whether the effects are idle.
  @MainActor
  func settle(
    turns: Int = EffectScheduler.turnLimit,
    while hasEffects: () -> Bool = { true }
  ) async -> Bool {
    var idleTurns = 0
    for _ in 0..<turns {
      let before = jobs.withLock { $0.enqueued }
      await MainQueue.turn()
      let isIdle = jobs.withLock { $0.pending == 0 && $0.enqueued == before }
      idleTurns = isIdle ? idleTurns + 1 : 0
      if isIdle, idleTurns == Self.idleTurns || !hasEffects() { return true }
    }
    return false
  }

  fileprivate func enqueue(_ run: @escaping @Sendable () -> Void) {
    jobs.withLock {
      $0.enqueued += 1
      $0.pending += 1
    }
    DispatchQueue.main.async {
      run()
      self.jobs.withLock { $0.pending -= 1 }
    }
  }
}

@available(macOS 15, iOS 18, *)
private final class MainQueueExecutor: TaskExecutor {
  private let scheduler: EffectScheduler

  init(scheduler: EffectScheduler) {
    self.scheduler = scheduler
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // The closure keeps the executor alive until the job has run.
    scheduler.enqueue {
      // The queue is the main actor's, so calls of the main actor need no hop, which would not come here.
      job.runSynchronously(
        isolatedTo: MainActor.sharedUnownedExecutor,
        taskExecutor: self.asUnownedTaskExecutor()
      )
    }
  }
}
