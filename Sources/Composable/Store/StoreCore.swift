/// The engine of a store: holds the state, reduces one action at a time and starts effects.
///
/// A ``Store`` is a thin object over it, so that several stores can share one core. `ComposableTesting`
/// drives it directly.
@MainActor
@usableFromInline
package final class StoreCore<State, Action> {
  /// The state after the last action. It must not be read while a reducer runs.
  @usableFromInline
  package internal(set) var state: State
  /// The dependencies that are current while a reducer runs.
  @usableFromInline
  package var dependencies: DependencyValues
  /// Called when an action has been reduced and before its effects start.
  @usableFromInline
  package var didReduce: ((Action) -> Void)?
  /// Called when an effect has ended and what followed it has been reduced.
  package var effectDidEnd: (() -> Void)?

  @usableFromInline let reduce: (inout State, Action) -> Effect<Action>
  @usableFromInline var isDraining = false
  @usableFromInline let observation = StoreObservation()
  @usableFromInline var queue = ActionQueue<Action>()
  let startTask: EffectTaskStarter
  var running = Bag<Task<Void, Never>>()
  var cancellables = CancellationTable()
  private let rootPlace = PlaceNode()

  package init(
    initialState: State,
    reducer: some Reducer<State, Action>,
    dependencies: DependencyValues,
    startTask: @escaping EffectTaskStarter = { name, priority, work in
      Task(name: name, priority: priority, operation: work)
    }
  ) {
    state = initialState
    reduce = reducer._resolve().run
    self.dependencies = dependencies
    self.startTask = startTask
  }

  deinit {
    for task in running.inOrder { task.cancel() }
  }

  /// How many `Effect.run` are in flight.
  package var runningCount: Int {
    running.count
  }

  /// Reduces an action that comes from outside.
  ///
  /// - Returns: What the action set off; `nil` if it had no effect.
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

  /// Reduces an action, with what a reducer expects in place.
  @inlinable
  func reduceState(_ action: Action) -> Effect<Action> {
    reducing(changes: observation.changes, dependencies) { reduce(&state, action) }
  }

  /// An action that was sent while another is reduced.
  @usableFromInline
  func enqueue(_ action: Action) -> Activity {
    let activity = Activity()
    send(action, activity: activity)
    return activity
  }

  /// Starts the effect of an action that comes from outside.
  @usableFromInline
  func follow(_ effect: Effect<Action>) -> Activity {
    let activity = Activity()
    start(effect, in: EffectContext(activity: activity, place: rootPlace), onCompletion: nil)
    drain()
    return activity
  }

  /// Reduces an action that belongs to an activity: at once, or after those already waiting.
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
        start(effect, in: EffectContext(activity: entry.activity, place: rootPlace), onCompletion: nil)
      }
      entry.onReduced?()
      entry.activity.end()
    }
    settle()
  }

  /// Tells observers what has changed, once for all actions that were reduced in a row.
  @inlinable
  func settle() {
    isDraining = false
    observation.publish(state)
  }
}

/// Runs a reducer with its dependencies in force, and collects what it changes of observed states.
@usableFromInline
func reducing<R>(
  changes: StateChanges,
  _ dependencies: DependencyValues,
  _ reduce: () -> R
) -> R {
  StateChanges.$current.withValue(changes) {
    DependencyValues.current.isIdentical(to: dependencies)
      ? reduce() : DependencyValues.$current.withValue(dependencies, operation: reduce)
  }
}

/// Makes the task of an `Effect.run`. The work begins on the main actor, hence not before the turn ends in
/// which the effect was started: until then the effect can be cancelled without having run at all.
package typealias EffectTaskStarter =
  @Sendable (
    _ name: String?, _ priority: TaskPriority?, _ work: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never>
