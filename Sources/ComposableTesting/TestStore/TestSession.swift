import Composable

/// The progress of one test: the events in the store, and which of them the test has asserted.
@MainActor
final class TestSession<State: Equatable, Action> {
  // Classes: each access to a property of a generic struct would look up its metadata.

  /// What a test asserts at one moment.
  class Snapshot {
    final let state: State
    /// The number of the next stack element.
    final let nextElement: Int
    final let shared: SharedMoment

    init(state: State, nextElement: Int, shared: SharedMoment) {
      self.state = state
      self.nextElement = nextElement
      self.shared = shared
    }
  }

  /// An action that an effect sent, and the moment after it.
  final class Received: Snapshot {
    let action: Action
    let sharedBefore: SharedMoment
    /// The moment before the action, if the action has been reported as not received. It can still be received.
    var before: Snapshot?

    init(action: Action, sharedBefore: SharedMoment, state: State, nextElement: Int, shared: SharedMoment) {
      self.action = action
      self.sharedBefore = sharedBefore
      super.init(state: state, nextElement: nextElement, shared: shared)
    }
  }

  private final class Sent {
    let action: Action
    let activity: Activity
    let location: IssueLocation

    init(action: Action, activity: Activity, location: IssueLocation) {
      self.action = action
      self.activity = activity
      self.location = location
    }
  }

  let core: StoreCore<State, Action>
  let scheduler: EffectScheduler
  var exhaustivity = Exhaustivity.on
  var timeout = Duration.seconds(1)
  /// The maximum number of turns of the queue to wait for effects to become idle.
  var turnLimit = EffectScheduler.turnLimit

  /// The moment after the last asserted action.
  var current: Snapshot
  /// The actions of effects that the test has not asserted yet.
  var received: [Received] = []
  /// The last call of the test.
  var location: IssueLocation

  let assertionDependencies = AssertionDependencies()
  /// Whether the feature has dismissed itself.
  var dismissal = TestDismissal()

  private let sharedMoments: SharedMoments
  private var afterSend: Snapshot?
  private var isSending = false
  private var inFlight: [Sent] = []
  /// The calls that wait for an action or for the end of an effect: more than one if the test has several tasks.
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(
    core: StoreCore<State, Action>,
    scheduler: EffectScheduler,
    sharedMoments: SharedMoments,
    location: IssueLocation
  ) {
    self.core = core
    self.scheduler = scheduler
    self.sharedMoments = sharedMoments
    self.location = location
    current = Snapshot(
      state: core.state,
      nextElement: core.dependencies.stackElementID.nextNumber,
      shared: .take()
    )
    core.didReduce = { [weak self] in self?.record($0) }
    core.effectDidEnd = { [weak self] in self?.signal() }
  }

  private func record(_ action: Action) {
    let shared = sharedMoments.finishAction()
    if isSending {
      isSending = false
      afterSend = snapshot(shared.after)
    } else {
      received.append(
        Received(
          action: action,
          sharedBefore: shared.before,
          state: core.state,
          nextElement: core.dependencies.stackElementID.nextNumber,
          shared: shared.after
        )
      )
      signal()
    }
  }

  private func snapshot(_ shared: SharedMoment) -> Snapshot {
    Snapshot(state: core.state, nextElement: core.dependencies.stackElementID.nextNumber, shared: shared)
  }

  // MARK: Sending

  /// Sends an action of the test, and returns the moment right after it.
  func send(_ action: Action, at location: IssueLocation) -> (after: Snapshot, activity: Activity?) {
    isSending = true
    let activity = core.send(action)
    if let activity { inFlight.append(Sent(action: action, activity: activity, location: location)) }
    defer { afterSend = nil }
    return (afterSend ?? snapshot(.take()), activity)
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
      await withCheckedContinuation { waiters.append($0) }
      await settle()
    }
  }

  private func signal() {
    let woken = waiters
    waiters = []
    for waiter in woken { waiter.resume() }
  }

  // MARK: Leftovers

  /// The severity of what the test has not asserted; `nil` if it is not reported.
  private var leftoverSeverity: IssueSeverity? {
    switch exhaustivity {
    case .on: .error
    case .off(let showSkippedAssertions): showSkippedAssertions ? .warning : nil
    }
  }

  /// The finding that the test has not received some actions. They remain in the queue, and are not reported again.
  func unreceived(before event: String, at location: IssueLocation) -> Finding? {
    guard !received.isEmpty else { return nil }
    let actions = received.compactMap { $0.before == nil ? $0.action : nil }
    guard !actions.isEmpty else { return nil }
    for received in received where received.before == nil {
      received.before = current
      current = received
    }
    guard let severity = leftoverSeverity else { return nil }
    return Finding(location, FailureMessage.unreceived(actions, before: event), severity)
  }

  /// The finding that the test has not asserted changes of shared values.
  private var unassertedShared: Finding? {
    guard let severity = leftoverSeverity else { return nil }
    let state = current.state
    return comparing(.past(current.shared), .past(.take())) {
      state == state ? nil : Finding(location, FailureMessage.sharedMismatch(state), severity)
    }
  }

  /// The effects that have not ended, at the `send` of the action that started them.
  private var unfinished: [Finding] {
    guard let severity = leftoverSeverity else { return [] }
    return inFlight.filter(\.activity.isInFlight).map {
      Finding($0.location, FailureMessage.inFlight($0.action), severity)
    }
  }

  /// Cancels the effects in flight.
  func cancelEffects() {
    for sent in inFlight { sent.activity.cancel() }
  }

  /// Ends the test, and returns what it has not asserted.
  func complete() -> [Finding] {
    defer { cancelEffects() }
    let unreceived = unreceived(before: "the end of the test", at: location)
    return [unreceived, unassertedShared].compactMap { $0 } + unfinished
  }
}
