extension Effect {
  /// This effect of a child as an effect of its parent.
  ///
  /// - Parameters:
  ///   - path: The case of the parent's action that holds the child's.
  ///   - place: Where the child is.
  ///   - dismissal: The parent's action that makes the child go away, if there is one.
  @inlinable
  func lifted<Parent>(
    to path: AnyCasePath<Parent, Action>,
    at place: EffectPlace,
    dismissal: Parent? = nil
  ) -> Effect<Parent> {
    isNone ? .none : placed(path, place, dismissal)
  }

  @usableFromInline
  func placed<Parent>(
    _ path: AnyCasePath<Parent, Action>,
    _ place: EffectPlace,
    _ dismissal: Parent?
  ) -> Effect<Parent> {
    // An action sent at once needs no place: nothing of it is left to cancel.
    if case .send(let action) = operation { return .send(path.embed(action)) }
    return Effect<Parent>(operation: .placed(map(path.embed), at: place, dismissal: dismissal))
  }

  /// Cancels everything that the child at a place has in flight.
  @usableFromInline
  static func cancel(at place: EffectPlace) -> Self {
    Self(operation: .cancelPlace(place))
  }
}
