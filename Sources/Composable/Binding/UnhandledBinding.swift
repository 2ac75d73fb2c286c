/// Records whether a reducer has applied the change of a binding.
final class BindingReceipt: Sendable {
  private let signed = Locked(false)

  var isSigned: Bool {
    signed.withLock { $0 }
  }

  func sign() {
    signed.withLock { $0 = true }
  }
}

extension Store {
  /// Sends the action of a binding, and reports if no reducer has applied its change.
  func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value> & Sendable,
    to value: Value,
    at location: IssueLocation? = nil,
    _ action: (BindingAction<State>) -> Action
  ) {
    var binding = BindingAction.set(keyPath, value)
    let receipt = BindingReceipt()
    binding.receipt = receipt
    sendHandled(
      action(binding),
      at: location,
      isHandled: { receipt.isSigned },
      otherwise: """
        A view has set '\(keyPath)', but no reducer has applied the change.

        Add 'BindingReducer()' to the body of the feature, above its 'Reduce'. If the binding actions are in a case, name \
        it: 'BindingReducer(action: \\.view)'.
        """
    )
  }

  /// Sends the action of a view, and reports if no reducer has handled it.
  ///
  /// An action that is sent while another is being reduced is not checked, because it has to wait. The view of a child that
  /// has been removed may still use its bindings while it disappears; nothing is sent then.
  ///
  /// - Parameters:
  ///   - location: Where the binding was made; `nil` for where the store was made.
  ///   - isHandled: Whether the action has been handled, called after it has been reduced.
  ///   - message: What is missing.
  func sendHandled(
    _ action: Action,
    at location: IssueLocation?,
    isHandled: () -> Bool,
    otherwise message: @autoclosure () -> String
  ) {
    let isIdle = source.isIdle
    guard !isIdle || source.isPresent else { return }
    send(action)
    if isIdle, !isHandled() { (location ?? source.location).report(message()) }
  }
}
