extension Store {
  /// The store of a child, which shows a part of the state and sends the actions of a case.
  ///
  /// It has no state of its own. Repeated calls return the same store.
  ///
  /// - Parameters:
  ///   - state: The child's part of the state.
  ///   - action: The case that holds the child's actions.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let key = StoreCache.Key(state: state, action: action)
    if let store: Store<ChildState, ChildAction> = scopes.store(for: key) { return store }
    let store = Store<ChildState, ChildAction>(
      source: ScopedSource(source, state: state, action: AnyCasePath(action))
    )
    scopes.retain(store, for: key)
    return store
  }

  /// The newer spelling of `scope(state:action:)`.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }

  /// The store of a child whose state is optional; `nil` while the state is `nil`.
  ///
  /// Repeated calls for the same child return the same store while it is retained. After the child has been removed,
  /// its store shows the state that the child had when the store was made.
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case that holds the child's actions.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(toState: state, key: StoreCache.Key(state: state, action: action)) { AnyCasePath(action) }
  }

  /// The newer spelling of `scope(state:action:)` for an optional state.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// The store of a presented child; `nil` while it is not presented.
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case that holds the presentation's actions.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(toState: state, key: StoreCache.Key(state: state, action: action)) {
      AnyCasePath(action).appending(PresentationAction<ChildAction>.allCasePaths.presented)
    }
  }

  /// The newer spelling of `scope(state:action:)` for a presented child.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// The store of the current case of an enum. `@Reducer` generates calls of it.
  ///
  /// - Parameters:
  ///   - current: The associated state of the case.
  ///   - state: The case that holds the state.
  ///   - action: The case that holds the actions.
  public func _$scope<ChildState, ChildAction>(
    _ current: ChildState,
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(current, toState: state, key: StoreCache.Key(state: state, action: action)) { AnyCasePath(action) }
  }

  func scope<ChildState, ChildAction>(
    toState: KeyPath<State, ChildState?>,
    key: StoreCache.Key,
    otherwise removed: ChildState? = nil,
    toAction: () -> AnyCasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    guard let state = source.withState({ $0[keyPath: toState] }) ?? removed else { return nil }
    return scope(state, toState: toState, key: key, toAction: toAction)
  }

  private func scope<ChildState, ChildAction>(
    _ state: ChildState,
    toState: KeyPath<State, ChildState?>,
    key: StoreCache.Key,
    toAction: () -> AnyCasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    typealias Source = OptionalSource<State, Action, ChildState, ChildAction>
    if let store: Store<ChildState, ChildAction> = scopes.store(for: key),
      let source = store.source as? Source, source.isSame(state)
    {
      return store
    }
    let store = Store<ChildState, ChildAction>(
      source: Source(source, state: toState, action: toAction(), initialState: state)
    )
    scopes.insert(store, for: key)
    return store
  }
}
