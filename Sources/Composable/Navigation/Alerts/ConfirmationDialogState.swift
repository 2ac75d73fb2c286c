import CustomDump
import Foundation

/// Whether a confirmation dialog shows its title.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// The system's default.
  case automatic
  /// The title is hidden, but available to assistive technology.
  case hidden
  /// The title is shown.
  case visible
}

/// A confirmation dialog, as a value: a choice between several buttons.
///
/// Make and embed it like an ``AlertState``.
public struct ConfirmationDialogState<Action>: EphemeralState, Identifiable {
  private let identity: ContentIdentity
  /// The title.
  public var title: TextState
  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility
  /// The text below the title.
  public var message: TextState?
  /// The buttons, in order.
  public var buttons: [ButtonState<Action>]

  /// Makes a confirmation dialog.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      identity: ContentIdentity(),
      title: title(),
      titleVisibility: titleVisibility,
      message: message?(),
      buttons: actions()
    )
  }

  private init(
    identity: ContentIdentity,
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    message: TextState?,
    buttons: [ButtonState<Action>]
  ) {
    self.identity = identity
    self.title = title
    self.titleVisibility = titleVisibility
    self.message = message
    self.buttons = buttons
  }

  /// The identity of the presentation. A dialog that is made again has another one.
  public var id: UUID { identity.id }

  /// Returns the dialog with its actions transformed.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      identity: identity,
      title: title,
      titleVisibility: titleVisibility,
      message: message,
      buttons: buttons.map { $0.map(transform) }
    )
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {}
extension ConfirmationDialogState: Hashable where Action: Hashable {}

extension ConfirmationDialogState: CustomDumpReflectable {
  /// The content, without the identity.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      children: [
        "title": title, "titleVisibility": titleVisibility, "message": message as Any, "buttons": buttons,
      ],
      displayStyle: .struct
    )
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}
