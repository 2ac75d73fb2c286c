/// The core of a store: holds the state, reduces one action at a time and starts effects.
///
/// A ``Store`` is a thin wrapper around it, so that several stores can share one core. `ComposableTesting` drives it
/// directly.
@MainActor
@usableFromInline
package final class StoreCore<State, Action> {
  /// The state after the last action. It must not be read while a reducer runs; see ``withState(_:)``.
  @usableFromInline
  package internal(set) var state: State
  /// The dependencies that are current while a reducer runs.
  @usableFromInline
  package var dependencies: DependencyValues
  /// Called after an action has been reduced and before its effects start.
  @usableFromInline
  package var didReduce: ((Action) -> Void)?
  /// Called after an effect has ended and the actions that it caused have been reduced.
  package var effectDidEnd: (() -> Void)?

  @usableFromInline let reduce: (inout State, Action) -> Effect<Action>
  // Not checked for overlapping accesses, at every action: each access is a load or a store.
  @exclusivity(unchecked)
  @usableFromInline var isDraining = false
  @exclusivity(unchecked)
  @usableFromInline var isReducing = false
  @usableFromInline let earlierState: EarlierState<State>
  @usableFromInline let observation = StoreObservation()
  @usableFromInline var queue = ActionQueue<Action>()
  let startTask: EffectTaskStarter
  var running = Bag<Task<Void, Never>>()
  var cancellables = CancellationTable()
  private let rootScope = EffectScopeNode()

  package init(
    initialState: @escaping () -> State,
    reducer: some Reducer<State, Action>,
    dependencies: DependencyValues,
    location: IssueLocation,
    startTask: @escaping EffectTaskStarter = { name, priority, work in
      Task(name: name, priority: priority, operation: work)
    }
  ) {
    state = initialState()
    earlierState = EarlierState(initialState: initialState, location: location)
    reduce = reducer._resolve().run
    self.dependencies = dependencies
    self.startTask = startTask
  }

  deinit {
    for task in running.inOrder { task.cancel() }
  }

  /// The number of `Effect.run`s in flight.
  package var runningCount: Int {
    running.count
  }

  /// Reduces an action that was not sent by an effect.
  ///
  /// - Returns: The activity that the action started; `nil` if it had no effect.
  @inlinable
  package func send(_ action: Action) -> Activity? {
    guard !isDraining else { return enqueue(action) }
    isDraining = true
    let effect = reduceState(action)
    didReduce?(action)
    guard !effect.isNone else {
      if queue.isEmpty { settle() } else { drain() }
      return nil
    }
    return follow(effect)
  }

  /// Reduces an action with the store's dependencies and observation.
  @inlinable
  func reduceState(_ action: Action) -> Effect<Action> {
    if earlierState.isKept { earlierState.keep(state) }
    isReducing = true
    defer { isReducing = false }
    return reducing(changes: observation.changes, dependencies) { reduce(&state, action) }
  }

  /// Queues an action that was sent while another is being reduced.
  @usableFromInline
  func enqueue(_ action: Action) -> Activity {
    let activity = Activity()
    send(action, activity: activity)
    return activity
  }

  /// Starts the effect of an action that was not sent by an effect.
  @usableFromInline
  func follow(_ effect: Effect<Action>) -> Activity {
    let activity = Activity()
    start(effect, in: EffectContext(activity: activity, scope: rootScope), onCompletion: nil)
    drain()
    return activity
  }

  /// Reduces an action of an activity: at once, or after the actions that are already queued.
  func send(_ action: Action, activity: Activity, onReduced: (@MainActor () -> Void)? = nil) {
    activity.begin()
    queue.append(ActionQueue.Entry(action: action, activity: activity, onReduced: onReduced))
    guard !isDraining else { return }
    isDraining = true
    drain()
  }

  @usableFromInline
  func drain() {
    while let entry = queue.popFirst() {
      let effect = reduceState(entry.action)
      didReduce?(entry.action)
      if !effect.isNone {
        start(effect, in: EffectContext(activity: entry.activity, scope: rootScope), onCompletion: nil)
      }
      entry.onReduced?()
      entry.activity.end()
    }
    settle()
  }

  /// Notifies observers of the changes, once for all actions that were reduced in a row.
  @inlinable
  func settle() {
    isDraining = false
    observation.publish(state)
  }
}

/// Runs a reducer with its dependencies, and records its changes of observed states.
@usableFromInline
func reducing<R>(
  changes: StateChanges,
  _ dependencies: DependencyValues,
  _ reduce: () -> R
) -> R {
  changes.recording {
    DependencyValues.current.isIdentical(to: dependencies)
      ? reduce() : DependencyValues.$current.withValue(dependencies, operation: reduce)
  }
}

/// Makes the task of an `Effect.run`. The work begins on the main actor, so it cannot start before the current turn of
/// the main actor ends: until then the effect can be cancelled without having run at all.
package typealias EffectTaskStarter =
  @Sendable (
    _ name: String?, _ priority: TaskPriority?, _ work: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never>
