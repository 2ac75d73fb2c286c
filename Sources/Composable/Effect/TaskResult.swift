extension Result where Failure == any Error {
  /// Makes a result from the value that an asynchronous closure returns, or the error that it throws.
  ///
  /// ```swift
  /// await send(.loaded(Result { try await client.load() }))
  /// ```
  public nonisolated(nonsending) init(catching body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}

/// The result of an asynchronous call: a value, or an error of any type.
///
/// Prefer `Result`, and receive it by case key path. This type is for features whose actions are `Equatable`: it is
/// `Equatable` where its value is. Two errors are equal if they have the same type and are equal or, if the type is
/// not `Equatable`, have the same description.
@available(iOS, deprecated: 9999, message: "Use Result, and receive it by case key path: \\.loaded.success")
@available(macOS, deprecated: 9999, message: "Use Result, and receive it by case key path: \\.loaded.success")
public enum TaskResult<Success: Sendable>: Sendable {
  /// The call returned a value.
  case success(Success)
  /// The call threw an error.
  case failure(any Error)

  /// Makes a result from the value that an asynchronous closure returns, or the error that it throws.
  public nonisolated(nonsending) init(catching body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// The value of a success.
  ///
  /// - Throws: The error of a failure.
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
  /// Whether both are equal values, or equal errors.
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

extension TaskResult: Hashable where Success: Hashable {
  /// Hashes the value, or the type of the error, with the error if it is `Hashable`.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(true)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(false)
      hasher.combine(ObjectIdentifier(type(of: error)))
      let value: Any = error
      if let error = value as? any Hashable { hasher.combine(error) }
    }
  }
}

extension TaskResult: CasePathable {
  /// The case paths of ``TaskResult``: `\.loaded.success`.
  public struct AllCasePaths: Sendable {
    /// The path to `TaskResult.success`.
    public var success: AnyCasePath<TaskResult, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The path to `TaskResult.failure`.
    public var failure: AnyCasePath<TaskResult, any Error> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }
  }

  /// The paths to both cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
