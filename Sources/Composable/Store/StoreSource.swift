/// The source of a store's state: a core, or a part of another store's state.
@MainActor
protocol StoreSource<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// Whether the state still exists; the parent may have removed it.
  var isPresent: Bool { get }

  /// The dependencies of the feature.
  var dependencies: DependencyValues { get }

  /// Whether an action that is sent now is reduced at once.
  var isIdle: Bool { get }

  /// Where the root store was made.
  var location: IssueLocation { get }

  /// Reads the state, and registers the access with observation.
  func withState<R>(_ body: (State) -> R) -> R

  func send(_ action: Action) -> Activity?
}

extension StoreCore: StoreSource {
  var isPresent: Bool { true }

  var isIdle: Bool { !isDraining }

  var location: IssueLocation { earlierState.location }

  func withState<R>(_ body: (State) -> R) -> R {
    if isReducing { return body(earlierState.read()) }
    observation.access(state)
    return body(state)
  }
}

/// A part of another store's state that always exists.
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

  var isIdle: Bool { parent.isIdle }

  var location: IssueLocation { parent.location }

  func withState<R>(_ body: (State) -> R) -> R {
    parent.withState { body($0[keyPath: toState]) }
  }

  func send(_ action: Action) -> Activity? {
    parent.send(toAction.embed(action))
  }
}

/// A part of another store's state that can be removed.
final class OptionalSource<ParentState, ParentAction, State, Action>: StoreSource {
  private let parent: any StoreSource<ParentState, ParentAction>
  private let toState: KeyPath<ParentState, State?>
  private let toAction: AnyCasePath<ParentAction, Action>
  private let traits = StateTraits<State>()
  private let identity: EffectID
  /// Shown after the state has been removed. A later state is not retained, because the next write would copy its
  /// arrays.
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

  var isIdle: Bool { parent.isIdle }

  var location: IssueLocation { parent.location }

  /// Whether a state belongs to the child that this source was made for.
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
