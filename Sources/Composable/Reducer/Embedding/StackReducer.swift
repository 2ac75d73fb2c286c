import OrderedCollections

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
      let earlier: OrderedSet<StackElementID>
      switch toStackAction.extract(from: action) {
      case .element(let id, let elementAction):
        let outcome = part.modify(&state, watching: { ObservedValue(identityOf: $0[id: id]) }) { stack in
          let effect = stack.modify(id: id) { elementState in
            dependencies.run { element.run(&elementState, elementAction) }
          }
          let earlier = stack.idsWithEffects
          return (effect.map { $0.isNone ? .none : lift($0, of: id, &stack) }, earlier)
        }
        earlier = outcome.1
        if outcome.0 == nil { reportMissing(action) }
        effects = outcome.0 ?? .none
      case .push(let id, let elementState):
        push(elementState, id, &state[keyPath: toStack])
        earlier = state[keyPath: toStack].idsWithEffects
      case .popFrom(let id):
        popped = id
        if state[keyPath: toStack][id: id] == nil { reportMissing(action) }
        earlier = state[keyPath: toStack].idsWithEffects
      case nil:
        earlier = state[keyPath: toStack].idsWithEffects
      }
      effects = effects.merge(with: parent(&state, action))
      if let popped { state[keyPath: toStack].pop(from: popped) }
      guard !earlier.isEmpty else { return effects }
      for id in removedElements(earlier, &state) {
        effects = effects.merge(with: .cancel(scope: site.scope.child(EffectID(id))))
      }
      return effects
    }
  }

  /// The elements that may have effects in flight but are no longer on the stack.
  @usableFromInline
  func removedElements(
    _ earlier: OrderedSet<StackElementID>,
    _ state: inout Parent.State
  ) -> [StackElementID] {
    let (ids, latest) = (state[keyPath: toStack].ids, state[keyPath: toStack].idsWithEffects)
    let all = latest.isSuperset(of: earlier) ? latest : earlier.union(latest)
    let removed = all.filter { !ids.contains($0) }
    if all.count != latest.count || !removed.isEmpty {
      state[keyPath: toStack].idsWithEffects = all.subtracting(removed)
    }
    return Array(removed)
  }

  @inlinable
  func lift(
    _ effect: Effect<Element.Action>,
    of id: StackElementID,
    _ stack: inout StackState<Element.State>
  ) -> Effect<Parent.Action> {
    stack.idsWithEffects.append(id)
    let path = toStackAction.appending(StackAction<Element.State, Element.Action>.allCasePaths[id: id])
    let dismissal = toStackAction.embed(.popFrom(id: id))
    return effect.lifted(to: path, in: site.scope.child(EffectID(id)), dismissal: dismissal)
  }

  @usableFromInline
  func push(_ state: Element.State, _ id: StackElementID, _ stack: inout StackState<Element.State>) {
    guard stack[id: id] == nil else {
      site.location.report("'forEach' received a 'push' of the element \(id), which is already on the stack.")
      return
    }
    DependencyValues.current.stackElementID.use(id, at: site.location)
    stack[id: id] = state
  }

  @inlinable
  func reportMissing(_ action: Parent.Action) {
    site.reportMissingChild(.noElement, for: action)
  }
}
