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
  /// The nodes, in order. No text is empty, and no text follows another: a browser would read them as one. The actions of all
  /// handlers are of the type `Action`.
  package private(set) var nodes: [HTMLNode]

  /// Nothing.
  public init() { nodes = [] }

  /// A text.
  public init(_ text: String) { nodes = text.isEmpty ? [] : [.text(text)] }

  init(_ element: HTMLElement) { nodes = [.element(element)] }

  init(joining parts: [HTML<Action>]) {
    nodes = []
    nodes.reserveCapacity(parts.reduce(0) { $0 + $1.nodes.count })
    for part in parts { append(part) }
  }

  /// The content of a view builder.
  public init(@HTMLBuilder<Action> _ content: () -> HTML<Action>) { self = content() }

  /// Whether there are no elements and no texts.
  public var isEmpty: Bool { nodes.isEmpty }

  /// Adds a piece after this one.
  public mutating func append(_ other: HTML<Action>) {
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
    HTML<Parent>(nodes: nodes.map { node in node.map { transform(HTMLHandler.action($0)) } })
  }

  private init(nodes: [HTMLNode]) { self.nodes = nodes }
}
