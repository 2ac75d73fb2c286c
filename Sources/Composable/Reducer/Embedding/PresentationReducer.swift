/// A reducer with a child that is presented, as `ifLet` over a presentation makes it.
public struct _PresentationReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Child
  let toPresentationState: WritableKeyPath<Parent.State, PresentationState<Child.State>> & Sendable
  let toPresentationAction: AnyCasePath<Parent.Action, PresentationAction<Child.Action>>
  let place: EffectPlace
  let location: SourceLocation

  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    _resolve().run(&state, action)
  }

  public func _resolve() -> Reduce<Parent.State, Parent.Action> {
    let parent = parent._resolve().run
    let part = StatePart(toPresentationState)
    let presentation = ResolvedPresentation(
      child: LazyReducer(child),
      toAction: toPresentationAction,
      place: place
    )
    return Reduce { state, action in
      let earlier = state[keyPath: toPresentationState].effectsID
      var effects: Effect<Parent.Action>
      switch toPresentationAction.extract(from: action) {
      case nil:
        effects = parent(&state, action)
      case .presented(let childAction):
        if let effect = part.modify(&state, { presentation.run(childAction, on: &$0) }) {
          effects = effect
        } else {
          reportMissing(action)
          effects = .none
        }
        let ephemeral = presentation.ephemeral(state[keyPath: toPresentationState])
        effects = effects.merge(with: parent(&state, action))
        if ephemeral != nil { presentation.remove(ephemeral, from: &state[keyPath: toPresentationState]) }
      case .dismiss:
        let dismissed = presentation.identity(state[keyPath: toPresentationState])
        if dismissed == nil { reportMissing(action) }
        effects = parent(&state, action)
        presentation.remove(dismissed, from: &state[keyPath: toPresentationState])
      }
      guard earlier != nil || state[keyPath: toPresentationState].effectsID != nil else { return effects }
      let gone = presentation.childrenGone(earlier, &state[keyPath: toPresentationState])
      for child in gone { effects = effects.merge(with: .cancel(at: place.child(child))) }
      return effects
    }
  }

  private func reportMissing(_ action: Parent.Action) {
    location.report(MissingChild.message(for: action, embeddedBy: "ifLet", reason: .notPresented))
  }
}

/// How one presentation runs, removes and tells apart its children.
private struct ResolvedPresentation<State, Action, ParentAction> {
  let child: LazyReducer<State, Action>
  let toAction: AnyCasePath<ParentAction, PresentationAction<Action>>
  let toChildAction: AnyCasePath<ParentAction, Action>
  let place: EffectPlace
  let traits = StateTraits<State>()
  let dependencies = PresentedDependencies()

  init(
    child: LazyReducer<State, Action>,
    toAction: AnyCasePath<ParentAction, PresentationAction<Action>>,
    place: EffectPlace
  ) {
    self.child = child
    self.toAction = toAction
    self.place = place
    toChildAction = toAction.appending(PresentationAction<Action>.allCasePaths.presented)
  }

  /// Runs the child; `nil` if there is none.
  func run(_ action: Action, on presentation: inout PresentationState<State>) -> Effect<ParentAction>? {
    guard let effect = runChild(action, on: &presentation) else { return nil }
    guard !effect.isNone, let id = identity(presentation) else {
      return effect.lifted(to: toChildAction, at: place)
    }
    presentation.effectsID = id
    return effect.lifted(to: toChildAction, at: place.child(id), dismissal: toAction.embed(.dismiss))
  }

  private func runChild(_ action: Action, on presentation: inout PresentationState<State>) -> Effect<Action>?
  {
    presentation.wrappedValue.modify { state in
      dependencies.run { child.run(&state, action) }
    }
  }

  func identity(_ presentation: PresentationState<State>) -> EffectID? {
    presentation.wrappedValue.map(traits.identity)
  }

  /// The identity of what is presented if an action ends its presentation.
  func ephemeral(_ presentation: PresentationState<State>) -> EffectID? {
    presentation.wrappedValue.flatMap { traits.isEphemeral($0) ? traits.identity($0) : nil }
  }

  /// Ends the presentation of a child, unless another has taken its place.
  func remove(_ id: EffectID?, from presentation: inout PresentationState<State>) {
    guard let id, identity(presentation) == id else { return }
    presentation.wrappedValue = nil
  }

  /// The children that may have effects in flight but are not presented any more.
  func childrenGone(_ earlier: EffectID?, _ presentation: inout PresentationState<State>) -> [EffectID] {
    let latest = presentation.effectsID
    let current = identity(presentation)
    if let latest, latest != current { presentation.effectsID = nil }
    let gone = [earlier, latest == earlier ? nil : latest]
    return gone.compactMap { $0 }.filter { $0 != current }
  }
}
