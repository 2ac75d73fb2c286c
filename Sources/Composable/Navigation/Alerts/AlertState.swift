import CustomDump
import Foundation

/// An alert, as a value.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Delete this dua?")
/// } actions: {
///   ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
///   ButtonState(role: .cancel) { TextState("Keep") }
/// } message: {
///   TextState("This cannot be undone.")
/// }
/// ```
///
/// Embed it with `.ifLet(\.$alert, action: \.alert)`. Tapping a button sets the state to `nil`.
///
/// Two alerts are equal if their content is. An alert that is made again has another ``id``, so that a parent can answer one
/// alert with the next.
public struct AlertState<Action>: EphemeralState, Identifiable {
  private let identity: ContentIdentity
  /// The title.
  public var title: TextState
  /// The text below the title.
  public var message: TextState?
  /// The buttons, in order.
  public var buttons: [ButtonState<Action>]

  /// Makes an alert. If it has no buttons, a view shows one that closes it.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(identity: ContentIdentity(), title: title(), message: message?(), buttons: actions())
  }

  private init(
    identity: ContentIdentity,
    title: TextState,
    message: TextState?,
    buttons: [ButtonState<Action>]
  ) {
    self.identity = identity
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The identity of the presentation.
  public var id: UUID { identity.id }

  /// Returns the alert with its actions transformed.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      identity: identity,
      title: title,
      message: message,
      buttons: buttons.map { $0.map(transform) }
    )
  }
}

extension AlertState: Equatable where Action: Equatable {}
extension AlertState: Hashable where Action: Hashable {}

extension AlertState: CustomDumpReflectable {
  /// The content, without the identity.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      children: ["title": title, "message": message as Any, "buttons": buttons],
      displayStyle: .struct
    )
  }
}

extension AlertState: Sendable where Action: Sendable {}
