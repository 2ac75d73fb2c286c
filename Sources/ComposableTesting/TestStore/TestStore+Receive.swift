import Composable

extension TestStore where Action: Equatable {
  /// Receives an action that an effect sent, and asserts how it changed the state.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - duration: How long to wait for effects outside the test's control; ``TestStore/timeout`` if `nil`.
  ///   - updateStateToExpectedResult: Changes the state before the action into the state expected after it.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    session.location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let expectation = ActionExpectation<Action>(
      matches: { $0 == expectedAction },
      description: { FailureMessage.dump(expectedAction) },
      mismatch: { FailureMessage.unexpected($0, expected: expectedAction) }
    )
    await session.receive(expectation, timeout: duration, asserting: updateStateToExpectedResult)
  }
}

extension TestStore {
  /// Receives an action that satisfies a predicate, and asserts how it changed the state.
  ///
  /// - Parameters:
  ///   - isMatching: Whether an action is the expected one.
  ///   - duration: How long to wait for effects outside the test's control; ``timeout`` if `nil`.
  ///   - updateStateToExpectedResult: Changes the state before the action into the state expected after it.
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    session.location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await withoutActuallyEscaping(isMatching) { isMatching in
      let description = "  An action that satisfies the predicate"
      let expectation = ActionExpectation<Action>(
        matches: isMatching,
        description: { description },
        mismatch: { FailureMessage.unexpected($0, expectation: description) }
      )
      await session.receive(expectation, timeout: duration, asserting: updateStateToExpectedResult)
    }
  }
}

extension TestStore where Action: CasePathable {
  /// Receives an action of a case, and asserts how it changed the state: `receive(\.loaded.success)`.
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - duration: How long to wait for effects outside the test's control; ``TestStore/timeout`` if `nil`.
  ///   - updateStateToExpectedResult: Changes the state before the action into the state expected after it.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    session.location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let path = AnyCasePath(actionCase)
    let description = { "  An action of the case to \(Value.self)" }
    let expectation = ActionExpectation<Action>(
      matches: { path.extract(from: $0) != nil },
      description: description,
      mismatch: { FailureMessage.unexpected($0, expectation: description()) }
    )
    await session.receive(expectation, timeout: duration, asserting: updateStateToExpectedResult)
  }

  /// Receives an action of a case with a given value: `receive(\.counted, 1)`.
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - value: The associated value of the action.
  ///   - duration: How long to wait for effects outside the test's control; ``TestStore/timeout`` if `nil`.
  ///   - updateStateToExpectedResult: Changes the state before the action into the state expected after it.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    session.location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let path = AnyCasePath(actionCase)
    let expectedAction = path.embed(value)
    let expectation = ActionExpectation<Action>(
      matches: { path.extract(from: $0) == value },
      description: { FailureMessage.dump(expectedAction) },
      mismatch: { FailureMessage.unexpected($0, expected: expectedAction) }
    )
    await session.receive(expectation, timeout: duration, asserting: updateStateToExpectedResult)
  }
}
