/// Two reducers that run in order, as ``ReducerBuilder`` combines them.
public struct _ReducerSequence<First: Reducer, Second: Reducer>: Reducer
where First.State == Second.State, First.Action == Second.Action {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  /// Runs the first reducer, then the second, and merges their effects.
  @inlinable
  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    first.reduce(into: &state, action: action).merge(with: second.reduce(into: &state, action: action))
  }

  /// Resolves the reducers inside; see ``Reducer/_resolve()``.
  @inlinable
  public func _resolve() -> Reduce<First.State, First.Action> {
    let first = first._resolve().run
    let second = second._resolve().run
    return Reduce { state, action in
      first(&state, action).merge(with: second(&state, action))
    }
  }
}

/// The reducer of an `if` without `else` in a ``ReducerBuilder``.
public struct _OptionalReducer<Wrapped: Reducer>: Reducer {
  @usableFromInline let reducer: Wrapped?

  @inlinable
  init(reducer: Wrapped?) {
    self.reducer = reducer
  }

  /// Runs the reducer if there is one.
  @inlinable
  public func reduce(into state: inout Wrapped.State, action: Wrapped.Action) -> Effect<Wrapped.Action> {
    reducer?.reduce(into: &state, action: action) ?? .none
  }

  /// Resolves the reducers inside; see ``Reducer/_resolve()``.
  @inlinable
  public func _resolve() -> Reduce<Wrapped.State, Wrapped.Action> {
    reducer?._resolve() ?? Reduce { _, _ in .none }
  }
}

/// The reducer of an `if … else` or a `switch` in a ``ReducerBuilder``.
public enum _ConditionalReducer<First: Reducer, Second: Reducer>: Reducer
where First.State == Second.State, First.Action == Second.Action {
  /// The reducer of the first branch.
  case first(First)
  /// The reducer of the second branch.
  case second(Second)

  /// Runs the reducer of the branch that was taken.
  @inlinable
  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    switch self {
    case .first(let reducer): reducer.reduce(into: &state, action: action)
    case .second(let reducer): reducer.reduce(into: &state, action: action)
    }
  }

  /// Resolves the reducers inside; see ``Reducer/_resolve()``.
  @inlinable
  public func _resolve() -> Reduce<First.State, First.Action> {
    switch self {
    case .first(let reducer): reducer._resolve()
    case .second(let reducer): reducer._resolve()
    }
  }
}

/// The reducers of a `for … in` loop in a ``ReducerBuilder``.
public struct _ReducerArray<Element: Reducer>: _ResolvedReducer {
  @usableFromInline let reducers: [Element]

  @inlinable
  init(reducers: [Element]) {
    self.reducers = reducers
  }

  /// Runs the reducers in order and merges their effects.
  @inlinable
  public func _resolve() -> Reduce<Element.State, Element.Action> {
    let reducers = reducers.map { $0._resolve().run }
    return Reduce { state, action in
      .merge(reducers.map { $0(&state, action) })
    }
  }
}
