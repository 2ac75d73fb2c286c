extension Reducer {
  /// Embeds a child whose state is optional.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.detail, action: \.detail) { Detail() }
  /// ```
  ///
  /// The child runs before this reducer, which may therefore set the state to `nil`. The child's effects are
  /// cancelled when its state becomes `nil` or changes its identity; see ``NavigationIdentifiable``. An action of
  /// the child while its state is `nil` is reported and not run.
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
      site: EmbeddingSite(
        "ifLet",
        state: toWrappedState,
        action: toWrappedAction,
        location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    )
  }
}

/// The reducer that `ifLet` over an optional returns.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: _ResolvedReducer {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let toChildState: WritableKeyPath<Parent.State, Child.State?> & Sendable
  @usableFromInline let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  @usableFromInline let site: EmbeddingSite

  /// Runs the child if the action is its own, then the parent.
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
          effects = effect.lifted(to: toChildAction, in: site.scope.child(before))
        } else {
          site.reportMissingChild(.absent, for: action)
        }
      }
      effects = effects.merge(with: parent(&state, action))
      guard let before, state[keyPath: toChildState].map(identity) != before else { return effects }
      return effects.merge(with: .cancel(scope: site.scope.child(before)))
    }
  }
}
