/// An action with a case for the state changes that views make.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveTapped
/// }
/// ```
public protocol BindableAction<State> {
  /// The state whose properties views set.
  associatedtype State

  /// The case for the state changes that views make.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The change, if this is the `binding` case. Macros implement it; the default implementation uses reflection.
  var _$binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The associated value of the case `binding`, found by reflection.
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

/// An action with a separate case for the actions that views send.
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

  /// The case for the actions that views send.
  static func view(_ action: ViewAction) -> Self
}
