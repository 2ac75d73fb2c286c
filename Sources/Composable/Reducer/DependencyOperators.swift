extension Reducer {
  /// Replaces one dependency in this reducer and its children.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency to replace.
  ///   - value: Its value within this reducer.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> some Reducer<State, Action> {
    _DependencyReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Replaces the dependency that is its own key in this reducer and its children: `.dependency(client)`.
  ///
  /// - Parameter value: Its value within this reducer.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> some Reducer<State, Action> where Value.Value == Value {
    _DependencyReducer(base: self) { $0[Value.self] = value }
  }

  /// Changes one dependency in this reducer and its children.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency to change.
  ///   - transform: Changes the value. Called for every action.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> some Reducer<State, Action> {
    _DependencyReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

private struct _DependencyReducer<Base: Reducer>: Reducer {
  let base: Base
  let update: (inout DependencyValues) -> Void

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies(update) { base.reduce(into: &state, action: action) }
  }

  func _resolve() -> Reduce<Base.State, Base.Action> {
    let run = withDependencies(update) { base._resolve().run }
    return Reduce { state, action in
      withDependencies(update) { run(&state, action) }
    }
  }
}
