/// The state before the action that is being reduced, for a reducer that reads its own store.
///
/// The store is being changed then, so its state cannot be read. A copy of the state is taken before every action only if
/// that is free, or after a reducer has read the store: while there is a copy, a write to an array copies the array.
@MainActor
@usableFromInline
final class EarlierState<State> {
  // Not checked for overlapping accesses, at every action: each access is a load or a store.
  @exclusivity(unchecked)
  @usableFromInline var isKept = _isPOD(State.self) && MemoryLayout<State>.size <= 64
  @exclusivity(unchecked)
  @usableFromInline var state: State?
  @exclusivity(unchecked)
  @usableFromInline var hasReported = false
  private let initialState: () -> State
  let location: IssueLocation

  /// - Parameters:
  ///   - initialState: Makes the initial state of the store. A copy of it is not kept: the first change of an observable
  ///     state that has copies notifies the observers of all its properties.
  ///   - location: Where the store was made.
  init(initialState: @escaping () -> State, location: IssueLocation) {
    self.initialState = initialState
    self.location = location
  }

  /// Keeps the state before an action.
  @inlinable
  func keep(_ state: State) {
    self.state = state
    hasReported = false
  }

  /// The state before the action. If it was not kept, the initial state. Reports that a reducer has read the store.
  func read() -> State {
    if !hasReported { report() }
    hasReported = true
    isKept = true
    let state = state ?? initialState()
    self.state = state
    return state
  }

  private func report() {
    let answer =
      isKept ? "the state before the action" : "the initial state, and the next time that before the action"
    location.report(
      """
      A reducer, or a client that it calls, has read its own store while the store was reducing an action.

      It has read \(answer). Use the 'state' of the reducer, or read the store in an effect. The store was made here, \
      and its state is \(State.self).
      """
    )
  }
}
