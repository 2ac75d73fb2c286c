/// An event that a view handles.
public enum HTMLEvent: Hashable, Sendable {
  /// The element was clicked, tapped, or activated by the keyboard.
  case click
  /// The text of a field changes while the user types.
  case input
  /// The user has finished a change: a box was checked, an option chosen, a field left.
  case change
  /// A form was submitted.
  case submit
  /// The element, or one in it, has received the focus.
  case focus
  /// The element, or one in it, has lost the focus.
  case blur
  /// A key was pressed in the element. A handler of the outermost element gets the keys that nothing else on the page uses.
  case keyDown(HTMLKey)

  /// How the browser's script knows the event: no name contains a space.
  package var name: String {
    switch self {
    case .click: "click"
    case .input: "input"
    case .change: "change"
    case .submit: "submit"
    case .focus: "focusin"
    case .blur: "focusout"
    case .keyDown(let key): "keydown:\(key.name)"
    }
  }
}

/// A key, alone or with Control (on Apple systems Command).
public struct HTMLKey: Hashable, Sendable {
  package let name: String

  private init(_ name: String) { self.name = name }

  /// The Enter key.
  public static let enter = Self("Enter")
  /// The Escape key.
  public static let escape = Self("Escape")
  /// The space bar.
  public static let space = Self("Space")
  /// The key that deletes to the right.
  public static let delete = Self("Delete")
  /// The Home key.
  public static let home = Self("Home")
  /// The End key.
  public static let end = Self("End")
  /// The arrow to the left.
  public static let arrowLeft = Self("ArrowLeft")
  /// The arrow to the right.
  public static let arrowRight = Self("ArrowRight")

  /// The key that types a character.
  public static func character(_ character: Unicode.Scalar) -> Self {
    character == " " ? .space : Self(String(character))
  }

  /// This key together with Control, or with Command on Apple systems.
  public var withControl: Self { name.hasPrefix("Control+") ? self : Self("Control+\(name)") }
}

/// What an event sends: an action of the type that the page has.
package struct HTMLHandler {
  package enum Response {
    /// Always the same action.
    case action(Any)
    /// An action made from the value of the field.
    case value((String) -> Any?)
  }

  package let event: HTMLEvent
  package let response: Response

  /// The action for an event with this value.
  package func action(value: String) -> Any? {
    switch response {
    case .action(let action): action
    case .value(let make): make(value)
    }
  }

  /// An action as what it is. The handlers of a page have no others: only ``HTMLAttribute`` makes handlers, of actions of its type.
  package static func action<Action>(_ action: Any) -> Action {
    guard let action = action as? Action else {
      preconditionFailure("an action of \(type(of: action)) on a page of \(Action.self)")
    }
    return action
  }

  func map(_ transform: @escaping (Any) -> Any) -> HTMLHandler {
    switch response {
    case .action(let action): HTMLHandler(event: event, response: .action(transform(action)))
    case .value(let make): HTMLHandler(event: event, response: .value { make($0).map(transform) })
    }
  }
}

extension HTMLAttribute {
  /// Sends an action on an event: `.on(.click, .tapped)`.
  ///
  /// Several features can put handlers into one page, of which the innermost gets the event.
  public static func on(_ event: HTMLEvent, _ action: Action) -> Self {
    Self(content: .handler(HTMLHandler(event: event, response: .action(action))))
  }

  /// Sends an action with the text of a field while the user types: `.onInput { .queryChanged($0) }`.
  ///
  /// - Parameter action: The action, or nil to ignore the text.
  public static func onInput(_ action: @escaping (String) -> Action?) -> Self {
    Self(content: .handler(HTMLHandler(event: .input, response: .value { action($0).map { $0 as Any } })))
  }

  /// Sends an action with the value of a field when the user has finished the change.
  ///
  /// - Parameter action: The action, or nil to ignore the value.
  public static func onChange(_ action: @escaping (String) -> Action?) -> Self {
    Self(content: .handler(HTMLHandler(event: .change, response: .value { action($0).map { $0 as Any } })))
  }

  /// Sends an action when the user checks or unchecks a box.
  public static func onToggle(_ action: @escaping (Bool) -> Action?) -> Self {
    onChange { $0 == "true" ? action(true) : $0 == "false" ? action(false) : nil }
  }

  /// Sends an action when a form is submitted.
  public static func onSubmit(_ action: Action) -> Self { on(.submit, action) }

  /// Sends an action when a key is pressed in the element.
  public static func onKeyDown(_ key: HTMLKey, _ action: Action) -> Self { on(.keyDown(key), action) }
}
