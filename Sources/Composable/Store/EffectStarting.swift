/// The context that an effect starts in: its activity, its cancellation, and the scope of its reducer.
struct EffectContext {
  let activity: Activity
  var cancellation: CancellationNode
  var scope: EffectScopeNode
  var owner: EffectOwner?

  @MainActor
  init(activity: Activity, scope: EffectScopeNode) {
    self.activity = activity
    self.scope = scope
    cancellation = activity
  }
}

extension StoreCore {
  typealias Completion = @MainActor () -> Void

  /// Starts an effect. Everything except the work of `run` happens before this returns.
  ///
  /// - Parameter onCompletion: Called once, when the effect has ended or has been cancelled.
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
      EffectRun(work, of: self, in: context, onCompletion: onCompletion).start()
    case .merge(let effects):
      startMerge(effects, in: context, onCompletion: onCompletion)
    case .concatenate(let effects):
      startSequence(effects[...], in: context, onCompletion: onCompletion)
    case .cancellable(let effect, let id, let cancelInFlight):
      if cancelInFlight { cancellables.cancel(id: id, in: context.scope) }
      startCancellable(effect, id: id, in: context, onCompletion: onCompletion)
    case .cancel(let id):
      cancellables.cancel(id: id, inside: context.scope)
      onCompletion?()
    case .scoped(let effect, let scope, let dismissal):
      startScoped(effect, in: scope, dismissal: dismissal, in: context, onCompletion: onCompletion)
    case .cancelScope(let scope):
      context.scope.cancelChild(for: scope)
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

  /// Starts effects in order, each when the previous one has ended. Effects that end at once are handled in a loop,
  /// not by recursion.
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
    let tableKey = cancellables.insert(node, id: id, scope: context.scope)
    var context = context
    context.cancellation = node
    start(effect, in: context) { [weak self] in
      parent.removeChild(childKey)
      self?.cancellables.remove(tableKey, id: id)
      onCompletion?()
    }
  }

  private func startScoped(
    _ effect: Effect<Action>,
    in scope: EffectScope,
    dismissal: Action?,
    in context: EffectContext,
    onCompletion: Completion?
  ) {
    let node = CancellationNode()
    let parent = context.cancellation
    let childKey = parent.insert(node)
    let scopeNode = context.scope.child(for: scope)
    let scopeKey = scopeNode.insert(node)
    var context = context
    context.cancellation = node
    context.scope = scopeNode
    if let dismissal {
      context.owner = EffectOwner(cancellation: node) { [weak self, activity = context.activity] in
        self?.send(dismissal, activity: activity)
      }
    }
    start(effect, in: context) {
      parent.removeChild(childKey)
      scopeNode.remove(scopeKey)
      onCompletion?()
    }
  }
}

/// The state of one member of `Effect.concatenate` in flight.
@MainActor
private final class SequenceStep {
  var hasEnded = false
  /// Whether the member was still running when `start` returned.
  var hasOutlastedStart = false
}
