/// A child reducer that is resolved on the first action it gets, and kept.
///
/// An operator resolves its child late so that a feature may contain itself: resolving it along with its
/// parent would never end.
final class LazyReducer<State, Action> {
  private var resolved: ((inout State, Action) -> Effect<Action>)?
  private let resolve: () -> Reduce<State, Action>

  init(_ reducer: some Reducer<State, Action>) {
    resolve = { reducer._resolve() }
  }

  var run: (inout State, Action) -> Effect<Action> {
    if let resolved { return resolved }
    let run = resolve().run
    resolved = run
    return run
  }
}
