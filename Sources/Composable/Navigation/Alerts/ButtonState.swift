/// What a button of an alert means.
public enum ButtonStateRole: Hashable, Sendable {
  /// It leaves everything as it is.
  case cancel
  /// It deletes something.
  case destructive
}

/// A button of an alert or a confirmation dialog: its label and the action it sends.
public struct ButtonState<Action> {
  /// What the button means, if anything particular.
  public let role: ButtonStateRole?
  /// The action it sends; `nil` for one that only closes the alert.
  public let action: Action?
  /// Its label.
  public let label: TextState

  /// Makes a button: `ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }`.
  public init(role: ButtonStateRole? = nil, action: Action? = nil, label: () -> TextState) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Calls a closure with the action of the button, as a view does when it is tapped.
  public func withAction(_ perform: (Action?) -> Void) {
    perform(action)
  }

  /// The button with another action in place of its own.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(role: role, action: transform(action)) { label }
  }
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Hashable where Action: Hashable {}
extension ButtonState: Sendable where Action: Sendable {}

/// Collects the buttons of an alert.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// Takes one button.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] { [button] }

  /// Puts the buttons of several statements in order.
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }

  /// Takes the buttons of an `if` without `else`, or none.
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    buttons ?? []
  }

  /// Takes the buttons of the first branch.
  public static func buildEither(first buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }

  /// Takes the buttons of the second branch.
  public static func buildEither(second buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }

  /// Takes the buttons of a `for … in` loop.
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }

  /// Takes the buttons of an `if #available`.
  public static func buildLimitedAvailability(_ buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }
}
