/// An `Effect.run` in flight, for the functions that its work calls.
@MainActor
protocol RunningEffect: AnyObject, Sendable {
  /// The presented child that the effect belongs to.
  nonisolated var owner: EffectOwner? { get }

  /// Runs work in a task that can be cancelled by an id in the scope of the effect, and returns when it has ended.
  func run(id: EffectID, cancelInFlight: Bool, _ work: @escaping @MainActor @Sendable () async -> Void) async

  /// Cancels the effects with an id in the scope of the effect and in all scopes inside it.
  func cancel(id: EffectID)
}

/// The effect that the current task belongs to.
enum CurrentEffect {
  @TaskLocal static var value: (any RunningEffect)?
}

extension EffectRun: RunningEffect {
  nonisolated var owner: EffectOwner? { context.owner }

  func run(
    id: EffectID,
    cancelInFlight: Bool,
    _ work: @escaping @MainActor @Sendable () async -> Void
  ) async {
    let node = CancellationNode()
    guard let (task, key) = start(id, cancelInFlight, node, work) else { return await work() }
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    core?.cancellables.remove(key, id: id)
  }

  /// Starts the task. A function of its own, so that no suspended effect retains the store.
  private func start(
    _ id: EffectID,
    _ cancelInFlight: Bool,
    _ node: CancellationNode,
    _ work: @escaping @MainActor @Sendable () async -> Void
  ) -> (task: Task<Void, Never>, key: Int)? {
    guard let core else { return nil }
    if cancelInFlight { core.cancellables.cancel(id: id, in: context.scope) }
    let key = core.cancellables.insert(node, id: id, scope: context.scope)
    let task = core.startTask(nil, nil, work)
    _ = node.insert(task)
    return (task, key)
  }

  func cancel(id: EffectID) {
    core?.cancellables.cancel(id: id, inside: context.scope)
  }
}
