import Composable

extension TestStore {
  /// Sends an action and asserts how it changes the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Changes the state before the action into the state expected after it.
  ///     Without a closure, no change is expected.
  /// - Returns: A handle on the effects of the action.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await session.settle()
    session.unreceived(before: "sending the next", at: location)?.report()
    if session.exhaustivity != .on { session.skipReceived() }
    session.location = location
    guard !isDismissed else {
      location.report(FailureMessage.sentAfterDismissal(action))
      return task(nil)
    }
    let (after, activity) = session.send(action, at: location)
    session.advance(to: after, asserting: updateStateToExpectedResult)
    await session.settle()
    return task(activity)
  }

  private func task(_ activity: Activity?) -> TestStoreTask {
    TestStoreTask(
      task: StoreTask(activity: activity),
      settle: { [session] in await session.settle() },
      wait: { [session] limit in
        await session.wait(upTo: limit) { activity?.isInFlight != true }
        return activity?.isInFlight == true ? limit ?? session.timeout : nil
      }
    )
  }

  /// Asserts that all actions so far have been received, and waits until all effects have ended. What they send in the
  /// meantime can be received afterwards.
  ///
  /// - Parameter duration: How long to wait for effects outside the test's control; ``timeout`` if `nil`.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    session.location = location
    session.unreceived(before: "finishing", at: location)?.report()
    await session.wait(upTo: duration) { false }
    if session.hasEffectsInFlight {
      location.report(
        FailureMessage.unfinished(after: duration ?? timeout, running: session.core.runningCount)
      )
    }
  }

  /// Asserts parts of the current state, regardless of ``exhaustivity``: the closure must not change anything but shared
  /// values.
  ///
  /// Shared values are those that the test has asserted last. The closure changes them into the current ones: so a test
  /// asserts what effects, or the test itself, have changed since.
  public func assert(
    _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    session.location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    session.assertCurrent(with: updateStateToExpectedResult)
  }
}

/// A handle on the effects of an action sent to a ``TestStore``.
@MainActor
public struct TestStoreTask {
  let task: StoreTask
  let settle: @MainActor () async -> Void
  /// Waits for the effects, and returns the time limit if they have not ended.
  let wait: @MainActor (_ limit: Duration?) async -> Duration?

  /// Cancels the effects and waits until they have ended.
  public func cancel() async {
    task.cancel()
    await settle()
  }

  /// Waits until the effects have ended, and fails the test if they do not end.
  ///
  /// - Parameter duration: How long to wait for effects outside the test's control; ``TestStore/timeout`` if
  ///   `nil`.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let waited = await wait(duration) else { return }
    IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .report(FailureMessage.stillRunning(after: waited))
  }

  /// Whether ``cancel()`` has been called.
  public var isCancelled: Bool {
    task.isCancelled
  }
}
