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
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreBinding<Store<ChildState, ChildAction>?> {
    let path = AnyCasePath(action)
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return StoreBinding(
      get: { self.scope(state: state, action: action) },
      set: { self.dismiss(ifNil: $0, state, path.embed(.dismiss), at: location) }
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
    dismissing presentation: CaseKeyPath<Action, PresentationAction<Destination>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreBinding<Store<ChildState, ChildAction>?> {
    let path = AnyCasePath(presentation)
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return StoreBinding(
      get: { self.scope(state: state, action: action) },
      set: { self.dismiss(ifNil: $0, state, path.embed(.dismiss), at: location) }
    )
  }

  /// Dismisses a child that is presented, and reports if no reducer has done so.
  func dismiss<ChildState, ChildAction>(
    ifNil store: Store<ChildState, ChildAction>?,
    _ state: KeyPath<State, ChildState?>,
    _ dismissal: Action,
    at location: IssueLocation? = nil
  ) {
    // Views set `nil` again while they animate the disappearance of a child that is already dismissed.
    let identity = StateTraits<ChildState>().identity
    guard store == nil, let child = withState({ $0[keyPath: state].map(identity) }) else { return }
    sendHandled(
      dismissal,
      at: location,
      isHandled: { withState { $0[keyPath: state].map(identity) } != child },
      otherwise: """
        A view has dismissed the child at '\(state)', but no reducer has set its state to 'nil'.

        Apply '.ifLet' to the 'Reduce' of the parent, with the projected value of the presented property: \
        '.ifLet(\\.$destination, action: \\.destination) { … }'.
        """
    )
  }
}
