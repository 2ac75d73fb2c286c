/// A piece of a page: elements and texts, with the actions that the user's events send.
///
/// A view is a function of a state. It reads like the page that it describes:
///
/// ```swift
/// func card(_ dua: Dua) -> HTML<LibraryAction> {
///   article(.class("card"), .key(dua.slug), .on(.click, .duaTapped(dua.id))) {
///     h2 { dua.title }
///     p(.lang("ar"), .dir(.rightToLeft)) { dua.arabic }
///   }
/// }
/// ```
///
/// Every text and every value of an attribute is escaped when it is rendered, the names of elements and attributes are those that
/// this module declares, and there is no way to insert markup as text. So a page contains no markup but that of its views.
public struct HTML<Action> {
  /// The nodes, in order. No text is empty, and no text follows another: a browser would read them as one.
  package private(set) var nodes: [HTMLNode<Action>]

  /// Nothing.
  public init() { nodes = [] }

  /// A text.
  public init(_ text: String) { nodes = text.isEmpty ? [] : [.text(text)] }

  init(_ element: HTMLElement<Action>) { nodes = [.element(element)] }

  /// The content of a view builder.
  public init(@HTMLBuilder<Action> _ content: () -> HTML<Action>) { self = content() }

  /// Whether there are no elements and no texts.
  public var isEmpty: Bool { nodes.isEmpty }

  /// Adds a piece after this one.
  public mutating func append(_ other: HTML<Action>) {
    guard !nodes.isEmpty else {
      nodes = other.nodes
      return
    }
    guard case .text(let text)? = nodes.last, case .text(let next)? = other.nodes.first else {
      return nodes.append(contentsOf: other.nodes)
    }
    nodes[nodes.count - 1] = .text(text + next)
    nodes.append(contentsOf: other.nodes.dropFirst())
  }

  /// The same page, with its actions as those of another feature: lifts the view of a child into that of its parent.
  ///
  /// ```swift
  /// counterView(state.counter).map(AppAction.counter)
  /// ```
  public func map<Parent>(_ transform: @escaping (Action) -> Parent) -> HTML<Parent> {
    HTML<Parent>(nodes: nodes.map { $0.map(transform) })
  }

  private init(nodes: [HTMLNode<Action>]) { self.nodes = nodes }
}

/// An element or a text.
package enum HTMLNode<Action> {
  case text(String)
  case element(HTMLElement<Action>)

  fileprivate func map<Parent>(_ transform: @escaping (Action) -> Parent) -> HTMLNode<Parent> {
    switch self {
    case .text(let text): .text(text)
    case .element(let element): .element(element.map(transform))
    }
  }
}

/// An element with its attributes, handlers and children. A class, so that copies of a page share it.
package final class HTMLElement<Action> {
  package let tag: HTMLTag
  /// Identifies the element among its siblings.
  package let key: String?
  /// Sorted by name, one of a name.
  package let attributes: [HTMLAttributeValue]
  /// In the order of their declaration, one an event.
  package let handlers: [HTMLHandler<Action>]
  package let content: HTML<Action>

  package var children: [HTMLNode<Action>] { content.nodes }

  init(_ tag: HTMLTag, _ attributes: [HTMLAttribute<Action>], _ content: HTML<Action>) {
    var parts = HTMLAttributeParts<Action>()
    for attribute in attributes { parts.add(attribute) }
    self.tag = tag
    key = parts.key
    self.attributes = parts.values
    handlers = parts.handlers
    self.content = content
  }

  private init(
    tag: HTMLTag,
    key: String?,
    attributes: [HTMLAttributeValue],
    handlers: [HTMLHandler<Action>],
    content: HTML<Action>
  ) {
    self.tag = tag
    self.key = key
    self.attributes = attributes
    self.handlers = handlers
    self.content = content
  }

  fileprivate func map<Parent>(_ transform: @escaping (Action) -> Parent) -> HTMLElement<Parent> {
    HTMLElement<Parent>(
      tag: tag,
      key: key,
      attributes: attributes,
      handlers: handlers.map { $0.map(transform) },
      content: content.map(transform)
    )
  }
}
