extension Reducer {
  /// Embeds a child for every element of a collection.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.items, action: \.items) { Item() }
  /// ```
  ///
  /// The element runs before this reducer, which may therefore remove it. Its effects are cancelled when it is
  /// removed. An action of a missing element is reported and not run.
  ///
  /// The cost of a send does not depend on the number of elements.
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
      site: EmbeddingSite(
        "forEach",
        state: toElementsState,
        action: toElementAction,
        location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    )
  }
}

/// The reducer that `forEach` over a collection returns.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: _ResolvedReducer {
  @usableFromInline let parent: Parent
  @usableFromInline let element: Element
  @usableFromInline let toElements:
    WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>> & Sendable
  @usableFromInline let toElementAction: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>
  @usableFromInline let site: EmbeddingSite

  /// Runs the action's element, then the parent.
  @inlinable
  public func _resolve() -> Reduce<Parent.State, Parent.Action> {
    let parent = parent._resolve().run
    let element = LazyReducer(element)
    let part = StatePart(toElements)
    let mark = EffectsMark()
    return Reduce { state, action in
      var effects = Effect<Parent.Action>.none
      let hasEffects: Bool
      if case .element(let id, let elementAction) = toElementAction.extract(from: action) {
        let outcome = part.modify(&state, watching: { ObservedValue(identityOf: $0[id: id]) }) { elements in
          (run(element, elementAction, of: id, on: &elements), elements.hasEffects)
        }
        if outcome.1 { mark.isSet = true }
        hasEffects = mark.isSet
        if let effect = outcome.0 {
          effects = effect
        } else {
          site.reportMissingChild(.noElement, for: action)
        }
      } else {
        hasEffects = mark.isSet || state[keyPath: toElements].hasEffects
      }
      guard hasEffects else { return effects.merge(with: parent(&state, action)) }
      let removed = RemovedElements(before: state[keyPath: toElements].ids)
      effects = effects.merge(with: parent(&state, action))
      for id in removed.ids(after: state[keyPath: toElements].ids) {
        effects = effects.merge(with: .cancel(scope: site.scope.child(EffectID(id))))
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
    return effect.lifted(to: path, in: site.scope.child(EffectID(id)))
  }
}

/// Whether an element of a collection has had an effect since the reducer was resolved.
///
/// The collection remembers it, too, for a reducer that is resolved for every action. But a reducer outside `forEach` may
/// replace the collection by another one, which does not know it.
@usableFromInline
final class EffectsMark {
  @usableFromInline var isSet = false

  @usableFromInline
  init() {}
}
