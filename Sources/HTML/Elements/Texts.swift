// One function for each element: texts.

/// A link.
public func a<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.a, attributes, content)
}

/// An abbreviation.
public func abbr<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.abbr, attributes, content)
}

/// A text that draws attention.
public func b<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.b, attributes, content)
}

/// A text whose direction does not affect the text around it: for every mixed run.
public func bdi<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.bdi, attributes, content)
}

/// A text with a forced direction.
public func bdo<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.bdo, attributes, content)
}

/// The title of a work.
public func cite<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.cite, attributes, content)
}

/// Code.
public func code<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.code, attributes, content)
}

/// A text with a value for programs.
public func data<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.data, attributes, content)
}

/// A removed text.
public func del<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.del, attributes, content)
}

/// A stressed text.
public func em<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.em, attributes, content)
}

/// A text in another voice, such as a transliteration.
public func i<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.i, attributes, content)
}

/// An added text.
public func ins<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.ins, attributes, content)
}

/// A marked text. In Arabic it can break joined letters: see `marks`.
public func mark<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.mark, attributes, content)
}

/// A quotation.
public func q<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.q, attributes, content)
}

/// A text that is no longer right.
public func s<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.s, attributes, content)
}

/// A side note.
public func small<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.small, attributes, content)
}

/// A part of a text without a meaning of its own.
public func span<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.span, attributes, content)
}

/// An important text.
public func strong<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.strong, attributes, content)
}

/// A subscript.
public func sub<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.sub, attributes, content)
}

/// A superscript.
public func sup<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.sup, attributes, content)
}

/// A time or date.
public func time<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.time, attributes, content)
}

/// A text with a line under it.
public func u<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.u, attributes, content)
}

/// A line break.
public func br<Action>(_ attributes: HTMLAttribute<Action>...) -> HTML<Action> {
  element(.br, attributes) {}
}

/// A picture. Its attribute `alt` says what it shows.
public func img<Action>(_ attributes: HTMLAttribute<Action>...) -> HTML<Action> {
  element(.img, attributes) {}
}
