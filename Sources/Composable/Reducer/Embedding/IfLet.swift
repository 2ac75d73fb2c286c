extension Reducer {
  /// Embeds a child whose state may be absent.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.detail, action: \.detail) { Detail() }
  /// ```
  ///
  /// The child sees an action before this reducer, so that this may set the state to `nil`. Its effects are
  /// cancelled when the state becomes `nil` or that of another child; see ``NavigationIdentifiable``. An
  /// action of the child while there is none is reported and not run.
  ///
  /// - Parameters:
  ///   - toWrappedState: The child's state.
  ///   - toWrappedAction: The case that holds the child's actions.
  ///   - wrapped: The child reducer.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?> & Sendable,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction> & Sendable,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped> {
    _IfLetReducer(
      parent: self,
      child: wrapped(),
      toChildState: toWrappedState,
      toChildAction: AnyCasePath(toWrappedAction),
      place: EffectPlace(state: toWrappedState, action: toWrappedAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a child whose state may be absent, as `ifLet` makes it.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let toChildState: WritableKeyPath<Parent.State, Child.State?> & Sendable
  @usableFromInline let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  @usableFromInline let place: EffectPlace
  @usableFromInline let location: SourceLocation

  /// Runs the child if the action is one of its own, then the parent.
  @inlinable
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    _resolve().run(&state, action)
  }

  /// Resolves the reducers inside; see ``Reducer/_resolve()``.
  @inlinable
  public func _resolve() -> Reduce<Parent.State, Parent.Action> {
    let parent = parent._resolve().run
    let child = LazyReducer(child)
    let part = StatePart(toChildState)
    let identity = StateTraits<Child.State>().identity
    return Reduce { state, action in
      let before = state[keyPath: toChildState].map(identity)
      var effects = Effect<Parent.Action>.none
      if let childAction = toChildAction.extract(from: action) {
        if let before, let effect = part.modify(&state, { $0.modify { child.run(&$0, childAction) } }) {
          effects = effect.lifted(to: toChildAction, at: place.child(before))
        } else {
          location.report(MissingChild.message(for: action, embeddedBy: "ifLet", reason: .absent))
        }
      }
      effects = effects.merge(with: parent(&state, action))
      guard let before, state[keyPath: toChildState].map(identity) != before else { return effects }
      return effects.merge(with: .cancel(at: place.child(before)))
    }
  }
}
