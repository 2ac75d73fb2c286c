/// Sends actions from an effect back to the store: `await send(.loaded)`; see
/// ``Effect/run(name:priority:operation:catch:fileID:filePath:line:column:)``.
///
/// It does nothing after the effect has been cancelled.
@MainActor
public struct Send<Action>: Sendable {
  private let send: @MainActor @Sendable (Action) -> Void

  /// Makes a `Send` from a closure that receives the actions.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// Sends an action, and returns after it has been reduced.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }
}
