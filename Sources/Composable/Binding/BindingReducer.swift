/// Carries out the changes that views make to the state; see ``BindableAction``.
///
/// Put it above the `Reduce` that reacts to the changes:
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in … }
/// }
/// ```
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  private let toViewAction: (Action) -> ViewAction?

  /// Makes the reducer for actions that are bindable themselves.
  public init() where Action == ViewAction {
    toViewAction = { $0 }
  }

  /// Makes the reducer for the bindable actions in a case: `BindingReducer(action: \.view)`.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = AnyCasePath(toViewAction)
    self.toViewAction = { path.extract(from: $0) }
  }

  /// Sets the property if the action is a change that a view made.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    toViewAction(action)?._$binding?.set(&state)
    return .none
  }
}
