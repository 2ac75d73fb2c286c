/// The child that an effect belongs to, so that the effect can dismiss it.
@MainActor
final class EffectPlacement {
  private let cancellation: CancellationNode
  private let sendDismissal: @MainActor () -> Void

  /// Makes a placement.
  ///
  /// - Parameters:
  ///   - cancellation: Cancelled when the child has gone away.
  ///   - sendDismissal: Sends the action that makes the child go away.
  init(cancellation: CancellationNode, sendDismissal: @escaping @MainActor () -> Void) {
    self.cancellation = cancellation
    self.sendDismissal = sendDismissal
  }

  /// Makes the child go away, unless it has already.
  func dismiss() {
    guard !cancellation.isCancelled else { return }
    sendDismissal()
  }
}

/// The child that the current task is an effect of.
enum CurrentPlacement {
  @TaskLocal static var value: EffectPlacement?
}
