/// Two reducers run one after the other, as ``ReducerBuilder`` makes them.
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

/// A reducer behind an `if` without `else`, as ``ReducerBuilder`` makes it.
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

/// One of two reducers behind an `if … else` or a `switch`, as ``ReducerBuilder`` makes it.
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

/// The reducers of a `for … in` loop, as ``ReducerBuilder`` makes them.
public struct _ReducerArray<Element: Reducer>: Reducer {
  @usableFromInline let reducers: [Element]

  @inlinable
  init(reducers: [Element]) {
    self.reducers = reducers
  }

  /// Runs the reducers one after the other, and merges their effects.
  @inlinable
  public func reduce(into state: inout Element.State, action: Element.Action) -> Effect<Element.Action> {
    _resolve().run(&state, action)
  }

  /// Resolves the reducers inside; see ``Reducer/_resolve()``.
  @inlinable
  public func _resolve() -> Reduce<Element.State, Element.Action> {
    let reducers = reducers.map { $0._resolve().run }
    return Reduce { state, action in
      .merge(reducers.map { $0(&state, action) })
    }
  }
}
