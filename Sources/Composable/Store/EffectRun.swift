/// One `Effect.run` in flight.
@MainActor
final class EffectRun<State, Action> {
  private(set) weak var core: StoreCore<State, Action>?
  let context: EffectContext
  // Here, and not captured by the task, which therefore needs no memory for it.
  private let work: Effect<Action>.Work
  private let onCompletion: (@MainActor () -> Void)?
  private var registration: (running: Int, cancellation: Int)?
  private var hasEnded = false

  init(
    _ work: Effect<Action>.Work,
    of core: StoreCore<State, Action>,
    in context: EffectContext,
    onCompletion: (@MainActor () -> Void)?
  ) {
    self.work = work
    self.core = core
    self.context = context
    self.onCompletion = onCompletion
  }

  /// Makes the task and registers it. The task starts after this returns, because both run on the main actor.
  func start() {
    guard let core else { return }
    context.activity.begin()
    let task = withTaskLocals(work.dependencies) {
      core.startTask(work.name, work.priority) { await self.run() }
    }
    registration = (core.running.insert(task), context.cancellation.insert(task))
  }

  /// Runs the work. Only the closures of the effect leave the main actor, because every return to it may wake a
  /// thread.
  private func run() async {
    let send = Send { self.send($0) }
    do {
      if !Task.isCancelled { try await work.operation(send) }
    } catch is CancellationError {
      // The work was cancelled, or stopped by itself.
    } catch {
      if let handler = work.handler { await handler(error, send) } else { work.report(error) }
    }
    end()
  }

  private func send(_ action: Action) {
    if hasEnded { reportEnded(sending: action) }
    core?.send(action, activity: context.activity)
  }

  private func end() {
    hasEnded = true
    if let registration {
      context.cancellation.removeTask(registration.cancellation)
      core?.running.remove(registration.running)
    }
    onCompletion?()
    context.activity.end()
    core?.effectDidEnd?()
  }

  /// Sets the task locals that the task inherits. Each has a cost, so values that are already current are not set
  /// again.
  private func withTaskLocals<R>(_ dependencies: DependencyValues, _ makeTask: () -> R) -> R {
    if !DependencyValues.current.isIdentical(to: dependencies) {
      return DependencyValues.$current.withValue(dependencies) { withEffect(makeTask) }
    }
    return withEffect(makeTask)
  }

  private func withEffect<R>(_ makeTask: () -> R) -> R {
    CurrentEffect.$value.withValue(self, operation: makeTask)
  }

  private func reportEnded(sending action: Action) {
    reportIssue(
      """
      An action was sent by an effect that had already ended:

        \(action)

      Keep 'send' within 'Effect.run': await whatever uses it before the closure returns.
      """
    )
  }
}
