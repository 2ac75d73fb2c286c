extension Effect {
  /// Makes the effect cancellable by an id.
  ///
  /// The id is local to the reducer that uses it: two `Scope`s of the same feature do not share it.
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
  ///   - cancelInFlight: Whether to cancel effects that this reducer started earlier under the same id.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard !isNone else { return self }
    return Self(operation: .cancellable(self, id: EffectID(id), cancelInFlight: cancelInFlight))
  }

  /// Cancels the effects that are in flight under an id.
  ///
  /// It takes effect at once, also on effects started by the same action that have not begun to run. It
  /// reaches effects of this reducer and of those inside it.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(operation: .cancel(id: EffectID(id)))
  }
}
