import Synchronization

/// Where one task of the main actor waits for an activity to end.
///
/// A continuation would resume the task on another thread, only to have it hop back to the main actor: two
/// threads would be woken for nothing. So the task changes to the executor of this actor, which keeps it until
/// the activity ends, and from there straight back.
actor ActivityEnd {
  private let gate = Gate()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    gate.asUnownedSerialExecutor()
  }

  /// Returns when ``reach()`` is called.
  func wait() {
    // To change to the executor is to wait. In a method that does nothing the optimizer would leave the change out.
    preconditionIsolated()
  }

  @MainActor
  func reach() {
    gate.open()
  }
}

/// An executor that runs nothing until it is opened.
private final class Gate: SerialExecutor {
  private struct Jobs {
    var kept: [UnownedJob] = []
    var isOpen = false
  }

  private let jobs = Mutex(Jobs())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isOpen = jobs.withLock { jobs in
      if !jobs.isOpen { jobs.kept.append(job) }
      return jobs.isOpen
    }
    if isOpen { run(job) }
  }

  func open() {
    let kept = jobs.withLock { jobs in
      jobs.isOpen = true
      defer { jobs.kept = [] }
      return jobs.kept
    }
    for job in kept { run(job) }
  }

  private func run(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedSerialExecutor())
  }
}
