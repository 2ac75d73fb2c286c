extension Store where Action: BindableAction, Action.State == State {
  /// A binding to a property. Setting it sends a binding action; see ``BindingReducer``.
  public func binding<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreBinding<Value> {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return StoreBinding(
      get: { self.withState { $0[keyPath: keyPath] } },
      set: { self.set(keyPath, to: $0, at: location) { .binding($0) } }
    )
  }
}

extension Store
where Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State {
  /// A binding to a property. Setting it sends a binding action of the view; see ``BindingReducer``.
  public func binding<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreBinding<Value> {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return StoreBinding(
      get: { self.withState { $0[keyPath: keyPath] } },
      set: { self.set(keyPath, to: $0, at: location) { .view(.binding($0)) } }
    )
  }
}

extension Store {
  /// A binding to a part of the state. Setting it sends an action with the new value.
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
