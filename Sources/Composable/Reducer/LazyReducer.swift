/// A child reducer that is resolved when it receives its first action.
///
/// A feature may contain itself; resolving such a child along with its parent would never end.
@usableFromInline
final class LazyReducer<State, Action> {
  @usableFromInline var resolved: ((inout State, Action) -> Effect<Action>)?
  @usableFromInline let resolve: () -> Reduce<State, Action>

  @inlinable
  init(_ reducer: some Reducer<State, Action>) {
    resolve = { reducer._resolve() }
  }

  @inlinable
  var run: (inout State, Action) -> Effect<Action> {
    if let resolved { return resolved }
    let run = resolve().run
    resolved = run
    return run
  }

  /// Runs the reducer of a child that has an identity.
  ///
  /// - Returns: The effect, and the identity of the child that it belongs to: that after the action, which may have changed
  ///   it. Without an effect, `nil`.
  @inlinable
  func runIdentified(
    _ state: inout State,
    _ action: Action,
    by identity: (State) -> EffectID
  ) -> (effect: Effect<Action>, owner: EffectID?) {
    let effect = run(&state, action)
    return (effect, effect.isNone ? nil : identity(state))
  }
}
