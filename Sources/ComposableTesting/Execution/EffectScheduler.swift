import Composable
import Foundation

/// Runs the effects of one test store on the main thread and knows when they have come to rest.
///
/// The jobs of effects and the hops of `await send(…)` go through one queue, first in, first out. Hence
/// effects interleave in the same way in every run, and rest is a fact that can be observed: no effect is in flight, or
/// the queue has turned ``idleTurns`` times without one asking to run again.
final class EffectScheduler: Sendable {
  /// The scheduler of the effect that the current task belongs to.
  @TaskLocal static var current: EffectScheduler?

  /// How many turns of the queue effects may go on without coming to rest: far more than any chain of actions takes.
  static let turnLimit = 200_000

  /// How many turns of the queue in a row show that effects wait for something outside.
  ///
  /// One would do if all jobs of an effect came here. But a task with an executor of its own goes to the end of the
  /// main queue, past this scheduler, whenever it calls a function of the main actor or returns from one, even from
  /// one such function to another. A turn lasts as long as two of these hops.
  static let idleTurns = 64

  private struct Jobs {
    var enqueued = 0
    var pending = 0
  }

  private let jobs = Locked(Jobs())

  /// Whether no effect waits to run on this scheduler.
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
      // Before these systems a task cannot be given an executor: `receive` then waits for what arrives.
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

  /// Waits until every effect has ended or waits for something outside: a clock, a stream, another queue.
  ///
  /// The limit counts turns and not time: a machine under load takes long over few turns, an effect that never comes to
  /// rest takes any number of them.
  ///
  /// - Parameters:
  ///   - turns: How many turns of the queue to wait for effects that never come to rest.
  ///   - hasEffects: Whether an effect is in flight. Without one there is nothing to wait for.
  /// - Returns: Whether the effects came to rest.
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
    scheduler.enqueue { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
