/// What an action sent to a store set off: wait for it to end, or cancel it.
///
/// It covers the effects of the action, the actions they send, the effects of those, and so on.
public struct StoreTask: Hashable, Sendable {
  @usableFromInline let activity: Activity?

  @inlinable
  package init(activity: Activity?) {
    self.activity = activity
  }

  /// Waits until everything the action set off has ended.
  ///
  /// Cancelling the task that waits cancels the effects too.
  @MainActor
  public func finish() async {
    guard let activity, activity.isInFlight else { return }
    await withTaskCancellationHandler {
      await activity.finish()
    } onCancel: {
      Task { @MainActor in activity.cancellation.cancel() }
    }
  }

  /// Cancels everything the action set off.
  @MainActor
  public func cancel() {
    activity?.cancellation.cancel()
  }

  /// Whether ``cancel()`` was called.
  @MainActor
  public var isCancelled: Bool {
    activity?.cancellation.isCancelled ?? false
  }

  /// Whether both are what one action set off. All that set off nothing are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.activity === rhs.activity
  }

  /// Hashes what the action set off.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(activity.map(ObjectIdentifier.init))
  }
}
