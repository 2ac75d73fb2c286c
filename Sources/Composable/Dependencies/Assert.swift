/// Checks a condition: `assert(count >= 0)`.
public struct AssertEffect: Sendable {
  private let check: @Sendable (Bool, String, IssueLocation) -> Void

  fileprivate init(_ check: @escaping @Sendable (Bool, String, IssueLocation) -> Void) {
    self.check = check
  }

  /// Makes it from a closure that receives the result of a check and its message.
  public init(_ check: @escaping @Sendable (_ condition: Bool, _ message: String) -> Void) {
    self.check = { condition, message, _ in check(condition, message) }
  }

  /// Checks a condition. A test fails if it is false; an app stops in a debug build.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    check(condition(), message(), location)
  }
}

private enum AssertKey: DependencyKey {
  static let liveValue = AssertEffect { condition, message, _ in Swift.assert(condition, message) }
  static let testValue = AssertEffect { condition, message, location in
    if !condition { location.report(message.isEmpty ? "A condition that must hold is false." : message) }
  }
}

extension DependencyValues {
  /// Checks a condition. A test fails if it is false; an app stops in a debug build.
  public var assert: AssertEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }
}
