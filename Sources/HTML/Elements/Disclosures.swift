// One function for each element: parts that open and close.

/// A part that the user can open.
public func details<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.details, attributes, content)
}

/// A dialog.
public func dialog<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.dialog, attributes, content)
}

/// What a closed part shows.
public func summary<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.summary, attributes, content)
}
