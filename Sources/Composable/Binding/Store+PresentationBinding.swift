extension Store {
  /// A binding to the store of a presented child. Setting `nil` dismisses the child if it is presented; setting a
  /// store has no effect.
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

  /// A binding to the store of one case of an enum of destinations. Setting `nil` dismisses the destination if it is
  /// this case.
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
    // Views set `nil` again while they animate the disappearance of a child that is already dismissed.
    guard store == nil, withState({ $0[keyPath: state] }) != nil else { return }
    send(dismissal)
  }
}
