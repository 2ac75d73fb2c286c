/// An element by its tag; most have a function of their own.
public func element<Action>(
  _ tag: HTMLTag,
  _ attributes: [HTMLAttribute<Action>] = [],
  @HTMLBuilder<Action> _ content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  // An element without an end tag has no content.
  HTML(HTMLElement(tag, attributes, tag.isVoid ? HTML() : content()))
}
