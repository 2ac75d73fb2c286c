/// An element or a text.
///
/// The actions of the handlers are of any type here, which ``HTML`` alone knows: code that is generic over it takes three times as
/// long, because other modules run it for each type by looking up the types that it consists of.
package enum HTMLNode {
  case text(String)
  case element(HTMLElement)

  func map(_ transform: @escaping (Any) -> Any) -> HTMLNode {
    switch self {
    case .text: self
    case .element(let element): .element(element.map(transform))
    }
  }
}

/// An element with its attributes, handlers and children. A class, so that copies of a page share it.
package final class HTMLElement {
  package let tag: HTMLTag
  /// Identifies the element among its siblings.
  package let key: String?
  /// Sorted by name, one of a name.
  package let attributes: [HTMLAttributeValue]
  /// In the order of their declaration, one an event.
  package let handlers: [HTMLHandler]
  package let children: [HTMLNode]

  init(
    _ tag: HTMLTag,
    key: String?,
    attributes: [HTMLAttributeValue],
    handlers: [HTMLHandler],
    children: [HTMLNode]
  ) {
    self.tag = tag
    self.key = key
    self.attributes = attributes
    self.handlers = handlers
    self.children = children
  }

  fileprivate func map(_ transform: @escaping (Any) -> Any) -> HTMLElement {
    HTMLElement(
      tag,
      key: key,
      attributes: attributes,
      handlers: handlers.map { $0.map(transform) },
      children: children.map { $0.map(transform) }
    )
  }
}
