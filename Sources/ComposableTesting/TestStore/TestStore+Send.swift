import Composable

extension TestStore {
  /// Sends an action and asserts how it changes the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Changes the state before the action into the state expected after it.
  ///     Without a closure no change is expected.
  /// - Returns: A handle on the effects the action began.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await session.settle()
    session.reportUnreceived(before: "it was sent the next", at: location)
    session.location = location
    let (state, activity) = session.send(action, at: location)
    session.advance(to: state, asserting: updateStateToExpectedResult)
    await session.settle()
    return TestStoreTask(task: StoreTask(activity: activity)) { [session] in await session.settle() }
  }

  /// Waits until all effects have ended, and asserts that no action is left to receive.
  ///
  /// - Parameter duration: How long to wait for effects outside the test's control; ``timeout`` if `nil`.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    session.location = location
    await session.wait(upTo: duration) { false }
    session.reportUnreceived(before: "it was asked to finish", at: location)
    if session.hasEffectsInFlight {
      location.report(
        FailureMessage.unfinished(after: duration ?? timeout, running: session.core.runningCount)
      )
    }
  }

  /// Asserts parts of the current state, whatever ``exhaustivity`` is: the closure must change nothing.
  public func assert(
    _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    session.location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    session.compare(base: state, actual: state, with: updateStateToExpectedResult)
  }

  /// Forgets the actions that effects have sent so far.
  public func skipReceivedActions() async {
    await session.settle()
    session.skipReceived()
  }

  /// Cancels the effects in flight.
  public func skipInFlightEffects() async {
    await session.settle()
    session.cancelEffects()
    await session.settle()
  }
}

/// The effects begun by an action sent to a ``TestStore``.
@MainActor
public struct TestStoreTask {
  let task: StoreTask
  let settle: @MainActor () async -> Void

  /// Cancels the effects and waits until they have ended.
  public func cancel() async {
    task.cancel()
    await settle()
  }

  /// Waits until the effects have ended.
  public func finish() async {
    await task.finish()
    await settle()
  }

  /// Whether ``cancel()`` was called.
  public var isCancelled: Bool {
    task.isCancelled
  }
}
