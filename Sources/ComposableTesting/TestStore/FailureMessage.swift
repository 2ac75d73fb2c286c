import CustomDump

/// The messages of a test store's failures.
enum FailureMessage {
  static func stateMismatch<State>(
    expected: State,
    actual: State,
    isAsserted: Bool
  ) -> String {
    let difference =
      diff(expected, actual, format: .proportional).map { "\(indented($0))\n\n(Expected: −, Actual: +)" }
        ?? """
        Expected:
        \(dump(expected))

        Actual:
        \(dump(actual))
        """
    let lead =
      isAsserted
      ? "A state change does not match expectation: …"
      : "State was not expected to change, but a change occurred: …"
    return "\(lead)\n\n\(difference)"
  }

  /// The message for shared values that differ between the two sides of the current comparison.
  static func sharedMismatch<State>(_ state: State) -> String {
    """
    Shared state was changed without being asserted: …

    \(indented(diff(state, state, format: .proportional) ?? dump(state)))

    (Before: −, After: +)

    Assert it: 'store.assert { $0.$value.withLock { $0 = … } }'.
    """
  }

  static func sentAfterDismissal<Action>(_ action: Action) -> String {
    """
    The feature has dismissed itself, so no action can be sent to it: …

    \(indented(dump(action)))
    """
  }

  static func skipped<State>(expected: State, actual: State) -> String {
    let difference = diff(expected, actual, format: .proportional) ?? dump(actual)
    return """
      The test did not assert all state changes: …

      \(indented(difference))

      (Asserted: −, Actual: +)
      """
  }

  static func stillRunning(after limit: Duration) -> String {
    """
    Expected the effects of this action to finish, but some were still running after \(limit).

    If they wait for a clock, advance it. If they need longer, pass 'timeout:'.
    """
  }

  static let nothingToSkip = """
    There is no received action to skip.

    Remove the call, or pass 'strict: false' if there may be none.
    """

  static let noEffectToSkip = """
    There is no effect in flight to skip.

    Remove the call, or pass 'strict: false' if there may be none.
    """

  static let noChange = """
    Expected state to change, but no change occurred.

    The trailing closure did not change the state. Omit it if no change is expected.
    """

  static func threw(_ error: any Error) -> String {
    "The trailing closure threw an error: \(error)"
  }

  static func unreceived<Action>(_ actions: [Action], before event: String) -> String {
    let list = actions.map { "  • \(bulleted($0))" }.joined(separator: "\n")
    return """
      The test did not receive \(count(actions.count, "action")) before \(event): …

      \(list)

      Receive each with 'await store.receive(…)', in this order.
      """
  }

  static func inFlight<Action>(_ action: Action) -> String {
    """
    An effect of this action is still running: …

    \(dump(action))

    Let it end: advance its clock, cancel it, or send the action that stops it, and then \
    'await store.finish()'.
    """
  }

  static func unfinished(after limit: Duration, running: Int) -> String {
    """
    Expected effects to finish, but \(count(running, "effect")) \(running == 1 ? "is" : "are") still running after \(limit).

    If they wait for a clock, advance it. If they need longer, pass 'timeout:'.
    """
  }

  static func noneReceived(_ expected: String, waited: Duration?) -> String {
    guard let waited else {
      return """
        Expected to receive an action, but received none: …

        \(expected)

        No effect is in flight that could send it.
        """
    }
    return """
      Expected to receive an action, but received none within \(waited): …

      \(expected)

      If an effect waits for a clock, advance it. If it needs longer, pass 'timeout:'.
      """
  }

  static func noneMatches<Action>(_ expected: String, received: [Action]) -> String {
    """
    Expected to receive an action, but none of those received matches: …

    Expected:
    \(expected)

    Received:
    \(received.map { "  • \(bulleted($0))" }.joined(separator: "\n"))
    """
  }

  static func unexpected<Action>(_ action: Action, expected: Action) -> String {
    guard let difference = diff(expected, action, format: .proportional) else {
      return unexpected(action, expectation: dump(expected))
    }
    return """
      Received unexpected action: …

      \(indented(difference))

      (Expected: −, Received: +)
      """
  }

  static func unexpected<Action>(_ action: Action, expectation: String) -> String {
    """
    Received unexpected action: …

    Expected:
    \(expectation)

    Received:
    \(dump(action))
    """
  }

  static func dump<Value>(_ value: Value) -> String {
    indented(String(customDumping: value))
  }

  private static func bulleted<Value>(_ value: Value) -> String {
    String(customDumping: value).replacing("\n", with: "\n    ")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
