import HTML

/// The page on the screen: its nodes, and the handlers that the browser can name.
package final class LiveTree<Action> {
  private let tree: NodeTree

  /// Makes an empty page.
  package init() { tree = NodeTree(areEqual: equality(of: Action.self)) }

  /// The nodes as the browser has them.
  package var markup: [LiveMarkup] { tree.markup }

  /// The action of a handler on the screen, for an event with a value.
  package func action(handler id: Int, event: String, value: String) -> Action? {
    tree.action(handler: id, event: event, value: value).map { HTMLHandler.action($0) }
  }

  /// Replaces the page.
  ///
  /// An element keeps the id of its handlers as long as it is the same element with the same actions. Actions that are not
  /// `Equatable` count as the same, so the elements of a list need keys: an event of an element that is gone, or that now
  /// means something else, has no action.
  ///
  /// - Returns: The operations that turn the former page into the new one.
  package func update(to page: HTML<Action>) -> [LiveOperation] { tree.update(to: page.nodes) }
}

/// The equality of the actions of a feature, if they can be compared.
private func equality<Action>(of type: Action.Type) -> ((Any, Any) -> Bool)? {
  func comparison<E: Equatable>(_: E.Type) -> (Any, Any) -> Bool {
    { first, second in
      guard let first = first as? E, let second = second as? E else { return false }
      return first == second
    }
  }
  return (type as? any Equatable.Type).map { comparison($0) }
}
