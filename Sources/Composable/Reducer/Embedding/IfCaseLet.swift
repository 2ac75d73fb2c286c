extension Reducer where State: CasePathable {
  /// Embeds a child whose state is one case of this reducer's state.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifCaseLet(\.loggedIn, action: \.loggedIn) { LoggedIn() }
  ///   .ifCaseLet(\.loggedOut, action: \.loggedOut) { LoggedOut() }
  /// ```
  ///
  /// The child runs before this reducer, which may therefore change the case. Its effects are cancelled when the
  /// state changes to another case. An action of the child while the state is another case is reported and not run.
  ///
  /// - Parameters:
  ///   - toCaseState: The case that holds the child's state.
  ///   - toCaseAction: The case that holds the child's actions.
  ///   - caseReducer: The child reducer.
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: CaseKeyPath<State, CaseState> & Sendable,
    action toCaseAction: CaseKeyPath<Action, CaseAction> & Sendable,
    @ReducerBuilder<CaseState, CaseAction> then caseReducer: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Case> {
    _IfCaseLetReducer(
      parent: self,
      child: caseReducer(),
      toChildState: AnyCasePath(toCaseState),
      toChildAction: AnyCasePath(toCaseAction),
      site: EmbeddingSite(
        "ifCaseLet",
        state: toCaseState,
        action: toCaseAction,
        location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    )
  }
}

/// The reducer that `ifCaseLet` returns.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: _ResolvedReducer {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let toChildState: AnyCasePath<Parent.State, Child.State>
  @usableFromInline let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  @usableFromInline let site: EmbeddingSite

  /// Runs the child if the action is its own, then the parent.
  @inlinable
  public func _resolve() -> Reduce<Parent.State, Parent.Action> {
    let parent = parent._resolve().run
    let child = LazyReducer(child)
    let identity = StateTraits<Child.State>().identity
    return Reduce { state, action in
      let before = toChildState.extract(from: state).map(identity)
      var effects = Effect<Parent.Action>.none
      var owner: EffectID?
      if let childAction = toChildAction.extract(from: action) {
        let outcome = toChildState.modify(&state) {
          child.runIdentified(&$0, childAction, by: identity)
        }
        if let before, let outcome {
          owner = outcome.owner
          effects = outcome.effect.lifted(to: toChildAction, in: site.scope.child(owner ?? before))
        } else {
          site.reportMissingChild(.otherCase, for: action)
        }
      }
      effects = effects.merge(with: parent(&state, action))
      guard let before else { return effects }
      let after = toChildState.extract(from: state).map(identity)
      return before == after && owner == nil
        ? effects : effects.merge(with: site.cancel(before, owner, after: after))
    }
  }
}
