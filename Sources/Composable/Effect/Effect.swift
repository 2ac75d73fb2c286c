/// What a reducer asks a store to do after the state has changed: actions to send, work to run.
///
/// An effect is a description. Nothing happens until a store starts it.
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
    /// An effect of a child. `dismissal` is the action that makes the child go away, if there is one.
    case placed(Effect, at: EffectPlace, dismissal: Action?)
    /// Cancels everything that children at a place have in flight.
    case cancelPlace(EffectPlace)
  }
}

/// The effect type of a reducer: `EffectOf<Feature>` is `Effect<Feature.Action>`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect: Sendable where Action: Sendable {}
extension Effect.Operation: Sendable where Action: Sendable {}

extension Effect {
  /// Nothing to do. A store spends no time on it.
  @inlinable
  public static var none: Self {
    Self(operation: .none)
  }

  /// Sends an action as soon as the current one has been reduced, before `Store.send` returns.
  ///
  /// Meant for telling a parent something, as in `.send(.delegate(.saved))`. To share logic between two
  /// actions call a method of the reducer instead.
  @inlinable
  public static func send(_ action: Action) -> Self {
    Self(operation: .send(action))
  }

  /// Runs asynchronous work, which may send any number of actions.
  ///
  /// The work keeps the dependencies that are current where `run` is called. A `CancellationError` that it
  /// throws ends it silently.
  ///
  /// - Parameters:
  ///   - name: The name of the task, for debugging.
  ///   - priority: The priority of the task; `nil` for that of the caller.
  ///   - operation: The work. Send actions with `await send(.loaded)`.
  ///   - handler: Called with any other error. Without it an error is reported as an issue at this line.
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
          location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
      )
    )
  }

  @inlinable
  var isNone: Bool {
    if case .none = operation { true } else { false }
  }
}
