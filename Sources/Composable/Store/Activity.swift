/// Everything that follows from one action sent to a store: its effects, the actions these send, and so on.
@MainActor
package final class Activity {
  /// Cancelled along with the activity.
  let cancellation = CancellationNode()
  private var pending = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Whether effects are running or actions are waiting to be reduced.
  package var isInFlight: Bool {
    pending > 0
  }

  func begin() {
    pending += 1
  }

  func end() {
    pending -= 1
    guard pending == 0 else { return }
    let resumed = waiters
    waiters = []
    for waiter in resumed { waiter.resume() }
  }

  func finish() async {
    guard isInFlight else { return }
    await withCheckedContinuation { waiters.append($0) }
  }
}

extension Activity {
  /// Cancels everything in flight.
  package func cancel() {
    cancellation.cancel()
  }
}
