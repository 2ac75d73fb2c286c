extension Effect {
  /// Starts the effect when a time has passed in which no other was started under the same id.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   state.query = query
  ///   return .run { send in await send(.found(try await search(query))) }
  ///     .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id that the effect can also be cancelled by, as in ``cancellable(id:cancelInFlight:)``.
  ///   - duration: How long to wait.
  ///   - clock: What to wait with, usually the dependency `continuousClock`.
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
