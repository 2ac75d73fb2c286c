import Composable

extension TestStore {
  /// Sends an action of a case without associated values and asserts how it changes the state: `send(\.saveTapped)`.
  ///
  /// - Parameters:
  ///   - actionCase: The case, which may be that of a child: `\.path[id: 0].practice.started`.
  ///   - updateStateToExpectedResult: Changes the state before the action into the state expected after it.
  /// - Returns: A handle on the effects of the action.
  @discardableResult
  @_disfavoredOverload
  public func send(
    _ actionCase: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(actionCase).embed(()),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Sends an action of a case and asserts how it changes the state: `send(\.binding.name, "Fajr")`.
  ///
  /// - Parameters:
  ///   - actionCase: The case, which may be that of a child: `\.path[id: 0].practice.binding.name`.
  ///   - value: The associated value of the action.
  ///   - updateStateToExpectedResult: Changes the state before the action into the state expected after it.
  /// - Returns: A handle on the effects of the action.
  @discardableResult
  @_disfavoredOverload
  public func send<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(actionCase).embed(value),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
