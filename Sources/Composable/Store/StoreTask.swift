/// A handle on the work that an action sent to a store started: wait for it to end, or cancel it.
///
/// It covers the effects of the action, the actions that they send, the effects of those, and so on.
public struct StoreTask: Hashable, Sendable {
  @usableFromInline let activity: Activity?

  @inlinable
  package init(activity: Activity?) {
    self.activity = activity
  }

  /// Waits until all work of the action has ended.
  ///
  /// Cancelling the task that waits also cancels the effects.
  @MainActor
  public func finish() async {
    guard let activity, activity.isInFlight else { return }
    await withTaskCancellationHandler {
      await activity.finish()
    } onCancel: {
      Task { @MainActor in activity.cancel() }
    }
  }

  /// Cancels all work of the action: at once on the main actor, otherwise with the next job of the main actor.
  public func cancel() {
    guard let activity else { return }
    if MainQueueMark.isCurrent {
      MainActor.assumeIsolated { activity.cancel() }
    } else {
      Task { @MainActor in activity.cancel() }
    }
  }

  /// Whether ``cancel()`` has been called.
  @MainActor
  public var isCancelled: Bool {
    activity?.isCancelled ?? false
  }

  /// Whether both are handles on the work of the same action. Handles on actions without effects are all equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.activity === rhs.activity
  }

  /// Hashes the identity of the work.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(activity.map(ObjectIdentifier.init))
  }
}
