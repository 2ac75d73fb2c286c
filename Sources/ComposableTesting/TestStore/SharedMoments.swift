import Composable

/// The moments before and after an action, between which its reducer may have changed shared values.
struct SharedChange {
  let before: SharedMoment
  let after: SharedMoment
}

/// Takes the moments before and after the actions of a test store.
final class SharedMoments: Sendable {
  private let beforeAction = Locked(SharedMoment.take())

  /// Takes the moment before each action, and then runs a reducer.
  func recording<R: Reducer>(_ reducer: R) -> some Reducer<R.State, R.Action> {
    CombineReducers {
      Reduce<R.State, R.Action> { _, _ in
        if SharedMoment.isTracked { self.beforeAction.withLock { $0 = .take() } }
        return .none
      }
      reducer
    }
  }

  /// The change that the reducer has just made.
  func finishAction() -> SharedChange {
    guard SharedMoment.isTracked else { return SharedChange(before: .take(), after: .take()) }
    return SharedChange(before: beforeAction.withLock { $0 }, after: .take())
  }
}

/// Runs an operation that compares or prints two states, each with the shared values of its time.
func comparing<R>(_ lhs: SharedView, _ rhs: SharedView, _ operation: () throws -> R) rethrows -> R {
  guard SharedMoment.isTracked else { return try operation() }
  return try SharedView.$comparison.withValue((lhs, rhs), operation: operation)
}
