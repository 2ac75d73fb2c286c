/// The presented child that an effect belongs to, so that the effect can dismiss it.
@MainActor
final class EffectOwner {
  private let cancellation: CancellationNode
  private let sendDismissal: @MainActor () -> Void

  /// Makes an owner.
  ///
  /// - Parameters:
  ///   - cancellation: Cancelled when the child has been dismissed.
  ///   - sendDismissal: Sends the action that dismisses the child.
  init(cancellation: CancellationNode, sendDismissal: @escaping @MainActor () -> Void) {
    self.cancellation = cancellation
    self.sendDismissal = sendDismissal
  }

  /// Dismisses the child, unless it has already been dismissed.
  func dismiss() {
    guard !cancellation.isCancelled else { return }
    sendDismissal()
  }
}
