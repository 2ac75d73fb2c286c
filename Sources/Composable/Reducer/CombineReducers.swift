/// Groups several reducers into one, so that an operator can be applied to all of them.
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  @usableFromInline let reducers: Reducers

  /// Makes one reducer from those listed in the closure; they run from top to bottom.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  /// Runs the reducers from top to bottom.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }

  /// Resolves the reducers inside; see ``Reducer/_resolve()``.
  @inlinable
  public func _resolve() -> Reduce<State, Action> {
    reducers._resolve()
  }
}
