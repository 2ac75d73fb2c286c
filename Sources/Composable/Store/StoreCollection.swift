/// The stores of the elements of a list or a stack, in order; see `Store.scope(state:action:)`.
///
/// It has the elements that existed when it was made. A store is made when it is first read: `stores.count` and
/// `stores.indices` make none, `stores.last` makes one. For an element that has since been removed, it is a store with the
/// state that the element had then.
@MainActor
public struct StoreCollection<ID: Hashable & Sendable, State, Action>: @MainActor RandomAccessCollection {
  /// While the collection is retained, the next write to an element copies this array, once: a view may read the collection
  /// after an element has been removed, and must get its state.
  private let elements: any StoreElements<ID, State>
  /// Returns the store of an element, which may be removed: then the one with the given state, if any.
  private let store: @MainActor (ID, State?) -> Store<State, Action>?

  init(
    _ elements: some StoreElements<ID, State>,
    store: @escaping @MainActor (ID, State?) -> Store<State, Action>?
  ) {
    self.elements = elements
    self.store = store
  }

  /// The index of the first element: 0.
  public var startIndex: Int { 0 }

  /// The number of elements.
  public var endIndex: Int { elements.count }

  /// The store of the element at an index.
  public subscript(position: Int) -> Store<State, Action> {
    let element = elements.element(at: position)
    guard let store = store(element.id, element.state) else {
      // Not reached: with a state there is always a store.
      preconditionFailure("The element at \(position) has no store.")
    }
    return store
  }

  /// The store of the element with an id; `nil` if the list or stack does not have it now.
  public subscript(id id: ID) -> Store<State, Action>? {
    store(id, nil)
  }

  /// The stores of all elements.
  public var stores: [Store<State, Action>] {
    Array(self)
  }
}

/// The elements of a list or a stack.
protocol StoreElements<ID, State> {
  associatedtype ID
  associatedtype State

  var count: Int { get }
  func element(at position: Int) -> (id: ID, state: State)
}

extension IdentifiedArray: StoreElements {
  func element(at position: Int) -> (id: ID, state: Element) {
    let element = dictionary.elements[position]
    return (element.key, element.value)
  }
}

extension StackState: StoreElements {
  func element(at position: Int) -> (id: StackElementID, state: Element) {
    let element = dictionary.elements[position]
    return (element.key, element.value)
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
    StoreCollection(source.withState { $0[keyPath: state] }) { [self] id, removed in
      scope(
        toState: state.appending(path: \.[id: id]),
        key: StoreCache.Key(state: state, action: action, element: EffectID(id)),
        otherwise: removed
      ) {
        AnyCasePath(action).appending(IdentifiedAction<ID, ElementAction>.allCasePaths[id: id])
      }
    }
  }

  /// The newer spelling of `scope(state:action:)` for a collection.
  public func scope<ID, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> StoreCollection<ID, ElementState, ElementAction> {
    scope(state: state, action: action)
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
    StoreCollection(source.withState { $0[keyPath: state] }) { [self] id, removed in
      scope(
        toState: state.appending(path: \.[id: id]),
        key: StoreCache.Key(state: state, action: action, element: EffectID(id)),
        otherwise: removed
      ) {
        AnyCasePath(action).appending(StackAction<ElementState, ElementAction>.allCasePaths[id: id])
      }
    }
  }

  /// The newer spelling of `scope(state:action:)` for a navigation stack.
  public func scope<ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> StoreCollection<StackElementID, ElementState, ElementAction> {
    scope(state: state, action: action)
  }
}
