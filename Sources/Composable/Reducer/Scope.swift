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
/// Effects of the child carry its place in the tree. Cancellation ids of two scopes of the same feature
/// type are therefore distinct; see ``Effect/cancellable(id:cancelInFlight:)``.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  private let toChildState: WritableKeyPath<ParentState, Child.State> & Sendable
  private let toChildAction: AnyCasePath<ParentAction, Child.Action>
  private let place: EffectPlace
  private let child: Child

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
    self.toChildState = toChildState
    self.toChildAction = AnyCasePath(toChildAction)
    self.place = EffectPlace(toChildState, toChildAction)
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

  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    guard let childAction = toChildAction.extract(from: action) else { return .none }
    return lift(child.reduce(into: &state[keyPath: toChildState], action: childAction))
  }

  public func _resolve() -> Reduce<ParentState, ParentAction> {
    let child = LazyReducer(child)
    return Reduce { state, action in
      guard let childAction = toChildAction.extract(from: action) else { return .none }
      return lift(child.run(&state[keyPath: toChildState], childAction))
    }
  }

  private func lift(_ effect: Effect<Child.Action>) -> Effect<ParentAction> {
    guard !effect.isNone else { return .none }
    return effect.map(toChildAction.embed).placed(at: place)
  }
}
