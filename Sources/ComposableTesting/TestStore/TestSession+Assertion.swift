import Composable

extension TestSession {
  /// Compares the change of an action with the expected one, and then advances to the state after the action.
  func advance(
    to actual: State,
    _ nextElementAfter: Int,
    asserting update: ((inout State) throws -> Void)?
  ) {
    compare(from: state, nextElement, to: actual, asserting: update)
    moveOn(to: actual, nextElementAfter)
  }

  /// Compares a change of the state with the expected one.
  func compare(
    from before: State,
    _ elementBefore: Int,
    to actual: State,
    asserting update: ((inout State) throws -> Void)?
  ) {
    switch exhaustivity {
    case .on:
      guard let update else {
        if actual != before {
          location.report(FailureMessage.stateMismatch(expected: before, actual: actual, isAsserted: false))
        }
        return
      }
      let expected = compare(base: before, elementBefore, actual: actual, with: update)
      if expected == before, actual == before { location.report(FailureMessage.noChange) }
    case .off(let showSkippedAssertions):
      if let update { compare(base: actual, elementBefore, actual: actual, with: update) }
      if showSkippedAssertions { showSkipped(from: before, elementBefore, to: actual, asserting: update) }
    }
  }

  /// Reports the difference between the actual state and the expected one: `base` changed by `update`.
  @discardableResult
  func compare(
    base: State,
    _ nextElement: Int,
    actual: State,
    with update: (inout State) throws -> Void
  ) -> State? {
    var expected = base
    do {
      try assertionDependencies.run(nextElement, core.dependencies) { try update(&expected) }
    } catch {
      location.report(FailureMessage.threw(error))
      return nil
    }
    if expected != actual {
      location.report(FailureMessage.stateMismatch(expected: expected, actual: actual, isAsserted: true))
    }
    return expected
  }

  /// Reports the changes that the test has not asserted as a warning.
  private func showSkipped(
    from before: State,
    _ nextElement: Int,
    to actual: State,
    asserting update: ((inout State) throws -> Void)?
  ) {
    var expected = before
    // An error of the closure has already been reported.
    try? assertionDependencies.run(nextElement, core.dependencies) { try update?(&expected) }
    guard expected != actual else { return }
    location.report(FailureMessage.skipped(expected: expected, actual: actual), severity: .warning)
  }

  /// Advances to the state after the actions received so far without asserting them.
  func skipReceived() {
    if let last = received.last, last.before == nil { moveOn(to: last.state, last.nextElement) }
    received = []
  }
}
