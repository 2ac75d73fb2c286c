extension Reducer {
  /// Embeds a child for every element of a collection.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.items, action: \.items) { Item() }
  /// ```
  ///
  /// The element sees an action before this reducer, so that this may remove it. Its effects are cancelled
  /// when it is not there any more. An action for an element that is not there is reported and not run.
  ///
  /// A send costs the same however many elements there are.
  ///
  /// - Parameters:
  ///   - toElementsState: The states of the elements.
  ///   - toElementAction: The case that holds the actions of the elements.
  ///   - element: The reducer of an element.
  public func forEach<ElementState, ElementAction, ID, Element>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>> & Sendable,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>> & Sendable,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachReducer<Self, ID, Element>
  where ID: Hashable & Sendable, Element: Reducer<ElementState, ElementAction> {
    _ForEachReducer(
      parent: self,
      element: element(),
      toElements: toElementsState,
      toElementAction: AnyCasePath(toElementAction),
      place: EffectPlace(state: toElementsState, action: toElementAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a child for every element of a collection, as `forEach` makes it.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline let element: Element
  @usableFromInline let toElements:
    WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>> & Sendable
  @usableFromInline let toElementAction: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>
  @usableFromInline let place: EffectPlace
  @usableFromInline let location: SourceLocation

  /// Runs the element that the action belongs to, then the parent.
  @inlinable
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    _resolve().run(&state, action)
  }

  /// Resolves the reducers inside; see ``Reducer/_resolve()``.
  @inlinable
  public func _resolve() -> Reduce<Parent.State, Parent.Action> {
    let parent = parent._resolve().run
    let element = LazyReducer(element)
    let part = StatePart(toElements)
    return Reduce { state, action in
      var effects = Effect<Parent.Action>.none
      let hasEffects: Bool
      if case .element(let id, let elementAction) = toElementAction.extract(from: action) {
        let outcome = part.modify(&state, watching: { ObservedValue(identityOf: $0[id: id]) }) { elements in
          (run(element, elementAction, of: id, on: &elements), elements.hasEffects)
        }
        hasEffects = outcome.1
        if let effect = outcome.0 {
          effects = effect
        } else {
          location.report(MissingChild.message(for: action, embeddedBy: "forEach", reason: .noElement))
        }
      } else {
        hasEffects = state[keyPath: toElements].hasEffects
      }
      guard hasEffects else { return effects.merge(with: parent(&state, action)) }
      let removed = RemovedElements(before: state[keyPath: toElements].ids)
      effects = effects.merge(with: parent(&state, action))
      for id in removed.ids(after: state[keyPath: toElements].ids) {
        effects = effects.merge(with: .cancel(at: place.child(EffectID(id))))
      }
      if !state[keyPath: toElements].hasEffects { state[keyPath: toElements].hasEffects = true }
      return effects
    }
  }

  @inlinable
  func run(
    _ element: LazyReducer<Element.State, Element.Action>,
    _ action: Element.Action,
    of id: ID,
    on elements: inout IdentifiedArray<ID, Element.State>
  ) -> Effect<Parent.Action>? {
    guard let effect = elements.modify(id: id, { element.run(&$0, action) }) else { return nil }
    guard !effect.isNone else { return Effect<Parent.Action>.none }
    elements.hasEffects = true
    let path = toElementAction.appending(IdentifiedAction<ID, Element.Action>.allCasePaths[id: id])
    return effect.lifted(to: path, at: place.child(EffectID(id)))
  }
}
