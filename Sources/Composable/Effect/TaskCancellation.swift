/// Runs a part of an effect so that it can be cancelled by an id, while the rest of the effect goes on.
///
/// ```swift
/// return .run { send in
///   let found = try await withTaskCancellation(id: CancelID.search, cancelInFlight: true) {
///     try await search(query)
///   }
///   await send(.found(found))
/// }
/// ```
///
/// The id is one of ``Effect/cancellable(id:cancelInFlight:)``: it belongs to the reducer that made the effect, and its
/// ``Effect/cancel(id:)`` cancels the operation. Outside an effect of a store there is no reducer; then an issue is reported
/// and the operation only runs.
///
/// - Parameters:
///   - id: The id, usually a case of a private enum.
///   - cancelInFlight: Whether to cancel what this reducer started earlier with the same id.
///   - isolation: The actor of the caller.
///   - operation: The work.
/// - Returns: What the operation returns.
public func withTaskCancellation<T: Sendable, E: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  operation: @escaping @Sendable () async throws(E) -> T
) async throws(E) -> T {
  guard let effect = CurrentEffect.value else {
    reportNoEffect(
      "withTaskCancellation(id:)",
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    return try await operation()
  }
  let result = Locked<Result<T, E>?>(nil)
  await effect.run(id: EffectID(id), cancelInFlight: cancelInFlight) {
    let outcome: Result<T, E>
    do throws(E) {
      outcome = .success(try await operation())
    } catch {
      outcome = .failure(error)
    }
    result.withLock { $0 = outcome }
  }
  guard let outcome = result.withLock({ $0 }) else {
    // Not reached: also a cancelled task runs its work.
    preconditionFailure("The operation has not run.")
  }
  return try outcome.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels what runs with an id in the reducer that made the current effect, and in its children:
  /// ``withTaskCancellation(id:cancelInFlight:isolation:fileID:filePath:line:column:operation:)`` and cancellable effects.
  ///
  /// Called off the main actor, it takes effect before any action that the effect sends afterwards. Outside an effect of a
  /// store it cancels nothing, and an issue is reported.
  public static func cancel(
    id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard let effect = CurrentEffect.value else {
      reportNoEffect(
        "Task.cancel(id:)",
        IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
      return
    }
    let id = EffectID(id)
    if MainQueueMark.isCurrent {
      MainActor.assumeIsolated { effect.cancel(id: id) }
    } else {
      _ = Task<Void, Never> { @MainActor in effect.cancel(id: id) }
    }
  }
}

private func reportNoEffect(_ function: String, _ location: IssueLocation) {
  location.report(
    """
    '\(function)' was called outside an effect. Cancellation ids belong to the reducer whose effect is running.

    Call it within 'Effect.run', and not in a detached task. To cancel an effect from elsewhere, send an action for which \
    the reducer returns '.cancel(id:)'.
    """
  )
}
