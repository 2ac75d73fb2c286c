extension Store {
  /// Binds the store of a child that is presented. Setting `nil` dismisses the child, if it is there; no other
  /// store can be set.
  ///
  /// ```swift
  /// let editor = store.binding(scope: \.editor, action: \.editor)
  /// editor.wrappedValue?.send(.saveTapped)
  /// editor.wrappedValue = nil  // sends .editor(.dismiss)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case that holds the presentation's actions.
  public func binding<ChildState, ChildAction>(
    scope state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> StoreBinding<Store<ChildState, ChildAction>?> {
    let path = AnyCasePath(action)
    return StoreBinding(
      get: { self.scope(state: state, action: action) },
      set: { self.dismiss(ifNil: $0, state, path.embed(.dismiss)) }
    )
  }

  /// Binds the store of one of several children that are presented in one place.
  ///
  /// ```swift
  /// let detail = store.binding(
  ///   scope: \.destination?.detail,
  ///   action: \.destination.detail,
  ///   dismissing: \.destination
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case that holds the child's actions.
  ///   - presentation: The case that holds the presentation's actions.
  public func binding<ChildState, ChildAction, Destination>(
    scope state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    dismissing presentation: CaseKeyPath<Action, PresentationAction<Destination>>
  ) -> StoreBinding<Store<ChildState, ChildAction>?> {
    let path = AnyCasePath(presentation)
    return StoreBinding(
      get: { self.scope(state: state, action: action) },
      set: { self.dismiss(ifNil: $0, state, path.embed(.dismiss)) }
    )
  }

  private func dismiss<ChildState, ChildAction>(
    ifNil store: Store<ChildState, ChildAction>?,
    _ state: KeyPath<State, ChildState?>,
    _ dismissal: Action
  ) {
    // Views set `nil` again while they animate a child away that is gone already.
    guard store == nil, withState({ $0[keyPath: state] }) != nil else { return }
    send(dismissal)
  }
}
