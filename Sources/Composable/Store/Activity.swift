/// All work that one action sent to a store causes: its effects, the actions that they send, and so on.
@MainActor
@usableFromInline
package final class Activity: CancellationNode {
  private var pending = 0
  /// All tasks that wait for the activity share it.
  private var awaitedEnd: ActivityEnd?

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
    awaitedEnd?.reach()
    awaitedEnd = nil
  }

  func finish() async {
    guard isInFlight else { return }
    let end = awaitedEnd ?? ActivityEnd()
    awaitedEnd = end
    await end.wait()
  }
}
