import Composable

extension TestSession {
  /// Compares the change of an action with the expected one, and then advances to the moment after the action.
  func advance(to actual: Snapshot, asserting update: ((inout State) throws -> Void)?) {
    compare(from: current, to: actual, asserting: update)
    current = actual
  }

  /// Compares a change of the state with the expected one.
  func compare(
    from before: Snapshot,
    to actual: Snapshot,
    asserting update: ((inout State) throws -> Void)?
  ) {
    switch exhaustivity {
    case .on:
      guard let update else {
        return comparing(.past(before.shared), .past(actual.shared)) {
          guard before.state != actual.state else { return }
          location.report(
            FailureMessage.stateMismatch(expected: before.state, actual: actual.state, isAsserted: false)
          )
        }
      }
      guard let expected = compare(base: before, actual: actual, with: update) else { return }
      let isUnchanged =
        comparing(.past(before.shared), view(of: expected.shared)) { before.state == expected.state }
        && comparing(.past(before.shared), .past(actual.shared)) { before.state == actual.state }
      if isUnchanged { location.report(FailureMessage.noChange) }
    case .off(let showSkippedAssertions):
      if let update {
        compare(
          base: Snapshot(state: actual.state, nextElement: before.nextElement, shared: actual.shared),
          actual: actual,
          with: update
        )
      }
      if showSkippedAssertions { showSkipped(from: before, to: actual, asserting: update) }
    }
  }

  /// Compares the current state with the expected one.
  ///
  /// Its shared values are those before the first action that the test has not received.
  func assertCurrent(with update: (inout State) throws -> Void) {
    let now = Snapshot(
      state: current.state,
      nextElement: current.nextElement,
      shared: received.first { $0.before == nil }?.sharedBefore ?? .take()
    )
    let base = exhaustivity == .on ? current : now
    current = now
    compare(base: base, actual: now, with: update)
  }

  /// Reports the difference between the actual state and the expected one: `base` changed by `update`.
  ///
  /// - Returns: The expected state; `nil` if the closure has thrown an error.
  @discardableResult
  func compare(
    base: Snapshot,
    actual: Snapshot,
    with update: (inout State) throws -> Void
  ) -> (state: State, shared: SharedExpectation?)? {
    var expected = base.state
    let shared = SharedMoment.isTracked ? SharedExpectation(base: base.shared) : nil
    do {
      try expecting(shared, base.nextElement) { try update(&expected) }
    } catch {
      location.report(FailureMessage.threw(error))
      return nil
    }
    comparing(view(of: shared), .past(actual.shared)) {
      guard expected != actual.state else { return }
      location.report(
        FailureMessage.stateMismatch(expected: expected, actual: actual.state, isAsserted: true)
      )
    }
    return (expected, shared)
  }

  /// Runs a closure that changes the expected state and the expected shared values.
  private func expecting(
    _ shared: SharedExpectation?,
    _ nextElement: Int,
    _ update: () throws -> Void
  ) rethrows {
    guard let shared else { return try assertionDependencies.run(nextElement, core.dependencies, update) }
    try SharedView.$current.withValue(.expected(shared)) {
      try assertionDependencies.run(nextElement, core.dependencies, update)
    }
  }

  private func view(of shared: SharedExpectation?) -> SharedView {
    shared.map(SharedView.expected) ?? .live
  }

  /// Reports the changes that the test has not asserted as a warning.
  private func showSkipped(
    from before: Snapshot,
    to actual: Snapshot,
    asserting update: ((inout State) throws -> Void)?
  ) {
    var expected = before.state
    let shared = SharedMoment.isTracked ? SharedExpectation(base: before.shared) : nil
    // An error of the closure has already been reported.
    try? expecting(shared, before.nextElement) { try update?(&expected) }
    comparing(view(of: shared), .past(actual.shared)) {
      guard expected != actual.state else { return }
      location.report(
        FailureMessage.skipped(expected: expected, actual: actual.state),
        severity: .warning
      )
    }
  }

  /// Advances to the state after the actions received so far without asserting them.
  func skipReceived() {
    if let last = received.last, last.before == nil { current = last }
    received = []
  }
}
