// One function for each element: blocks and lists.

/// A quotation of a paragraph or more.
public func blockquote<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.blockquote, attributes, content)
}

/// What a term means.
public func dd<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.dd, attributes, content)
}

/// A part without a meaning of its own.
public func div<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.div, attributes, content)
}

/// A list of terms.
public func dl<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.dl, attributes, content)
}

/// A term.
public func dt<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.dt, attributes, content)
}

/// A picture or chart with its caption.
public func figure<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.figure, attributes, content)
}

/// An item of a list.
public func li<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.li, attributes, content)
}

/// A numbered list.
public func ol<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.ol, attributes, content)
}

/// A paragraph.
public func p<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.p, attributes, content)
}

/// A text whose line breaks and spaces are kept.
public func pre<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.pre, attributes, content)
}

/// A list.
public func ul<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.ul, attributes, content)
}

/// A line between parts.
public func hr<Action>(_ attributes: HTMLAttribute<Action>...) -> HTML<Action> {
  element(.hr, attributes) {}
}
