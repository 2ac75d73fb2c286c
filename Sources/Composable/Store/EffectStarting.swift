/// Where an effect is started: what it belongs to, what cancels it, which reducer made it.
struct EffectContext {
  let activity: Activity
  var cancellation: CancellationNode
  var place: PlaceNode
  var placement: EffectPlacement?

  @MainActor
  init(activity: Activity, place: PlaceNode) {
    self.activity = activity
    self.place = place
    cancellation = activity.cancellation
  }
}

extension StoreCore {
  typealias Completion = @MainActor () -> Void

  /// Starts an effect. Everything but the work of `run` happens before this returns.
  ///
  /// - Parameter onCompletion: Called once, when the effect has ended or was cancelled.
  func start(_ effect: Effect<Action>, in context: EffectContext, onCompletion: Completion?) {
    guard !context.cancellation.isCancelled else {
      onCompletion?()
      return
    }
    switch effect.operation {
    case .none:
      onCompletion?()
    case .send(let action):
      send(action, activity: context.activity, onReduced: onCompletion)
    case .run(let work):
      EffectRun(of: self, in: context, onCompletion: onCompletion).start(work)
    case .merge(let effects):
      startMerge(effects, in: context, onCompletion: onCompletion)
    case .concatenate(let effects):
      startSequence(effects[...], in: context, onCompletion: onCompletion)
    case .cancellable(let effect, let id, let cancelInFlight):
      if cancelInFlight { cancellables.cancel(id: id, at: context.place) }
      startCancellable(effect, id: id, in: context, onCompletion: onCompletion)
    case .cancel(let id):
      cancellables.cancel(id: id, inside: context.place)
      onCompletion?()
    case .placed(let effect, let place, let dismissal):
      startPlaced(effect, at: place, dismissal: dismissal, in: context, onCompletion: onCompletion)
    case .cancelPlace(let place):
      context.place.cancelChild(at: place)
      onCompletion?()
    }
  }

  private func startMerge(_ effects: [Effect<Action>], in context: EffectContext, onCompletion: Completion?) {
    guard let onCompletion else {
      for effect in effects { start(effect, in: context, onCompletion: nil) }
      return
    }
    var remaining = effects.count
    for effect in effects {
      start(effect, in: context) {
        remaining -= 1
        if remaining == 0 { onCompletion() }
      }
    }
  }

  /// Starts effects one after the other. A loop, not recursion, goes over those that end at once.
  private func startSequence(
    _ effects: ArraySlice<Effect<Action>>,
    in context: EffectContext,
    onCompletion: Completion?
  ) {
    var remaining = effects
    while let effect = remaining.popFirst() {
      let rest = remaining
      let step = SequenceStep()
      start(effect, in: context) { [weak self] in
        step.hasEnded = true
        if step.hasOutlastedStart { self?.startSequence(rest, in: context, onCompletion: onCompletion) }
      }
      guard step.hasEnded else {
        step.hasOutlastedStart = true
        return
      }
    }
    onCompletion?()
  }

  private func startCancellable(
    _ effect: Effect<Action>,
    id: EffectID,
    in context: EffectContext,
    onCompletion: Completion?
  ) {
    let node = CancellationNode()
    let parent = context.cancellation
    let childKey = parent.insert(node)
    let tableKey = cancellables.insert(node, id: id, place: context.place)
    var context = context
    context.cancellation = node
    start(effect, in: context) { [weak self] in
      parent.removeChild(childKey)
      self?.cancellables.remove(tableKey, id: id)
      onCompletion?()
    }
  }

  private func startPlaced(
    _ effect: Effect<Action>,
    at place: EffectPlace,
    dismissal: Action?,
    in context: EffectContext,
    onCompletion: Completion?
  ) {
    let node = CancellationNode()
    let parent = context.cancellation
    let childKey = parent.insert(node)
    let placeNode = context.place.child(at: place)
    let placeKey = placeNode.insert(node)
    var context = context
    context.cancellation = node
    context.place = placeNode
    if let dismissal {
      context.placement = EffectPlacement(cancellation: node) { [weak self, activity = context.activity] in
        self?.send(dismissal, activity: activity)
      }
    }
    start(effect, in: context) {
      parent.removeChild(childKey)
      placeNode.remove(placeKey)
      onCompletion?()
    }
  }
}

/// One member of `Effect.concatenate` in flight.
@MainActor
private final class SequenceStep {
  var hasEnded = false
  /// Whether `start` returned before the member had ended.
  var hasOutlastedStart = false
}
