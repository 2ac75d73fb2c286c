/// What a store shows: a whole state, or a part of that of another store.
@MainActor
protocol StoreSource<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// Whether the state is there; it may have gone away in the store that this is a part of.
  var isPresent: Bool { get }

  /// The dependencies of the feature.
  var dependencies: DependencyValues { get }

  /// Reads the state, and tells observation so.
  func withState<R>(_ body: (State) -> R) -> R

  func send(_ action: Action) -> Activity?
}

extension StoreCore: StoreSource {
  var isPresent: Bool { true }

  func withState<R>(_ body: (State) -> R) -> R {
    observation.access(state)
    return body(state)
  }
}

/// A part of the state of another store, which is always there.
final class ScopedSource<ParentState, ParentAction, State, Action>: StoreSource {
  private let parent: any StoreSource<ParentState, ParentAction>
  private let toState: KeyPath<ParentState, State>
  private let toAction: AnyCasePath<ParentAction, Action>

  init(
    _ parent: any StoreSource<ParentState, ParentAction>,
    state: KeyPath<ParentState, State>,
    action: AnyCasePath<ParentAction, Action>
  ) {
    self.parent = parent
    toState = state
    toAction = action
  }

  var isPresent: Bool { parent.isPresent }

  var dependencies: DependencyValues { parent.dependencies }

  func withState<R>(_ body: (State) -> R) -> R {
    parent.withState { body($0[keyPath: toState]) }
  }

  func send(_ action: Action) -> Activity? {
    parent.send(toAction.embed(action))
  }
}

/// A part of the state of another store, which may go away.
final class OptionalSource<ParentState, ParentAction, State, Action>: StoreSource {
  private let parent: any StoreSource<ParentState, ParentAction>
  private let toState: KeyPath<ParentState, State?>
  private let toAction: AnyCasePath<ParentAction, Action>
  private let traits = StateTraits<State>()
  private let identity: EffectID
  /// Shown when the state has gone away. A later one is not kept: arrays in it would be copied by each write.
  private let initialState: State

  init(
    _ parent: any StoreSource<ParentState, ParentAction>,
    state: KeyPath<ParentState, State?>,
    action: AnyCasePath<ParentAction, Action>,
    initialState: State
  ) {
    self.parent = parent
    toState = state
    toAction = action
    self.initialState = initialState
    identity = traits.identity(initialState)
  }

  var isPresent: Bool {
    parent.isPresent && parent.withState { isSame($0[keyPath: toState]) }
  }

  var dependencies: DependencyValues { parent.dependencies }

  /// Whether a state is that of the child that this was made for.
  func isSame(_ state: State?) -> Bool {
    state.map(traits.identity) == identity
  }

  func withState<R>(_ body: (State) -> R) -> R {
    parent.withState { body($0[keyPath: toState] ?? initialState) }
  }

  func send(_ action: Action) -> Activity? {
    parent.send(toAction.embed(action))
  }
}
