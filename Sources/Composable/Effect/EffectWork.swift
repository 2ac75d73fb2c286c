extension Effect {
  /// The asynchronous work of ``Effect/run(name:priority:operation:catch:fileID:filePath:line:column:)``.
  @usableFromInline
  struct Work {
    let name: String?
    let priority: TaskPriority?
    /// The dependencies that were current where the effect was made.
    let dependencies: DependencyValues
    let operation: @Sendable (Send<Action>) async throws -> Void
    let handler: (@Sendable (any Error, Send<Action>) async -> Void)?
    let location: IssueLocation
  }
}

extension Effect.Work: Sendable where Action: Sendable {}

extension Effect.Work {
  /// Reports an unhandled error.
  func report(_ error: any Error) {
    location.report(
      """
      An effect threw an unhandled error:

        \(error)

      Handle it inside 'Effect.run', or pass 'catch:' to turn it into an action.
      """
    )
  }

  /// Transforms every action that the work sends.
  func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T>.Work {
    @Sendable func transformed(_ send: Send<T>) -> Send<Action> {
      Send { action in send(transform(action)) }
    }
    var newHandler: (@Sendable (any Error, Send<T>) async -> Void)?
    if let handler { newHandler = { error, send in await handler(error, transformed(send)) } }
    return Effect<T>.Work(
      name: name,
      priority: priority,
      dependencies: dependencies,
      operation: { [operation] send in try await operation(transformed(send)) },
      handler: newHandler,
      location: location
    )
  }
}
