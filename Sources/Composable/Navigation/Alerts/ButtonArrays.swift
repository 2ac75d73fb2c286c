// The initializers with labels and arrays, which many apps still use.

extension AlertState {
  /// Makes an alert with any number of buttons.
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init {
      title
    } actions: {
      for button in buttons { button }
    }
    self.message = message
  }

  /// Makes an alert with one button, or with the one that a view shows.
  public init(title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Makes an alert with two buttons.
  public init(
    title: TextState,
    message: TextState? = nil,
    primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
}

extension ConfirmationDialogState {
  /// Makes a dialog with any number of buttons. Its title is shown if `titleVisibility` says so.
  public init(
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    self.init(titleVisibility: titleVisibility) {
      title
    } actions: {
      for button in buttons { button }
    }
    self.message = message
  }
}

extension ButtonState {
  /// A button that changes nothing.
  public static func cancel(_ label: TextState, action: ButtonStateAction<Action>? = nil) -> Self {
    Self(role: .cancel, action: action?.action) { label }
  }

  /// A button without a role.
  public static func `default`(_ label: TextState, action: ButtonStateAction<Action>? = nil) -> Self {
    Self(action: action?.action) { label }
  }

  /// A button that deletes something.
  public static func destructive(_ label: TextState, action: ButtonStateAction<Action>? = nil) -> Self {
    Self(role: .destructive, action: action?.action) { label }
  }
}
