/// A view that sends the view actions of its feature: `send(.addTapped)` is `store.send(.view(.addTapped))`.
///
/// `@ViewAction` conforms views to it.
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the feature.
  associatedtype StoreState
  /// The actions of the feature, with a separate case for the actions of views.
  associatedtype StoreAction: ViewAction

  /// The store of the feature.
  @MainActor var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends a view action.
  ///
  /// - Returns: A handle on the effects that are still in flight.
  @MainActor
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}
