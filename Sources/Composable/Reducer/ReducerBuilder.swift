/// Collects the reducers of a `body` into one that runs them from top to bottom and merges their effects.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Makes the reducer of an empty body: it does nothing.
  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  /// Takes one reducer.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// Takes one reducer whose type is not known.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression(_ reducer: any Reducer<State, Action>) -> Reduce<State, Action> {
    reducer._resolve()
  }

  /// Begins with the reducer at the top.
  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  /// Adds the next reducer. It runs after those above it, on the state that they leave.
  @inlinable
  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0,
    next: R1
  ) -> _ReducerSequence<R0, R1> {
    _ReducerSequence(first: accumulated, second: next)
  }

  /// Takes the reducer of an `if` without `else`, or none.
  @inlinable
  public static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> _OptionalReducer<R> {
    _OptionalReducer(reducer: reducer)
  }

  /// Takes the reducer of the first branch of an `if … else` or a `switch`.
  @inlinable
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    first reducer: R0
  ) -> _ConditionalReducer<R0, R1> {
    .first(reducer)
  }

  /// Takes the reducer of the second branch of an `if … else` or a `switch`.
  @inlinable
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    second reducer: R1
  ) -> _ConditionalReducer<R0, R1> {
    .second(reducer)
  }

  /// Takes the reducers of a `for … in` loop.
  @inlinable
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> _ReducerArray<R> {
    _ReducerArray(reducers: reducers)
  }

  /// Takes the reducer of an `if #available`, without its type.
  @inlinable
  public static func buildLimitedAvailability(
    _ reducer: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    reducer._resolve()
  }

  /// Returns the reducer that was built.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }
}
