import ComposableMacros
import HTML

/// An alert or a confirmation dialog, as a modal dialog with a button for each of its actions. Escape closes it.
///
/// - Parameters:
///   - choose: Makes the action of a button; its argument is nil for a button that only closes the dialog.
func dialog<Button, Action>(
  title text: TextState,
  message: TextState?,
  buttons: [ButtonState<Button>],
  _ choose: (Button?) -> Action
) -> HTML<Action> {
  div(.class("backdrop")) {
    div(
      .class("dialog"),
      .role("alertdialog"),
      .aria(.modal, true),
      .aria(.labelledby, "dialog-title"),
      .when(message != nil, .aria(.describedby, "dialog-message")),
      .onKeyDown(.escape, choose(nil))
    ) {
      h2(.id("dialog-title")) { String(state: text) }
      if let message { p(.id("dialog-message")) { String(state: message) } }
      div(.class("buttons")) {
        for (index, state) in buttons.enumerated() {
          button(
            .key(index),
            .class(state.role == .destructive ? "destructive" : nil),
            .autofocus(index == buttons.count - 1),
            .on(.click, choose(state.action))
          ) { String(state: state.label) }
        }
      }
    }
  }
}

/// A sheet over the page, which Escape closes. It has the focus, at its first element or at one of the content that asks for it.
func sheet<Action>(
  _ label: String,
  close action: Action,
  @HTMLBuilder<Action> content: () -> HTML<Action>
) -> HTML<Action> {
  div(.class("backdrop")) {
    div(
      .class("sheet"),
      .role("dialog"),
      .aria(.modal, true),
      .aria(.label, label),
      .onKeyDown(.escape, action)
    ) {
      button(.class("close"), .aria(.label, "Close"), .autofocus(), .on(.click, action)) { "✕" }
      content()
    }
  }
}
