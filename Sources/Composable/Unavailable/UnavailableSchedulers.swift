// Combine's schedulers and publishers are replaced by clocks and asynchronous sequences.

extension Effect {
  /// Not available: debounce with a clock, or keep the time of the last one in the state.
  @available(
    *,
    unavailable,
    message:
      "Use 'debounce(id:for:clock:)', or ignore actions in the reducer until a time that the state keeps."
  )
  public func throttle<S>(
    id: some Hashable & Sendable,
    for interval: Duration,
    scheduler: S,
    latest: Bool
  ) -> Self {
    notAvailable()
  }

  /// Not available: debounce with a clock.
  @available(*, unavailable, message: "Use 'debounce(id:for:clock:)' with '@Dependency(\\.continuousClock)'.")
  public func debounce<S>(
    id: some Hashable & Sendable,
    for dueTime: Duration,
    scheduler: S
  ) -> Self {
    notAvailable()
  }

  /// Not available: run an asynchronous sequence.
  @available(
    *,
    unavailable,
    message: "Use '.run { send in for await value in publisher.values { await send(.received(value)) } }'."
  )
  public static func publisher<P>(_ createPublisher: () -> P) -> Self {
    notAvailable()
  }
}

/// The type of Combine's schedulers, which Composable does not have.
public struct _UnavailableScheduler: Sendable {}

extension DependencyValues {
  /// Not available: sleep on a clock.
  @available(*, unavailable, message: "Use '\\.continuousClock': effects sleep on clocks, not on schedulers.")
  public var mainQueue: _UnavailableScheduler { notAvailable() }

  /// Not available: sleep on a clock.
  @available(*, unavailable, message: "Use '\\.continuousClock': effects sleep on clocks, not on schedulers.")
  public var mainRunLoop: _UnavailableScheduler { notAvailable() }
}
