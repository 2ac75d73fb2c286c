/// An element by its tag; most have a function of their own.
public func element<Action>(
  _ tag: HTMLTag,
  _ attributes: [HTMLAttribute<Action>] = [],
  @HTMLBuilder<Action> _ content: () -> HTML<Action> = { HTML() }
) -> HTML<Action> {
  var parts = HTMLAttributeParts()
  for attribute in attributes { parts.add(attribute.content) }
  // An element without an end tag has no content.
  return HTML(
    HTMLElement(
      tag,
      key: parts.key,
      attributes: parts.values,
      handlers: parts.handlers,
      children: tag.isVoid ? [] : content().nodes
    )
  )
}
