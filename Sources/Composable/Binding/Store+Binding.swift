extension Store where Action: BindableAction, Action.State == State {
  /// Binds a property: setting it sends the action that sets it; see ``BindingReducer``.
  public func binding<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value> & Sendable
  ) -> StoreBinding<Value> {
    StoreBinding(
      get: { self.withState { $0[keyPath: keyPath] } },
      set: { self.send(.set(keyPath, $0)) }
    )
  }
}

extension Store
where Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State {
  /// Binds a property: setting it sends the view's action that sets it; see ``BindingReducer``.
  public func binding<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value> & Sendable
  ) -> StoreBinding<Value> {
    StoreBinding(
      get: { self.withState { $0[keyPath: keyPath] } },
      set: { self.send(.view(.set(keyPath, $0))) }
    )
  }
}

extension Store {
  /// Binds a part of the state to an action: setting it sends the action with the new value.
  ///
  /// ```swift
  /// let tab = store.binding(\.tab, sending: \.tabSelected)
  /// ```
  public func binding<Value>(
    _ state: KeyPath<State, Value>,
    sending action: CaseKeyPath<Action, Value>
  ) -> StoreBinding<Value> {
    let path = AnyCasePath(action)
    return StoreBinding(
      get: { self.withState { $0[keyPath: state] } },
      set: { self.send(path.embed($0)) }
    )
  }
}
