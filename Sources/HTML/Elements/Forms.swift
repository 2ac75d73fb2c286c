// One function for each element: forms.

/// A button. In a form it submits, unless its type is `button`.
public func button<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.button, attributes, content)
}

/// Fields that belong together.
public func fieldset<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.fieldset, attributes, content)
}

/// A form.
public func form<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.form, attributes, content)
}

/// The name of a field.
public func label<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.label, attributes, content)
}

/// The name of a set of fields.
public func legend<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.legend, attributes, content)
}

/// A measure within a range.
public func meter<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.meter, attributes, content)
}

/// An option.
public func option<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.option, attributes, content)
}

/// The result of what the user does.
public func output<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.output, attributes, content)
}

/// How much is done.
public func progress<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.progress, attributes, content)
}

/// A choice of options. Its attribute `value` chooses one.
public func select<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.select, attributes, content)
}

/// A field.
public func input<Action>(_ attributes: HTMLAttribute<Action>...) -> HTML<Action> {
  element(.input, attributes) {}
}

/// A field of several lines. Its attribute `value` is its text.
public func textarea<Action>(_ attributes: HTMLAttribute<Action>...) -> HTML<Action> {
  element(.textarea, attributes) {}
}
