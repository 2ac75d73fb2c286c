/// Applies the state changes that views make; see ``BindableAction``.
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

  /// Makes the reducer for a bindable action.
  public init() where Action == ViewAction {
    toViewAction = { $0 }
  }

  /// Makes the reducer for an action with a bindable case: `BindingReducer(action: \.view)`.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = AnyCasePath(toViewAction)
    self.toViewAction = { path.extract(from: $0) }
  }

  /// Sets the property if the action is a binding action.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let binding = toViewAction(action)?._$binding else { return .none }
    binding.set(&state)
    binding.receipt?.sign()
    return .none
  }
}
