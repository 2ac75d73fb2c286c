import HTML
import UnicodeText

/// The page on the screen: its nodes, and the handlers that the browser can name.
package struct LiveTree<Action> {
  private var nodes: [LiveNode<Action>] = []
  private var elements: [Int: HTMLElement<Action>] = [:]
  private var lastID = 0
  private let areEqual: ((Action, Action) -> Bool)?

  /// Makes an empty page.
  package init() { areEqual = equality(of: Action.self) }

  /// The nodes as the browser has them.
  package var markup: [LiveMarkup] { nodes.map(\.markup) }

  /// The action of a handler on the screen, for an event with a value.
  package func action(handler id: Int, event: String, value: String) -> Action? {
    elements[id]?.handlers.first { $0.event.name == event }?.action(value: value)
  }

  /// Replaces the page.
  ///
  /// An element keeps the id of its handlers as long as it is the same element with the same actions. Actions that are not
  /// `Equatable` count as the same, so the elements of a list need keys: an event of an element that is gone, or that now
  /// means something else, has no action.
  ///
  /// - Returns: The operations that turn the former page into the new one.
  package mutating func update(to page: HTML<Action>) -> [LiveOperation] {
    var changes = Changes()
    nodes = update(nodes, to: page.nodes, &changes)
    return changes.operations
  }

  private struct Changes {
    var path: [Int] = []
    var operations: [LiveOperation] = []
  }

  private mutating func update(
    _ old: [LiveNode<Action>],
    to new: [HTMLNode<Action>],
    _ changes: inout Changes
  ) -> [LiveNode<Action>] {
    let matches = ChildMatches(old, new)
    var result: [LiveNode<Action>] = []
    result.reserveCapacity(new.count)
    for (index, node) in new.enumerated() {
      if let former = matches.former[index] {
        changes.path.append(former)
        result.append(update(old[former], to: node, &changes))
        changes.path.removeLast()
      } else {
        result.append(insert(node))
      }
    }
    for index in matches.removed { forget(old[index]) }
    let placed = matches.placed.map { index in
      LiveOperation.Placement(
        index: index,
        child: matches.former[index].map { .moved(from: $0) } ?? .new(result[index].markup)
      )
    }
    if !placed.isEmpty || !matches.removed.isEmpty {
      changes.operations.append(.rearrange(changes.path, removed: matches.removed, placed: placed))
    }
    return result
  }

  private mutating func update(
    _ old: LiveNode<Action>,
    to new: HTMLNode<Action>,
    _ changes: inout Changes
  ) -> LiveNode<Action> {
    switch (old, new) {
    case (.text(let text), .text(let newText)):
      if !text.hasSameScalars(as: newText) { changes.operations.append(.setText(changes.path, newText)) }
      return .text(newText)
    case (.element(let element), .element(let source)):
      if element.source === source { return old }
      let id = updateHandlers(of: element, to: source)
      updateAttributes(of: element, to: source, handlerID: id, &changes)
      return .element(
        LiveElement(source, handlerID: id, children: update(element.children, to: source.children, &changes))
      )
    default:
      preconditionFailure("a text matches only a text, and an element an element")
    }
  }

  // MARK: - Attributes

  private func updateAttributes(
    of element: LiveElement<Action>,
    to source: HTMLElement<Action>,
    handlerID: Int,
    _ changes: inout Changes
  ) {
    let old = element.source.attributes
    let new = source.attributes
    var (first, second) = (0, 0)
    // Both are sorted by name.
    while first < old.count || second < new.count {
      if second == new.count || first < old.count && old[first].name < new[second].name {
        changes.operations.append(.removeAttribute(changes.path, name: old[first].name))
        first += 1
      } else if first == old.count || new[second].name < old[first].name {
        changes.operations.append(
          .setAttribute(changes.path, name: new[second].name, value: new[second].value)
        )
        second += 1
      } else {
        if !old[first].value.hasSameScalars(as: new[second].value) {
          changes.operations.append(
            .setAttribute(changes.path, name: new[second].name, value: new[second].value)
          )
        }
        first += 1
        second += 1
      }
    }
    let name = LiveElement<Action>.handlerAttribute
    if handlerID == 0 {
      if element.handlerID > 0 { changes.operations.append(.removeAttribute(changes.path, name: name)) }
    } else if handlerID != element.handlerID || !source.hasSameEvents(as: element.source) {
      changes.operations.append(
        .setAttribute(changes.path, name: name, value: source.events(id: handlerID))
      )
    }
  }

  // MARK: - Handlers

  private mutating func newID(for source: HTMLElement<Action>) -> Int {
    guard !source.handlers.isEmpty else { return 0 }
    lastID += 1
    elements[lastID] = source
    return lastID
  }

  private mutating func updateHandlers(
    of element: LiveElement<Action>,
    to source: HTMLElement<Action>
  ) -> Int {
    let id = element.handlerID
    guard id > 0 else { return newID(for: source) }
    if !source.handlers.isEmpty, hasSameActions(element.source.handlers, source.handlers) {
      elements[id] = source
      return id
    }
    elements[id] = nil
    return newID(for: source)
  }

  /// Whether no event that both handle means something else now.
  private func hasSameActions(_ old: [HTMLHandler<Action>], _ new: [HTMLHandler<Action>]) -> Bool {
    guard let areEqual else { return true }
    return new.allSatisfy { handler in
      guard let former = old.first(where: { $0.event == handler.event }) else { return true }
      guard case .action(let action) = handler.response, case .action(let formerAction) = former.response
      else { return true }
      return areEqual(action, formerAction)
    }
  }

  private mutating func insert(_ node: HTMLNode<Action>) -> LiveNode<Action> {
    switch node {
    case .text(let text): return .text(text)
    case .element(let source):
      let id = newID(for: source)
      return .element(LiveElement(source, handlerID: id, children: source.children.map { insert($0) }))
    }
  }

  private mutating func forget(_ node: LiveNode<Action>) {
    guard case .element(let element) = node else { return }
    if element.handlerID > 0 { elements[element.handlerID] = nil }
    for child in element.children { forget(child) }
  }
}

extension HTMLElement {
  fileprivate func hasSameEvents(as other: HTMLElement<Action>) -> Bool {
    handlers.elementsEqual(other.handlers) { $0.event == $1.event }
  }
}

/// The equality of the actions of a feature, if they can be compared.
private func equality<Action>(of type: Action.Type) -> ((Action, Action) -> Bool)? {
  func comparison<E: Equatable>(_: E.Type) -> (Action, Action) -> Bool {
    { first, second in
      guard let first = first as? E, let second = second as? E else { return false }
      return first == second
    }
  }
  return (type as? any Equatable.Type).map { comparison($0) }
}
