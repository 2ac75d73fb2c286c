/// Embeds a child reducer in a parent. It runs on a part of the parent's state, for one case of its actions.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.home, action: \.home) { Home() }
///   Reduce { state, action in … }
/// }
/// ```
///
/// Put it above the parent's own `Reduce`, so that the child runs before its parent.
///
/// The parent's state may also be an enum with a case for the child's state. To cancel the effects of the child
/// when the state changes to another case, use
/// ``Reducer/ifCaseLet(_:action:then:fileID:filePath:line:column:)``.
///
/// Cancellation ids are local to a scope: two scopes of the same feature type do not share them. See
/// ``Effect/cancellable(id:cancelInFlight:)``.
public struct Scope<ParentState, ParentAction, Child: Reducer>: _ResolvedReducer {
  @usableFromInline let toChildState: ChildState
  @usableFromInline let toChildAction: AnyCasePath<ParentAction, Child.Action>
  @usableFromInline let scope: EffectScope
  @usableFromInline let child: Child

  @usableFromInline
  enum ChildState {
    case property(WritableKeyPath<ParentState, Child.State>)
    case enumCase(AnyCasePath<ParentState, Child.State>, EmbeddingSite)
  }

  /// Runs `child` on the state at a key path, for the actions of a case.
  ///
  /// - Parameters:
  ///   - toChildState: The child's part of the parent's state.
  ///   - toChildAction: The case of the parent's action that holds the child's.
  ///   - child: The child reducer.
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState> & Sendable,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction> & Sendable,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.toChildState = .property(toChildState)
    self.toChildAction = AnyCasePath(toChildAction)
    self.scope = EffectScope(state: toChildState, action: toChildAction)
    self.child = child()
  }

  /// Runs `child` on the state at a key path, for the actions of a case.
  ///
  /// The newer spelling of ``init(state:action:child:)``: `Scope(\.home, action: \.home)`.
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<ParentState, ChildState> & Sendable,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction> & Sendable,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(state: toChildState, action: toChildAction, child: child)
  }

  /// Runs `child` on the associated state of a case, for the actions of a case.
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
    let site = EmbeddingSite(
      "Scope",
      state: toChildState,
      action: toChildAction,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    self.toChildState = .enumCase(AnyCasePath(toChildState), site)
    self.toChildAction = AnyCasePath(toChildAction)
    self.scope = site.scope
    self.child = child()
  }

  /// Runs `child` on the associated state of a case, for the actions of a case.
  ///
  /// The newer spelling of ``init(state:action:child:fileID:filePath:line:column:)``.
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

  /// Runs the child if the action is its own.
  @inlinable
  public func _resolve() -> Reduce<ParentState, ParentAction> {
    let child = LazyReducer(child)
    let (toChildAction, scope) = (toChildAction, scope)
    switch toChildState {
    case .property(let toChildState):
      let part = StatePart(toChildState)
      return Reduce { state, action in
        guard let childAction = toChildAction.extract(from: action) else { return .none }
        return part.modify(&state) { child.run(&$0, childAction) }.lifted(to: toChildAction, in: scope)
      }
    case .enumCase(let toChildState, let site):
      return Reduce { state, action in
        guard let childAction = toChildAction.extract(from: action) else { return .none }
        guard let effect = toChildState.modify(&state, { child.run(&$0, childAction) }) else {
          site.reportMissingChild(.otherCase, for: action)
          return .none
        }
        return effect.lifted(to: toChildAction, in: scope)
      }
    }
  }
}
