/// What an asynchronous call gave: a value, or an error of any kind.
///
/// Prefer `Result`, and receive it by case key path. This type is for features that hold their actions equal: it is
/// `Equatable` where its value is, and calls two errors equal when they are of one type and equal, or, where the
/// type cannot tell, described alike.
@available(iOS, deprecated: 9999, message: "Use Result, and receive it by case key path: \\.loaded.success")
@available(macOS, deprecated: 9999, message: "Use Result, and receive it by case key path: \\.loaded.success")
public enum TaskResult<Success: Sendable>: Sendable {
  case success(Success)
  case failure(any Error)

  /// Makes a result of what an asynchronous closure returns or throws.
  public nonisolated(nonsending) init(catching body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// The value.
  ///
  /// - Throws: The error, where there is one.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): value
      case .failure(let error): throw error
      }
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.success(let first), .success(let second)): first == second
    case (.failure(let first), .failure(let second)): areEqual(first, second)
    default: false
    }
  }

  private static func areEqual(_ first: Any, _ second: Any) -> Bool {
    guard type(of: first) == type(of: second) else { return false }
    guard let first = first as? any Equatable else {
      return String(describing: first) == String(describing: second)
    }
    return isEqual(first, second)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
    second as? Value == first
  }
}

extension TaskResult: CasePathable {
  /// The cases of a result.
  public struct AllCasePaths: Sendable {
    /// The value.
    public var success: AnyCasePath<TaskResult, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The error.
    public var failure: AnyCasePath<TaskResult, any Error> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
