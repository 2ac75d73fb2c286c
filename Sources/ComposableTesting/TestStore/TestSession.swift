import Composable

/// The progress of one test: the events in the store, and which of them the test has asserted.
@MainActor
final class TestSession<State: Equatable, Action> {
  /// An action that an effect sent, and the state after it.
  struct Received {
    let action: Action
    let state: State
    let nextElement: Int
  }

  private struct Sent {
    let action: Action
    let activity: Activity
    let location: IssueLocation
  }

  let core: StoreCore<State, Action>
  let scheduler: EffectScheduler
  var exhaustivity = Exhaustivity.on
  var timeout = Duration.seconds(1)
  /// The maximum number of turns of the queue to wait for effects to become idle.
  var turnLimit = EffectScheduler.turnLimit

  /// The state after the last asserted action.
  var state: State
  /// The number of the next stack element in that state.
  private(set) var nextElement: Int
  /// The actions of effects that the test has not asserted yet.
  var received: [Received] = []
  /// The last call of the test.
  var location: IssueLocation

  let assertionDependencies = AssertionDependencies()

  private var afterSend: (state: State, nextElement: Int)?
  private var isSending = false
  private var inFlight: [Sent] = []
  private var waiter: CheckedContinuation<Void, Never>?

  init(core: StoreCore<State, Action>, scheduler: EffectScheduler, location: IssueLocation) {
    self.core = core
    self.scheduler = scheduler
    self.location = location
    state = core.state
    nextElement = core.dependencies.stackElementID.nextNumber
    core.didReduce = { [weak self] in self?.record($0) }
    core.effectDidEnd = { [weak self] in self?.signal() }
  }

  private func record(_ action: Action) {
    if isSending {
      isSending = false
      afterSend = (core.state, core.dependencies.stackElementID.nextNumber)
    } else {
      let nextElement = core.dependencies.stackElementID.nextNumber
      received.append(Received(action: action, state: core.state, nextElement: nextElement))
      signal()
    }
  }

  /// Advances to a state that the test has asserted or skipped.
  func moveOn(to state: State, _ nextElement: Int) {
    self.state = state
    self.nextElement = nextElement
  }

  // MARK: Sending

  /// Sends an action of the test, and returns the state right after it.
  func send(
    _ action: Action,
    at location: IssueLocation
  ) -> (state: State, nextElement: Int, activity: Activity?) {
    isSending = true
    let activity = core.send(action)
    if let activity { inFlight.append(Sent(action: action, activity: activity, location: location)) }
    defer { afterSend = nil }
    let nextElement = core.dependencies.stackElementID.nextNumber
    return (afterSend?.state ?? core.state, afterSend?.nextElement ?? nextElement, activity)
  }

  // MARK: Waiting

  var hasEffectsInFlight: Bool {
    core.runningCount > 0
  }

  /// Waits until the effects are idle.
  func settle() async {
    guard hasEffectsInFlight || !scheduler.isIdle else { return }
    if await !scheduler.settle(turns: turnLimit, while: { hasEffectsInFlight }) {
      location.report(
        """
        Effects keep running without waiting for anything, so the test cannot determine when to continue.

        Make them wait for a clock or a stream, not in a loop.
        """
      )
    }
    inFlight.removeAll { !$0.activity.isInFlight }
  }

  /// Waits until a condition is true, all effects have ended, or the time limit is reached.
  ///
  /// It wakes when an action arrives or an effect ends. The limit matters only for work outside the test's control.
  func wait(upTo limit: Duration?, until condition: () -> Bool) async {
    await settle()
    guard !condition(), hasEffectsInFlight else { return }
    let deadline = ContinuousClock.now + (limit ?? timeout)
    let alarm = Task { [weak self] in
      try? await Task.sleep(until: deadline, clock: .continuous)
      self?.signal()
    }
    defer { alarm.cancel() }
    while !condition(), hasEffectsInFlight, ContinuousClock.now < deadline {
      await withCheckedContinuation { waiter = $0 }
      await settle()
    }
  }

  private func signal() {
    waiter?.resume()
    waiter = nil
  }

  // MARK: Leftovers

  /// Reports the actions that the test has not received, and drops them.
  func reportUnreceived(before event: String, at location: IssueLocation) {
    guard let last = received.last else { return }
    let message = { FailureMessage.unreceived(self.received.map(\.action), before: event) }
    switch exhaustivity {
    case .on: location.report(message())
    case .off(showSkippedAssertions: true): location.report(message(), severity: .warning)
    case .off: break
    }
    moveOn(to: last.state, last.nextElement)
    received = []
  }

  /// Reports the effects that have not ended, at the `send` of the action that started them.
  func reportInFlight() {
    guard exhaustivity != .off else { return }
    for sent in inFlight where sent.activity.isInFlight {
      sent.location.report(
        FailureMessage.inFlight(sent.action),
        severity: exhaustivity == .on ? .error : .warning
      )
    }
  }

  /// Cancels the effects in flight.
  func cancelEffects() {
    for sent in inFlight { sent.activity.cancel() }
  }

  func complete() {
    reportUnreceived(before: "the end of the test", at: location)
    reportInFlight()
    cancelEffects()
  }
}
