extension BindingAction {
  /// Not available: the property cannot be set.
  @available(
    *,
    unavailable,
    message:
      "The property cannot be set. A shared one is changed by a reducer: 'state.$name.withLock { $0 = value }'."
  )
  @_disfavoredOverload
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: KeyPath<Root, Value>,
    _ value: Value
  ) -> Self {
    notAvailable()
  }
}

extension BindableAction {
  /// Not available: the property cannot be set.
  @available(
    *,
    unavailable,
    message:
      "The property cannot be set. A shared one is changed by a reducer: 'state.$name.withLock { $0 = value }'."
  )
  @_disfavoredOverload
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: KeyPath<State, Value>,
    _ value: Value
  ) -> Self {
    notAvailable()
  }
}
