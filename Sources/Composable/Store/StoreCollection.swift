/// The stores of the elements of a collection, in order; see `Store.scope(state:action:)`.
///
/// Stores are made on demand and no state is retained, because a retained array would be copied by the next write to
/// an element. It is therefore a sequence of the elements that still exist, not a collection with indices.
@MainActor
public struct StoreCollection<ID: Hashable & Sendable, State, Action>: @MainActor Sequence {
  private let ids: [ID]
  private let store: @MainActor (ID) -> Store<State, Action>?

  init(ids: [ID], store: @escaping @MainActor (ID) -> Store<State, Action>?) {
    self.ids = ids
    self.store = store
  }

  /// Iterates over the stores of the elements that still exist.
  public func makeIterator() -> IndexingIterator<[Store<State, Action>]> {
    stores.makeIterator()
  }

  /// The number of elements that still exist.
  public var count: Int {
    ids.count { store($0) != nil }
  }

  /// The store of the element with an id; `nil` if the element has been removed.
  public subscript(id id: ID) -> Store<State, Action>? {
    store(id)
  }

  /// The stores of the elements that still exist.
  public var stores: [Store<State, Action>] {
    ids.compactMap { store($0) }
  }
}

extension Store {
  /// The stores of the elements of a collection.
  ///
  /// - Parameters:
  ///   - state: The states of the elements.
  ///   - action: The case that holds the actions of the elements.
  public func scope<ID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> StoreCollection<ID, ElementState, ElementAction> {
    StoreCollection(ids: Array(source.withState { $0[keyPath: state].ids })) { [self] id in
      scope(
        toState: state.appending(path: \.[id: id]),
        key: StoreCache.Key(state: state, action: action, element: EffectID(id))
      ) {
        AnyCasePath(action).appending(IdentifiedAction<ID, ElementAction>.allCasePaths[id: id])
      }
    }
  }

  /// The stores of the features on a navigation stack, from the root to the top.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case that holds the actions of the stack.
  public func scope<ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> StoreCollection<StackElementID, ElementState, ElementAction> {
    StoreCollection(ids: Array(source.withState { $0[keyPath: state].ids })) { [self] id in
      scope(
        toState: state.appending(path: \.[id: id]),
        key: StoreCache.Key(state: state, action: action, element: EffectID(id))
      ) {
        AnyCasePath(action).appending(StackAction<ElementState, ElementAction>.allCasePaths[id: id])
      }
    }
  }
}
