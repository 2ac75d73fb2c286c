extension Effect {
  /// Turns this effect of a child into an effect of its parent.
  ///
  /// - Parameters:
  ///   - path: The case of the parent's action that holds the child's.
  ///   - scope: The scope of the child's effects.
  ///   - dismissal: The parent's action that dismisses the child, if it can be dismissed.
  @inlinable
  func lifted<Parent>(
    to path: AnyCasePath<Parent, Action>,
    in scope: EffectScope,
    dismissal: Parent? = nil
  ) -> Effect<Parent> {
    isNone ? .none : scoped(path, scope, dismissal)
  }

  @usableFromInline
  func scoped<Parent>(
    _ path: AnyCasePath<Parent, Action>,
    _ scope: EffectScope,
    _ dismissal: Parent?
  ) -> Effect<Parent> {
    // An action that is sent at once needs no scope: there is nothing to cancel.
    if case .send(let action) = operation { return .send(path.embed(action)) }
    return Effect<Parent>(operation: .scoped(map(path.embed), to: scope, dismissal: dismissal))
  }

  /// Cancels all effects in the scope of a child.
  @usableFromInline
  static func cancel(scope: EffectScope) -> Self {
    Self(operation: .cancelScope(scope))
  }
}
