import Composable

// The effects of stages, of which one runs at a time.
extension LibraryReducer {
  enum CancelID { case stage }

  /// Runs the work of one stage and sends its result or failure as an action.
  func runStage(_ work: @escaping @Sendable () async throws -> Action) -> Effect<Action> {
    runStage { _ in try await work() }
  }

  /// Runs the work of one stage, which may send actions of its own before its result.
  func runStage(_ work: @escaping @Sendable (Send<Action>) async throws -> Action) -> Effect<Action> {
    .run { send in
      do {
        await send(try await work(send))
      } catch is CancellationError {
        // After a cancellation, the canceller sends the next action.
      } catch {
        await send(.stageFailed(OperationalFailure(causedBy: error)))
      }
    }
    .cancellable(id: CancelID.stage)
  }
}
