/// The engine of a store: holds the state, reduces one action at a time and starts effects.
///
/// A ``Store`` is a thin object over it, so that several stores can share one core. `ComposableTesting`
/// drives it directly.
@MainActor
package final class StoreCore<State, Action> {
  /// The state after the last action. It must not be read while a reducer runs.
  package private(set) var state: State
  /// The dependencies that are current while a reducer runs.
  package var dependencies: DependencyValues
  /// Called when an action has been reduced and before its effects start.
  package var didReduce: ((Action) -> Void)?
  /// Called when an effect has ended and what followed it has been reduced.
  package var effectDidEnd: (() -> Void)?

  private let reduce: (inout State, Action) -> Effect<Action>
  private var queue = ActionQueue<Action>()
  private var isDraining = false
  let startTask: EffectTaskStarter
  var running = Bag<Task<Void, Never>>()
  var cancellables = CancellationTable()
  private let rootPlace = PlaceNode()
  let observation = StoreObservation()

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
  package func send(_ action: Action) -> Activity? {
    guard !isDraining else {
      let activity = Activity()
      send(action, activity: activity)
      return activity
    }
    isDraining = true
    let activity = process(action, activity: nil)
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

  private func drain() {
    while let entry = queue.popFirst() {
      _ = process(entry.action, activity: entry.activity)
      entry.onReduced?()
      entry.activity.end()
    }
    isDraining = false
    observation.publish(state)
  }

  private func process(_ action: Action, activity: Activity?) -> Activity? {
    let effect = StateChanges.$current.withValue(observation.changes) {
      DependencyValues.current.isIdentical(to: dependencies)
        ? reduce(&state, action)
        : DependencyValues.$current.withValue(dependencies) { reduce(&state, action) }
    }
    didReduce?(action)
    guard !effect.isNone else { return activity }
    let activity = activity ?? Activity()
    start(effect, in: EffectContext(activity: activity, place: rootPlace), onCompletion: nil)
    return activity
  }
}

/// Makes the task of an `Effect.run`. The work begins on the main actor, hence not before the turn ends in
/// which the effect was started: until then the effect can be cancelled without having run at all.
package typealias EffectTaskStarter =
  @Sendable (
    _ name: String?, _ priority: TaskPriority?, _ work: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never>
