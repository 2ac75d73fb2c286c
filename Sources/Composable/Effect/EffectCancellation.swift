extension Effect {
  /// Makes the effect cancellable by an id.
  ///
  /// The id is local to the scope of the reducer that uses it: two `Scope`s of the same feature do not share it.
  ///
  /// ```swift
  /// private enum CancelID { case search }
  ///
  /// return .run { send in … }
  ///   .cancellable(id: CancelID.search, cancelInFlight: true)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id, usually a case of a private enum.
  ///   - cancelInFlight: Whether to cancel the effects that this reducer started earlier with the same id.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard !isNone else { return self }
    return Self(operation: .cancellable(self, id: EffectID(id), cancelInFlight: cancelInFlight))
  }

  /// Cancels the effects in flight with an id, in this reducer and its children.
  ///
  /// Cancellation is immediate: an effect that the same action started and that has not begun to run never runs.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(operation: .cancel(id: EffectID(id)))
  }
}
