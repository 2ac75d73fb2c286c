/// The stores of the elements of a collection, in order; see `Store.scope(state:action:)`.
///
/// A store is made when it is asked for, and no state is kept: a write to one element would copy all of them. Hence it is a
/// sequence of what is still there, and no collection by position.
@MainActor
public struct StoreCollection<ID: Hashable & Sendable, State, Action>: @MainActor Sequence {
  private let ids: [ID]
  private let store: @MainActor (ID) -> Store<State, Action>?

  init(ids: [ID], store: @escaping @MainActor (ID) -> Store<State, Action>?) {
    self.ids = ids
    self.store = store
  }

  /// Goes through the stores of the elements that are still there.
  public func makeIterator() -> IndexingIterator<[Store<State, Action>]> {
    stores.makeIterator()
  }

  /// How many of the elements are still there.
  public var count: Int {
    ids.count { store($0) != nil }
  }

  /// The store of the element with an id, or `nil` if it is not there any more.
  public subscript(id id: ID) -> Store<State, Action>? {
    store(id)
  }

  /// The stores of the elements that are still there.
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
