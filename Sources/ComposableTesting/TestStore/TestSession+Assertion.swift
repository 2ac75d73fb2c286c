import Composable

extension TestSession {
  /// Moves on to the state after an action, and compares the change with what the test expects.
  func advance(to actual: State, asserting update: ((inout State) throws -> Void)?) {
    let before = state
    state = actual
    switch exhaustivity {
    case .on:
      guard let update else {
        if actual != before {
          location.report(FailureMessage.stateMismatch(expected: before, actual: actual, isAsserted: false))
        }
        return
      }
      let expected = compare(base: before, actual: actual, with: update)
      if expected == before, actual == before { location.report(FailureMessage.noChange) }
    case .off:
      if let update { compare(base: actual, actual: actual, with: update) }
    }
  }

  /// Reports where the actual state differs from the expected: `base` changed by `update`.
  @discardableResult
  func compare(base: State, actual: State, with update: (inout State) throws -> Void) -> State? {
    var expected = base
    do {
      try update(&expected)
    } catch {
      location.report(FailureMessage.threw(error))
      return nil
    }
    if expected != actual {
      location.report(FailureMessage.stateMismatch(expected: expected, actual: actual, isAsserted: true))
    }
    return expected
  }

  /// Goes on to the state after the actions received so far without asserting them.
  func skipReceived() {
    if let last = received.last { state = last.state }
    received = []
  }
}
