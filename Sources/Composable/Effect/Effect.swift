/// Describes what a store does after the state has changed: actions to send, work to run or to cancel.
///
/// Nothing happens until a store starts the effect.
public struct Effect<Action> {
  @usableFromInline let operation: Operation

  @inlinable
  init(operation: Operation) {
    self.operation = operation
  }

  @usableFromInline
  indirect enum Operation {
    case none
    case send(Action)
    case run(Work)
    case merge([Effect])
    case concatenate([Effect])
    case cancellable(Effect, id: EffectID, cancelInFlight: Bool)
    case cancel(id: EffectID)
    /// An effect of a child. `dismissal` is the action that dismisses the child, if it can be dismissed.
    case scoped(Effect, to: EffectScope, dismissal: Action?)
    /// Cancels all effects in a child scope.
    case cancelScope(EffectScope)
  }
}

/// The effect type of a reducer: `EffectOf<Feature>` is `Effect<Feature.Action>`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect: Sendable where Action: Sendable {}
extension Effect.Operation: Sendable where Action: Sendable {}

extension Effect {
  /// No effect. It costs nothing.
  @inlinable
  public static var none: Self {
    Self(operation: .none)
  }

  /// Sends an action as soon as the current one has been reduced, before `Store.send` returns.
  ///
  /// Use it to notify a parent, as in `.send(.delegate(.saved))`. To share logic between two actions, call a method
  /// of the reducer instead.
  @inlinable
  public static func send(_ action: Action) -> Self {
    Self(operation: .send(action))
  }

  /// Runs asynchronous work, which may send any number of actions.
  ///
  /// The work uses the dependencies that are current where `run` is called. If it throws a `CancellationError`, it
  /// ends silently.
  ///
  /// - Parameters:
  ///   - name: The name of the task, for debugging.
  ///   - priority: The priority of the task; `nil` to inherit the caller's.
  ///   - operation: The work. Send actions with `await send(.loaded)`.
  ///   - handler: Called with any other error. Without a handler, the error is reported as an issue at this line.
  public static func run(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      operation: .run(
        Work(
          name: name,
          priority: priority,
          dependencies: .current,
          operation: operation,
          handler: handler,
          location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
      )
    )
  }

  @inlinable
  var isNone: Bool {
    if case .none = operation { true } else { false }
  }
}
