extension Reducer {
  /// Embeds a child that is presented while its state is not `nil`.
  ///
  /// ```swift
  /// Reduce { state, action in
  ///   switch action {
  ///   case .editTapped:
  ///     state.editor = Editor.State(text: state.text)
  ///     return .none
  ///   case .editor(.presented(.saveTapped)):
  ///     state.editor = nil
  ///     return .none
  ///   …
  ///   }
  /// }
  /// .ifLet(\.$editor, action: \.editor) { Editor() }
  /// ```
  ///
  /// The child runs before this reducer. ``PresentationAction/dismiss`` sets the state to `nil` after this reducer
  /// has run. The child's effects are cancelled when its state becomes `nil` or changes its identity; see
  /// ``NavigationIdentifiable``. The child dismisses itself with ``DependencyValues/dismiss``.
  ///
  /// - Parameters:
  ///   - toPresentationState: The child's state, by the projected value of `@Presents`.
  ///   - toPresentationAction: The case that holds the child's actions.
  ///   - destination: The child reducer.
  public func ifLet<DestinationState, DestinationAction, Destination>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>> & Sendable,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>> & Sendable,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, Destination>
  where Destination: Reducer<DestinationState, DestinationAction> {
    _PresentationReducer(
      parent: self,
      child: destination(),
      toPresentationState: toPresentationState,
      toPresentationAction: AnyCasePath(toPresentationAction),
      site: EmbeddingSite(
        "ifLet",
        state: toPresentationState,
        action: toPresentationAction,
        location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    )
  }

  /// Presents an alert or a confirmation dialog. Its state becomes `nil` when one of its buttons is tapped.
  ///
  /// - Parameters:
  ///   - toPresentationState: The state of the alert, by the projected value of `@Presents`.
  ///   - toPresentationAction: The case that holds the actions of its buttons.
  public func ifLet<DestinationState: EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>> & Sendable,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>> {
    ifLet(
      toPresentationState,
      action: toPresentationAction,
      destination: { EmptyReducer() },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Presents one of several children, which a `@Reducer` enum declares.
  ///
  /// - Parameters:
  ///   - toPresentationState: The child's state, by the projected value of `@Presents`.
  ///   - toPresentationAction: The case that holds the child's actions.
  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>> & Sendable,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, DestinationState.StateReducer.Body>
  where DestinationState.StateReducer.Action == DestinationAction {
    ifLet(
      toPresentationState,
      action: toPresentationAction,
      destination: { DestinationState.StateReducer.body },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
