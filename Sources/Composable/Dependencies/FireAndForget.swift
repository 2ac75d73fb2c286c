/// Runs work whose result no one waits for, such as a message to an analytics service: `fireAndForget { await track() }`.
public struct FireAndForget: Sendable {
  private let run: @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// Makes it from a closure that runs the work.
  public init(
    _ run:
      @escaping @Sendable (
        _ priority: TaskPriority?, _ operation: @escaping @Sendable () async throws -> Void
      ) async -> Void
  ) {
    self.run = run
  }

  /// Runs work in a separate task, which is not cancelled with the current one. A test waits until it has ended.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await run(priority, operation)
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { priority, operation in
    Task(priority: priority) { try await operation() }
  }
  static let testValue = FireAndForget { priority, operation in
    try? await Task(priority: priority) { try await operation() }.value
  }
}

extension DependencyValues {
  /// Runs work whose result no one waits for. A test waits until it has ended.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}
