import CustomDump
import Foundation

/// The role of a button in an alert.
public enum ButtonStateRole: Hashable, Sendable {
  /// The button changes nothing.
  case cancel
  /// The button deletes something.
  case destructive
}

/// A button of an alert or a confirmation dialog: its label and the action it sends.
///
/// Two buttons are equal if their content is.
public struct ButtonState<Action>: Identifiable {
  private let identity: ContentIdentity
  /// The role of the button, if any.
  public let role: ButtonStateRole?
  /// The action that the button sends; `nil` if it only closes the alert.
  public let action: Action?
  /// The label of the button.
  public let label: TextState

  /// Makes a button: `ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }`.
  public init(role: ButtonStateRole? = nil, action: Action? = nil, label: () -> TextState) {
    self.init(identity: ContentIdentity(), role: role, action: action, label: label())
  }

  private init(identity: ContentIdentity, role: ButtonStateRole?, action: Action?, label: TextState) {
    self.identity = identity
    self.role = role
    self.action = action
    self.label = label
  }

  /// Makes a button: `ButtonState(role: .destructive, action: .send(.deleteConfirmed)) { TextState("Delete") }`.
  @_disfavoredOverload
  public init(role: ButtonStateRole? = nil, action: ButtonStateAction<Action>, label: () -> TextState) {
    self.init(role: role, action: action.action, label: label)
  }

  /// The identity of the button, for a list of views.
  public var id: UUID { identity.id }

  /// Calls a closure with the action of the button. A view does so when the button is tapped.
  public func withAction(_ perform: (Action?) -> Void) {
    perform(action)
  }

  /// Returns the button with its action transformed.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(identity: identity, role: role, action: transform(action), label: label)
  }
}

/// What a button of an alert does: it sends an action, or only closes the alert.
public struct ButtonStateAction<Action> {
  let action: Action?

  /// Sends an action; `nil` only closes the alert.
  public static func send(_ action: Action?) -> Self {
    Self(action: action)
  }

  /// Not available: a view animates the changes of a state.
  @available(
    *,
    unavailable,
    message: "Write '.send(action)', and animate in the view: '.animation(.default, value: store.items)'."
  )
  public static func send(_ action: Action?, animation: _UnavailableAnimation?) -> Self {
    notAvailable()
  }
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Hashable where Action: Hashable {}

extension ButtonState: CustomDumpReflectable {
  /// The content, without the identity.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      children: ["role": role as Any, "action": action as Any, "label": label],
      displayStyle: .struct
    )
  }
}

extension ButtonState: Sendable where Action: Sendable {}

/// Builds the buttons of an alert.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// One button.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] { [button] }

  /// The buttons of several statements, in order.
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }

  /// The buttons of an `if` without `else`.
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    buttons ?? []
  }

  /// The buttons of the first branch of an `if … else` or a `switch`.
  public static func buildEither(first buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }

  /// The buttons of the second branch of an `if … else` or a `switch`.
  public static func buildEither(second buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }

  /// The buttons of a `for … in` loop.
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }

  /// The buttons of an `if #available`.
  public static func buildLimitedAvailability(_ buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }
}
