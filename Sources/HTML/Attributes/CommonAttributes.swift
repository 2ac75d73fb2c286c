extension HTMLAttribute {
  /// Classes for the style sheet. Those that are nil are omitted.
  public static func `class`(_ names: String?...) -> Self {
    let names = names.compactMap(\.self).filter { !$0.isEmpty }
    return names.isEmpty ? none : attribute(.class, names.joined(separator: " "))
  }

  /// The name that links, labels and scripts know the element by.
  public static func id(_ id: String) -> Self { attribute(.id, id) }

  /// The language of the content, for example `ar`: it chooses the font and the voice.
  public static func lang(_ language: String) -> Self { attribute(.lang, language) }

  /// The direction of the content.
  public static func dir(_ direction: HTMLDirection) -> Self { attribute(.dir, direction.rawValue) }

  /// What the element is to assistive technologies.
  public static func role(_ role: String) -> Self { attribute(.role, role) }

  /// What assistive technologies are told about the element.
  public static func aria(_ name: HTMLAriaName, _ value: String) -> Self {
    Self(content: .value(HTMLAttributeValue(name: "aria-\(name.rawValue)", value: value)))
  }

  /// What assistive technologies are told about the element: true or false.
  public static func aria(_ name: HTMLAriaName, _ value: Bool) -> Self {
    aria(name, value ? "true" : "false")
  }

  /// A value for the style sheet, as the attribute `data-NAME`.
  ///
  /// - Parameter name: Lowercase letters, digits and hyphens. `on` and `marks` are taken: see ``on(_:_:)`` and ``marks(_:)``.
  public static func data(_ name: StaticString, _ value: String) -> Self {
    let name = "\(name)"
    precondition(
      !name.isEmpty && !["marks", "on"].contains(name)
        && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D },
      "data-\(name) is not a name that a view may use"
    )
    return Self(content: .value(HTMLAttributeValue(name: "data-\(name)", value: value)))
  }

  /// Whether the element is hidden.
  public static func hidden(_ isHidden: Bool = true) -> Self { attribute(.hidden, isHidden) }

  /// The text that browsers show beside the pointer.
  public static func title(_ title: String) -> Self { attribute(.title, title) }

  /// The order of the element among those that the Tab key reaches.
  public static func tabIndex(_ index: Int) -> Self { attribute(.tabindex, String(index)) }
}

// MARK: - Forms

extension HTMLAttribute {
  /// The kind of a field or button.
  public static func type(_ type: String) -> Self { attribute(.type, type) }

  /// What a form calls the field.
  public static func name(_ name: String) -> Self { attribute(.name, name) }

  /// The value of a field, also of a `textarea` or `select`. What the user has typed since is kept until it has been handled.
  public static func value(_ value: String) -> Self { attribute(.value, value) }

  /// What an empty field shows.
  public static func placeholder(_ text: String) -> Self { attribute(.placeholder, text) }

  /// Whether a box is checked.
  public static func checked(_ isChecked: Bool) -> Self { attribute(.checked, isChecked) }

  /// Whether the element cannot be used.
  public static func disabled(_ isDisabled: Bool = true) -> Self { attribute(.disabled, isDisabled) }

  /// The id of the field that a label names.
  public static func `for`(_ id: String) -> Self { attribute(.for, id) }

  /// Gives the element the focus when it appears.
  public static func autofocus(_ isFocused: Bool = true) -> Self { attribute(.autofocus, isFocused) }
}
