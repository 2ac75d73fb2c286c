extension Effect {
  /// Starts the effect after a delay, unless another one with the same id is started in the meantime.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   state.query = query
  ///   return .run { send in await send(.found(try await search(query))) }
  ///     .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The cancellation id of the effect; see ``cancellable(id:cancelInFlight:)``.
  ///   - duration: The delay.
  ///   - clock: The clock that measures the delay, usually ``DependencyValues/continuousClock``.
  public func debounce(
    id: some Hashable & Sendable,
    for duration: Duration,
    clock: any Clock<Duration>
  ) -> Self {
    guard !isNone else { return self }
    return .run { _ in try await clock.sleep(for: duration) }
      .concatenate(with: self)
      .cancellable(id: id, cancelInFlight: true)
  }
}
