extension DependencyValues {
  /// Captured dependencies, for a closure that is called later; see ``withEscapedDependencies(_:)``.
  public struct Continuation: Sendable {
    private let dependencies = DependencyValues.current

    fileprivate init() {}

    /// Runs an operation with the captured dependencies.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.$current.withValue(dependencies, operation: operation)
    }

    /// Runs an asynchronous operation with the captured dependencies.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.$current.withValue(dependencies, operation: operation)
    }
  }
}

/// Captures the current dependencies for closures that are called later, outside the current task.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   queue.async { dependencies.yield { … } }
/// }
/// ```
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Captures the current dependencies for closures that are called later, in an asynchronous operation.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}
