/// An action with a case for the changes that views make to the state.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveTapped
/// }
/// ```
public protocol BindableAction<State> {
  /// The state whose properties are set.
  associatedtype State

  /// The case for the changes that views make.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The change, if this is the action of one. Macros implement it; without them it is found by reflection.
  var _$binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The change, found by reflection: the value of the case `binding`.
  public var _$binding: BindingAction<State>? {
    guard let child = Mirror(reflecting: self).children.first, child.label == "binding" else { return nil }
    return child.value as? BindingAction<State>
  }

  /// The action that sets a property of the state to a value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value> & Sendable,
    _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}

/// An action that keeps those sent by views in a case of their own.
///
/// ```swift
/// enum Action: ViewAction {
///   case view(View)
///   case loaded([Item])
///
///   enum View { case addTapped }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  /// The actions that views send.
  associatedtype ViewAction

  /// The case for the actions of views.
  static func view(_ action: ViewAction) -> Self
}
