extension Reducer {
  /// Runs a closure after this reducer has changed a part of the state.
  ///
  /// ```swift
  /// BindingReducer()
  ///   .onChange(of: \.query) { oldValue, state in
  ///     .send(.queryChanged(state.query))
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toValue: The part to watch. It is read before and after every action.
  ///   - react: Receives the old value and the new state, may change the state, and returns an effect.
  public func onChange<V: Equatable>(
    of toValue: @escaping (State) -> V,
    _ react: @escaping (_ oldValue: V, _ state: inout State) -> Effect<Action>
  ) -> _OnChangeReducer<Self, V> {
    _OnChangeReducer(base: self, toValue: toValue) { oldValue, _, state, _ in react(oldValue, &state) }
  }

  /// Runs a reducer after this reducer has changed a part of the state.
  ///
  /// - Parameters:
  ///   - toValue: The part to watch. It is read before and after every action.
  ///   - reducer: Receives the old and the new value, and makes the reducer that runs on the same action.
  public func onChange<V: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V> {
    _OnChangeReducer(base: self, toValue: toValue) { oldValue, newValue, state, action in
      reducer(oldValue, newValue)._resolve().run(&state, action)
    }
  }
}

/// The reducer that `onChange` returns.
public struct _OnChangeReducer<Base: Reducer, Value: Equatable>: _ResolvedReducer {
  @usableFromInline let base: Base
  @usableFromInline let toValue: (Base.State) -> Value
  @usableFromInline let react: (Value, Value, inout Base.State, Base.Action) -> Effect<Base.Action>

  /// Runs the reducer, then the reaction if the value has changed.
  @inlinable
  public func _resolve() -> Reduce<Base.State, Base.Action> {
    let base = base._resolve().run
    return Reduce { state, action in
      let oldValue = toValue(state)
      let effect = base(&state, action)
      let newValue = toValue(state)
      return oldValue == newValue ? effect : effect.merge(with: react(oldValue, newValue, &state, action))
    }
  }
}
