import Composable

extension TestStore {
  /// Skips the actions that effects have sent so far.
  ///
  /// - Parameter strict: Whether the test fails if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await session.settle()
    if strict, session.received.isEmpty {
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        .report(FailureMessage.nothingToSkip)
    }
    session.skipReceived()
  }

  /// Cancels the effects in flight.
  ///
  /// - Parameter strict: Whether the test fails if there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await session.settle()
    if strict, !session.hasEffectsInFlight {
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        .report(FailureMessage.noEffectToSkip)
    }
    session.cancelEffects()
    await session.settle()
  }

  /// Runs a part of the test with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: What the part must assert.
  ///   - operation: The part of the test.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs a part of the test with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: What the part must assert.
  ///   - operation: The part of the test.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}
