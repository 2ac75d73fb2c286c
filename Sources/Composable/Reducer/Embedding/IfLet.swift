extension Reducer {
  /// Embeds a child whose state is optional.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.detail, action: \.detail) { Detail() }
  /// ```
  ///
  /// The child runs before this reducer, which may therefore set the state to `nil`. The child's effects are
  /// cancelled when its state becomes `nil` or changes its identity; see ``NavigationIdentifiable``. The effect
  /// of an action with which the child itself changes its identity goes on. An action of the child while its state is
  /// `nil` is reported and not run. An alert's state becomes `nil` with an action of one of
  /// its buttons, before this reducer runs.
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

  /// Embeds an alert or a confirmation dialog whose state is optional. Its state becomes `nil` when one of its buttons is
  /// tapped.
  ///
  /// - Parameters:
  ///   - toWrappedState: The state of the alert.
  ///   - toWrappedAction: The case that holds the actions of its buttons.
  public func ifLet<WrappedState: EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?> & Sendable,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, EmptyReducer<WrappedState, WrappedAction>> {
    ifLet(
      toWrappedState,
      action: toWrappedAction,
      then: { EmptyReducer() },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
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
    let ends = EphemeralPresentation<Child.State, Child.Action>().ends
    return Reduce { state, action in
      let before = state[keyPath: toChildState].map(identity)
      var effects = Effect<Parent.Action>.none
      var owner: EffectID?
      if let childAction = toChildAction.extract(from: action) {
        let outcome = part.modify(&state) {
          $0.modify {
            (child.runIdentified(&$0, childAction, by: identity), ends($0, childAction))
          }
        }
        if let before, let outcome {
          owner = outcome.0.owner
          effects = outcome.0.effect.lifted(to: toChildAction, in: site.scope.child(owner ?? before))
          // Before the parent runs, which may present another alert, or the same one again.
          if outcome.1 { state[keyPath: toChildState] = nil }
        } else {
          site.reportMissingChild(.absent, for: action)
        }
      }
      effects = effects.merge(with: parent(&state, action))
      guard let before else { return effects }
      let after = state[keyPath: toChildState].map(identity)
      return before == after && owner == nil
        ? effects : effects.merge(with: site.cancel(before, owner, after: after))
    }
  }
}
