/// The reducer that `forEach` over a stack returns.
public struct _StackReducer<Parent: Reducer, Element: Reducer>: _ResolvedReducer {
  @usableFromInline let parent: Parent
  @usableFromInline let element: Element
  @usableFromInline let toStack: WritableKeyPath<Parent.State, StackState<Element.State>> & Sendable
  @usableFromInline let toStackAction: AnyCasePath<Parent.Action, StackAction<Element.State, Element.Action>>
  @usableFromInline let site: EmbeddingSite

  /// Pushes an element or runs the action's element, then runs the parent, and then pops.
  @inlinable
  public func _resolve() -> Reduce<Parent.State, Parent.Action> {
    let parent = parent._resolve().run
    let element = LazyReducer(element)
    let part = StatePart(toStack)
    let dependencies = PresentedDependencies()
    return Reduce { state, action in
      var effects = Effect<Parent.Action>.none
      var popped: StackElementID?
      let hadEffects: Bool
      switch toStackAction.extract(from: action) {
      case .element(let id, let elementAction):
        let outcome = part.modify(&state, watching: { ObservedValue(identityOf: $0[id: id]) }) { stack in
          let effect = stack.modify(id: id) { elementState in
            dependencies.run { element.run(&elementState, elementAction) }
          }
          return (effect.map { $0.isNone ? .none : lift($0, of: id, &stack) }, stack.hasEffects)
        }
        hadEffects = outcome.1
        if outcome.0 == nil { reportMissing(action) }
        effects = outcome.0 ?? .none
      case .push(let id, let elementState):
        push(elementState, id, &state[keyPath: toStack])
        hadEffects = state[keyPath: toStack].hasEffects
      case .popFrom(let id):
        popped = id
        if state[keyPath: toStack][id: id] == nil { reportMissing(action) }
        hadEffects = state[keyPath: toStack].hasEffects
      case nil:
        hadEffects = state[keyPath: toStack].hasEffects
      }
      let removed = hadEffects ? RemovedElements(before: state[keyPath: toStack].ids) : nil
      effects = effects.merge(with: parent(&state, action))
      if let popped { state[keyPath: toStack].pop(from: popped) }
      guard let removed else { return effects }
      for id in removed.ids(after: state[keyPath: toStack].ids) {
        effects = effects.merge(with: .cancel(scope: site.scope.child(EffectID(id))))
      }
      if !state[keyPath: toStack].hasEffects { state[keyPath: toStack].hasEffects = true }
      return effects
    }
  }

  @inlinable
  func lift(
    _ effect: Effect<Element.Action>,
    of id: StackElementID,
    _ stack: inout StackState<Element.State>
  ) -> Effect<Parent.Action> {
    stack.hasEffects = true
    let path = toStackAction.appending(StackAction<Element.State, Element.Action>.allCasePaths[id: id])
    let dismissal = toStackAction.embed(.popFrom(id: id))
    return effect.lifted(to: path, in: site.scope.child(EffectID(id)), dismissal: dismissal)
  }

  @inlinable
  func push(_ state: Element.State, _ id: StackElementID, _ stack: inout StackState<Element.State>) {
    guard stack[id: id] == nil else {
      site.location.report("'forEach' received a 'push' of the element \(id), which is already on the stack.")
      return
    }
    stack[id: id] = state
  }

  @inlinable
  func reportMissing(_ action: Parent.Action) {
    site.reportMissingChild(.noElement, for: action)
  }
}
