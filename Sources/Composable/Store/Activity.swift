/// All work that one action sent to a store causes: its effects, the actions that they send, and so on.
@MainActor
@usableFromInline
package final class Activity {
  /// Cancelled along with the activity.
  let cancellation = CancellationNode()
  private var pending = 0
  private var ends: [ActivityEnd] = []

  /// Whether an effect is running or an action is waiting to be reduced.
  package var isInFlight: Bool {
    pending > 0
  }

  func begin() {
    pending += 1
  }

  func end() {
    pending -= 1
    guard pending == 0 else { return }
    let reached = ends
    ends = []
    for end in reached { end.reach() }
  }

  func finish() async {
    guard isInFlight else { return }
    let end = ActivityEnd()
    ends.append(end)
    await end.wait()
  }
}

extension Activity {
  /// Cancels everything in flight.
  package func cancel() {
    cancellation.cancel()
  }
}
