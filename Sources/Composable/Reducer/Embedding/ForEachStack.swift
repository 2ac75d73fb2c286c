extension Reducer {
  /// Embeds the features on a navigation stack.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.path, action: \.path) { Path() }
  /// ```
  ///
  /// A feature on the stack runs before this reducer. ``StackAction/push(id:state:)`` adds its element before this
  /// reducer runs, ``StackAction/popFrom(id:)`` removes elements afterwards. The effects of an element are cancelled
  /// when it leaves the stack. An element dismisses itself with ``DependencyValues/dismiss``.
  ///
  /// - Parameters:
  ///   - toStackState: The stack.
  ///   - toStackAction: The case that holds the actions of the stack.
  ///   - destination: The reducer of an element.
  public func forEach<DestinationState, DestinationAction, Destination>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>> & Sendable,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>> & Sendable,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, Destination>
  where Destination: Reducer<DestinationState, DestinationAction> {
    _StackReducer(
      parent: self,
      element: destination(),
      toStack: toStackState,
      toStackAction: AnyCasePath(toStackAction),
      site: EmbeddingSite(
        "forEach",
        state: toStackState,
        action: toStackAction,
        location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    )
  }

  /// Embeds the features on a navigation stack, which a `@Reducer` enum declares.
  ///
  /// - Parameters:
  ///   - toStackState: The stack.
  ///   - toStackAction: The case that holds the actions of the stack.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>> & Sendable,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, DestinationState.StateReducer.Body>
  where DestinationState.StateReducer.Action == DestinationAction {
    forEach(
      toStackState,
      action: toStackAction,
      destination: { DestinationState.StateReducer.body },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
