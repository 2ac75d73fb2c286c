import Composable

/// The action that a test expects to receive.
struct ActionExpectation<Action> {
  let matches: (Action) -> Bool
  /// The indented description of the expected action, for messages.
  let description: () -> String
  /// The message for another action.
  let mismatch: (Action) -> String
}

extension TestSession {
  /// Receives the next action of an effect, waiting for it if necessary, and asserts the state change.
  ///
  /// A non-exhaustive test skips the actions before the expected one.
  func receive(
    _ expectation: ActionExpectation<Action>,
    timeout limit: Duration?,
    asserting update: ((inout State) throws -> Void)?
  ) async {
    await wait(upTo: limit) {
      switch exhaustivity {
      case .on: !received.isEmpty
      case .off: received.contains { expectation.matches($0.action) }
      }
    }
    if exhaustivity != .on { skipUntil(expectation.matches) }
    guard let next = received.first else {
      let waited = hasEffectsInFlight ? limit ?? timeout : nil
      location.report(FailureMessage.noneReceived(expectation.description(), waited: waited))
      return
    }
    received.removeFirst()
    guard expectation.matches(next.action) else {
      location.report(expectation.mismatch(next.action))
      moveOn(to: next.state, next.nextElement)
      return
    }
    advance(to: next.state, next.nextElement, asserting: update)
  }

  /// Drops the actions before the first match; none if there is no match.
  private func skipUntil(_ matches: (Action) -> Bool) {
    guard let index = received.firstIndex(where: { matches($0.action) }), index > 0 else { return }
    let skipped = received[..<index]
    if exhaustivity == .off(showSkippedAssertions: true) {
      let message = FailureMessage.unreceived(skipped.map(\.action), before: "receiving a later one")
      location.report(message, severity: .warning)
    }
    moveOn(to: received[index - 1].state, received[index - 1].nextElement)
    received.removeFirst(index)
  }
}
