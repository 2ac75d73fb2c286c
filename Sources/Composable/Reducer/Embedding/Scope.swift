/// Embeds a child reducer in a parent: it runs on a part of the parent's state, for one case of its actions.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.home, action: \.home) { Home() }
///   Reduce { state, action in … }
/// }
/// ```
///
/// Put it above the parent's own `Reduce`, so that the child sees an action before its parent.
///
/// The parent's state may also be an enum, of which the child's is one case. To have the effects of the
/// child cancelled when the state becomes another case, use
/// ``Reducer/ifCaseLet(_:action:then:fileID:filePath:line:column:)``.
///
/// Effects of the child carry its place in the tree. Cancellation ids of two scopes of the same feature
/// type are therefore distinct; see ``Effect/cancellable(id:cancelInFlight:)``.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  @usableFromInline let toChildState: ChildState
  @usableFromInline let toChildAction: AnyCasePath<ParentAction, Child.Action>
  @usableFromInline let place: EffectPlace
  @usableFromInline let child: Child

  @usableFromInline
  enum ChildState {
    case property(WritableKeyPath<ParentState, Child.State>)
    case enumCase(AnyCasePath<ParentState, Child.State>, SourceLocation)
  }

  /// Runs `child` on the state at a key path, for the actions of a case.
  ///
  /// - Parameters:
  ///   - toChildState: The child's part of the parent's state.
  ///   - toChildAction: The case of the parent's action that holds the child's.
  ///   - child: The child reducer.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState> & Sendable,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction> & Sendable,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.toChildState = .property(toChildState)
    self.toChildAction = AnyCasePath(toChildAction)
    self.place = EffectPlace(state: toChildState, action: toChildAction)
    self.child = child()
  }

  /// Runs `child` on the state at a key path, for the actions of a case.
  ///
  /// The same as ``init(state:action:child:)`` in its newer spelling: `Scope(\.home, action: \.home)`.
  public init<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<ParentState, ChildState> & Sendable,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction> & Sendable,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(state: toChildState, action: toChildAction, child: child)
  }

  /// Runs `child` on the state held by a case, for the actions of a case.
  ///
  /// An action of the child while the state is another case is reported and not run.
  ///
  /// - Parameters:
  ///   - toChildState: The case of the parent's state that holds the child's.
  ///   - toChildAction: The case of the parent's action that holds the child's.
  ///   - child: The child reducer.
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState> & Sendable,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction> & Sendable,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ParentState: CasePathable, Child.State == ChildState, Child.Action == ChildAction {
    self.toChildState = .enumCase(
      AnyCasePath(toChildState),
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    self.toChildAction = AnyCasePath(toChildAction)
    self.place = EffectPlace(state: toChildState, action: toChildAction)
    self.child = child()
  }

  /// Runs `child` on the state held by a case, for the actions of a case.
  ///
  /// The same as ``init(state:action:child:fileID:filePath:line:column:)`` in its newer spelling.
  public init<ChildState, ChildAction>(
    _ toChildState: CaseKeyPath<ParentState, ChildState> & Sendable,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction> & Sendable,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ParentState: CasePathable, Child.State == ChildState, Child.Action == ChildAction {
    self.init(
      state: toChildState,
      action: toChildAction,
      child: child,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Runs the child if the action is one of its own.
  @inlinable
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    _resolve().run(&state, action)
  }

  /// Resolves the reducers inside; see ``Reducer/_resolve()``.
  @inlinable
  public func _resolve() -> Reduce<ParentState, ParentAction> {
    let child = LazyReducer(child)
    let (toChildAction, place) = (toChildAction, place)
    switch toChildState {
    case .property(let toChildState):
      let part = StatePart(toChildState)
      return Reduce { state, action in
        guard let childAction = toChildAction.extract(from: action) else { return .none }
        return part.modify(&state) { child.run(&$0, childAction) }.lifted(to: toChildAction, at: place)
      }
    case .enumCase(let toChildState, let location):
      return Reduce { state, action in
        guard let childAction = toChildAction.extract(from: action) else { return .none }
        guard let effect = toChildState.modify(&state, { child.run(&$0, childAction) }) else {
          location.report(MissingChild.message(for: action, embeddedBy: "Scope", reason: .otherCase))
          return .none
        }
        return effect.lifted(to: toChildAction, at: place)
      }
    }
  }
}
