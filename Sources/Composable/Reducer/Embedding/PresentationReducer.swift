/// The reducer that `ifLet` over a presentation returns.
public struct _PresentationReducer<Parent: Reducer, Child: Reducer>: _ResolvedReducer {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let toPresentationState:
    WritableKeyPath<Parent.State, PresentationState<Child.State>> & Sendable
  @usableFromInline let toPresentationAction: AnyCasePath<Parent.Action, PresentationAction<Child.Action>>
  @usableFromInline let site: EmbeddingSite

  /// Runs the child if the action is its own, then the parent, and then dismisses the child if the action asks
  /// for it.
  @inlinable
  public func _resolve() -> Reduce<Parent.State, Parent.Action> {
    let parent = parent._resolve().run
    let part = StatePart(toPresentationState)
    let presentation = ResolvedPresentation(
      child: LazyReducer(child),
      toAction: toPresentationAction,
      scope: site.scope
    )
    return Reduce { state, action in
      let outcome = runChild(presentation, part, &state, action)
      return runParent(parent, presentation, &state, action, after: outcome)
    }
  }

  // Two functions, so that the stack frame of a running child has no variables of the steps after it: in a deep
  // tree there is such a frame at every level.

  @inlinable
  func runChild(
    _ presentation: ResolvedPresentation<Child.State, Child.Action, Parent.Action>,
    _ part: StatePart<Parent.State, PresentationState<Child.State>>,
    _ state: inout Parent.State,
    _ action: Parent.Action
  ) -> ResolvedPresentation<Child.State, Child.Action, Parent.Action>.Outcome? {
    guard case .presented(let childAction) = toPresentationAction.extract(from: action) else { return nil }
    return part.modify(&state) { presentation.run(childAction, on: &$0) }
  }

  @inlinable
  func runParent(
    _ parent: (inout Parent.State, Parent.Action) -> Effect<Parent.Action>,
    _ presentation: ResolvedPresentation<Child.State, Child.Action, Parent.Action>,
    _ state: inout Parent.State,
    _ action: Parent.Action,
    after outcome: ResolvedPresentation<Child.State, Child.Action, Parent.Action>.Outcome?
  ) -> Effect<Parent.Action> {
    let earlier: EffectID?
    var effects: Effect<Parent.Action>
    if let outcome {
      earlier = outcome.earlier
      if outcome.effect == nil { reportMissing(action) }
      effects = (outcome.effect ?? .none).merge(with: parent(&state, action))
      if let id = outcome.ephemeral { presentation.remove(id, from: &state[keyPath: toPresentationState]) }
    } else if case .dismiss = toPresentationAction.extract(from: action) {
      let dismissed = presentation.identity(state[keyPath: toPresentationState])
      earlier = state[keyPath: toPresentationState].effectsID
      if dismissed == nil { reportMissing(action) }
      effects = parent(&state, action)
      presentation.remove(dismissed, from: &state[keyPath: toPresentationState])
    } else {
      earlier = state[keyPath: toPresentationState].effectsID
      effects = parent(&state, action)
    }
    guard earlier != nil || state[keyPath: toPresentationState].effectsID != nil else { return effects }
    let gone = presentation.childrenGone(earlier, &state[keyPath: toPresentationState])
    for child in gone { effects = effects.merge(with: .cancel(scope: site.scope.child(child))) }
    return effects
  }

  @inlinable
  func reportMissing(_ action: Parent.Action) {
    site.reportMissingChild(.notPresented, for: action)
  }
}

/// Runs, removes and identifies the children of one presentation.
@usableFromInline
struct ResolvedPresentation<State, Action, ParentAction> {
  /// The result of an action of the child.
  @usableFromInline
  struct Outcome {
    /// The child whose effects may have been in flight before the action.
    @usableFromInline let earlier: EffectID?
    /// The child's effect; `nil` if there is no child.
    @usableFromInline let effect: Effect<ParentAction>?
    /// The child, if the action ends its presentation.
    @usableFromInline let ephemeral: EffectID?

    @inlinable
    init(earlier: EffectID?, effect: Effect<ParentAction>?, ephemeral: EffectID?) {
      self.earlier = earlier
      self.effect = effect
      self.ephemeral = ephemeral
    }
  }

  @usableFromInline let child: LazyReducer<State, Action>
  @usableFromInline let toAction: AnyCasePath<ParentAction, PresentationAction<Action>>
  @usableFromInline let toChildAction: AnyCasePath<ParentAction, Action>
  @usableFromInline let scope: EffectScope
  @usableFromInline let traits = StateTraits<State>()
  @usableFromInline let ephemeralPresentation = EphemeralPresentation<State, Action>()
  @usableFromInline let dependencies = PresentedDependencies()

  @usableFromInline
  init(
    child: LazyReducer<State, Action>,
    toAction: AnyCasePath<ParentAction, PresentationAction<Action>>,
    scope: EffectScope
  ) {
    self.child = child
    self.toAction = toAction
    self.scope = scope
    toChildAction = toAction.appending(PresentationAction<Action>.allCasePaths.presented)
  }

  /// Runs the child.
  @inlinable
  func run(_ action: Action, on presentation: inout PresentationState<State>) -> Outcome {
    let earlier = presentation.effectsID
    let effect = presentation.wrappedValue.modify { state in
      dependencies.run { child.run(&state, action) }
    }
    let lifted = effect.map { $0.isNone ? .none : lift($0, on: &presentation) }
    return Outcome(earlier: earlier, effect: lifted, ephemeral: ephemeral(presentation, action))
  }

  @usableFromInline
  func lift(
    _ effect: Effect<Action>,
    on presentation: inout PresentationState<State>
  ) -> Effect<ParentAction> {
    guard let id = identity(presentation) else { return effect.lifted(to: toChildAction, in: scope) }
    presentation.effectsID = id
    return effect.lifted(to: toChildAction, in: scope.child(id), dismissal: toAction.embed(.dismiss))
  }

  @inlinable
  func identity(_ presentation: PresentationState<State>) -> EffectID? {
    presentation.wrappedValue.map(traits.identity)
  }

  /// The identity of the child if an action ends its presentation.
  @inlinable
  func ephemeral(_ presentation: PresentationState<State>, _ action: Action) -> EffectID? {
    presentation.wrappedValue.flatMap { ephemeralPresentation.ends($0, action) ? traits.identity($0) : nil }
  }

  /// Ends the presentation of a child, unless another child has replaced it.
  @usableFromInline
  func remove(_ id: EffectID?, from presentation: inout PresentationState<State>) {
    guard let id, identity(presentation) == id else { return }
    presentation.wrappedValue = nil
  }

  /// The children that may have effects in flight but are no longer presented.
  @usableFromInline
  func childrenGone(_ earlier: EffectID?, _ presentation: inout PresentationState<State>) -> [EffectID] {
    let latest = presentation.effectsID
    let current = identity(presentation)
    if let latest, latest != current { presentation.effectsID = nil }
    let gone = [earlier, latest == earlier ? nil : latest]
    return gone.compactMap { $0 }.filter { $0 != current }
  }
}
