/// A reducer that runs a closure: the usual leaf of a `body`.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let run: (inout State, Action) -> Effect<Action>

  /// Makes a reducer from a closure.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    run = reduce
  }

  /// Erases the type of another reducer.
  ///
  /// The parameter is an existential, because for errors in the closure of the other initializer the compiler would
  /// complain here, at `Reduce`, that the closure is not a reducer.
  @inlinable
  public init(_ reducer: any Reducer<State, Action>) {
    self = reducer._resolve()
  }

  /// Calls the closure.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }

  /// Returns this reducer, which is already a closure.
  @inlinable
  public func _resolve() -> Reduce<State, Action> {
    self
  }
}

/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  /// Makes the reducer. Its types are usually inferred.
  @inlinable
  public init() {}

  /// Returns ``Effect/none`` and leaves the state alone.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }
}
