import Locks

/// Lets tasks of the main actor wait for an activity to end.
///
/// A continuation would resume the task on another thread, which would then hop back to the main actor: two thread
/// wake-ups for nothing. Instead the task hops to the executor of this actor, which holds it until the activity
/// ends, and from there directly back.
actor ActivityEnd {
  private let gate = Gate()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    gate.asUnownedSerialExecutor()
  }

  /// Returns when ``reach()`` is called.
  func wait() {
    // Hopping to the executor is the wait. The optimizer would remove the hop from an empty method.
    preconditionIsolated()
  }

  @MainActor
  func reach() {
    gate.open()
  }
}

/// An executor that holds its jobs until it is opened.
private final class Gate: SerialExecutor {
  private struct Jobs {
    /// Most activities are awaited by one task, which needs no array.
    var first: UnownedJob?
    var others: [UnownedJob] = []
    var isOpen = false

    mutating func keep(_ job: UnownedJob) {
      if first == nil { first = job } else { others.append(job) }
    }
  }

  private let jobs = Lock(Jobs())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isOpen = jobs.withLock { jobs in
      if !jobs.isOpen { jobs.keep(job) }
      return jobs.isOpen
    }
    if isOpen { run(job) }
  }

  func open() {
    let kept = jobs.withLock { jobs in
      defer { jobs = Jobs(isOpen: true) }
      return jobs
    }
    if let first = kept.first { run(first) }
    for job in kept.others { run(job) }
  }

  private func run(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedSerialExecutor())
  }
}
