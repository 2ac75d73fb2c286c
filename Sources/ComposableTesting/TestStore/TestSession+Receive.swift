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
  /// A non-exhaustive test skips the actions before the expected one, and every test those that have been reported. If
  /// no action of a non-exhaustive test is the expected one, all remain.
  func receive(
    _ expectation: ActionExpectation<Action>,
    timeout limit: Duration?,
    asserting update: ((inout State) throws -> Void)?
  ) async {
    // A test's predicate is asked once about the action that it receives.
    var answer: Bool?
    func isNext() -> Bool {
      guard let first = received.first, first.before == nil else { return false }
      let isNext = answer ?? expectation.matches(first.action)
      answer = isNext
      return isNext
    }
    await wait(upTo: limit) {
      if isNext() { return true }
      return switch exhaustivity {
      case .on: received.contains { $0.before == nil || expectation.matches($0.action) }
      case .off: received.contains { expectation.matches($0.action) }
      }
    }
    if isNext() {
      advance(to: received.removeFirst(), asserting: update)
      return
    }
    skipUntil(expectation.matches)
    guard let next = received.first(where: { $0.before == nil || expectation.matches($0.action) }) else {
      let waited = hasEffectsInFlight ? limit ?? timeout : nil
      location.report(FailureMessage.noneReceived(expectation.description(), waited: waited))
      return
    }
    guard exhaustivity == .on || expectation.matches(next.action) else {
      location.report(
        FailureMessage.noneMatches(expectation.description(), received: received.map(\.action))
      )
      return
    }
    received.removeFirst()
    if let before = next.before {
      compare(from: before, to: next, asserting: update)
      return
    }
    guard expectation.matches(next.action) else {
      location.report(expectation.mismatch(next.action))
      current = next
      return
    }
    advance(to: next, asserting: update)
  }

  /// Drops the actions before the first match, in an exhaustive test only those that have been reported; none if there is
  /// no match.
  private func skipUntil(_ matches: (Action) -> Bool) {
    let index = received.firstIndex { matches($0.action) || (exhaustivity == .on && $0.before == nil) }
    guard let index, index > 0 else { return }
    let skipped = received[..<index].filter { $0.before == nil }
    received.removeFirst(index)
    guard let last = skipped.last else { return }
    if exhaustivity == .off(showSkippedAssertions: true) {
      let message = FailureMessage.unreceived(skipped.map(\.action), before: "receiving a later one")
      location.report(message, severity: .warning)
    }
    current = last
  }
}
