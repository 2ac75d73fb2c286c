import Composable

/// The action a test expects to receive.
struct ActionExpectation<Action> {
  let matches: (Action) -> Bool
  /// What is expected, indented, for a message.
  let description: () -> String
  /// The message for another action in its place.
  let mismatch: (Action) -> String
}

extension TestSession {
  /// Takes the next action that effects sent, waiting for it if need be, and asserts the change of state.
  ///
  /// A test that is not exhaustive skips the actions before the one expected.
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

  /// Drops the actions before the first that matches; none if there is no such action.
  private func skipUntil(_ matches: (Action) -> Bool) {
    guard let index = received.firstIndex(where: { matches($0.action) }), index > 0 else { return }
    let skipped = received[..<index]
    if exhaustivity == .off(showSkippedAssertions: true) {
      let message = FailureMessage.unreceived(skipped.map(\.action), before: "it received a later one")
      location.report(message, severity: .warning)
    }
    moveOn(to: received[index - 1].state, received[index - 1].nextElement)
    received.removeFirst(index)
  }
}
