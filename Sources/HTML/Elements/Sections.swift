// One function for each element: sections and headings.

/// A part that stands for itself, such as a card.
public func article<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.article, attributes, content)
}

/// A part beside the main content.
public func aside<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.aside, attributes, content)
}

/// The end of a page or part.
public func footer<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.footer, attributes, content)
}

/// A heading of level 1.
public func h1<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.h1, attributes, content)
}

/// A heading of level 2.
public func h2<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.h2, attributes, content)
}

/// A heading of level 3.
public func h3<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.h3, attributes, content)
}

/// A heading of level 4.
public func h4<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.h4, attributes, content)
}

/// A heading of level 5.
public func h5<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.h5, attributes, content)
}

/// A heading of level 6.
public func h6<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.h6, attributes, content)
}

/// The beginning of a page or part.
public func header<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.header, attributes, content)
}

/// The main content of the page.
public func main<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.main, attributes, content)
}

/// Links to other pages or parts.
public func nav<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.nav, attributes, content)
}

/// The fields of a search.
public func search<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.search, attributes, content)
}

/// A part with a heading.
public func section<Action>(
  _ attributes: HTMLAttribute<Action>...,
  @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  element(.section, attributes, content)
}
