import HTML
import UnicodeText

/// The nodes of a ``LiveTree``, with actions of any type.
final class NodeTree {
  private var nodes: [LiveNode] = []
  private var elements: [Int: HTMLElement] = [:]
  private var lastID = 0
  private let areEqual: ((Any, Any) -> Bool)?

  /// - Parameter areEqual: Whether two actions are equal; nil if they cannot be compared.
  init(areEqual: ((Any, Any) -> Bool)?) { self.areEqual = areEqual }

  var markup: [LiveMarkup] { nodes.map(\.markup) }

  func action(handler id: Int, event: String, value: String) -> Any? {
    elements[id]?.handlers.first { $0.event.name == event }?.action(value: value)
  }

  func update(to new: [HTMLNode]) -> [LiveOperation] {
    var changes = Changes()
    update(&nodes, to: new, &changes)
    return changes.operations
  }

  private struct Changes {
    var path: [Int] = []
    var operations: [LiveOperation] = []
  }

  private func update(_ nodes: inout [LiveNode], to new: [HTMLNode], _ changes: inout Changes) {
    guard nodes.count == new.count, zip(nodes, new).allSatisfy(isSame) else {
      return rearrange(&nodes, to: new, &changes)
    }
    for index in new.indices { update(&nodes[index], at: index, to: new[index], &changes) }
  }

  private func rearrange(_ nodes: inout [LiveNode], to new: [HTMLNode], _ changes: inout Changes) {
    let old = nodes
    let matches = ChildMatches(old, new)
    nodes = new.indices.map { index in
      guard let former = matches.former[index] else { return insert(new[index]) }
      var node = old[former]
      update(&node, at: former, to: new[index], &changes)
      return node
    }
    for index in matches.removed { forget(old[index]) }
    let placed = matches.placed.map { index in
      LiveOperation.Placement(
        index: index,
        child: matches.former[index].map { .moved(from: $0) } ?? .new(nodes[index].markup)
      )
    }
    if !placed.isEmpty || !matches.removed.isEmpty {
      changes.operations.append(.rearrange(changes.path, removed: matches.removed, placed: placed))
    }
  }

  /// - Parameter index: The index of the node before all changes.
  private func update(_ node: inout LiveNode, at index: Int, to new: HTMLNode, _ changes: inout Changes) {
    changes.path.append(index)
    switch (node, new) {
    case (.text(let text), .text(let newText)):
      if !text.hasSameScalars(as: newText) {
        changes.operations.append(.setText(changes.path, newText))
        node = .text(newText)
      }
    case (.element(let element), .element(let source)): update(element, to: source, &changes)
    default: preconditionFailure("a text matches only a text, and an element an element")
    }
    changes.path.removeLast()
  }

  private func update(_ element: LiveElement, to source: HTMLElement, _ changes: inout Changes) {
    guard element.source !== source else { return }
    let id = updateHandlers(of: element, to: source)
    updateAttributes(of: element, to: source, handlerID: id, &changes)
    element.source = source
    element.handlerID = id
    update(&element.children, to: source.children, &changes)
  }

  // MARK: - Attributes

  private func updateAttributes(
    of element: LiveElement,
    to source: HTMLElement,
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
    let name = LiveElement.handlerAttribute
    if handlerID == 0 {
      if element.handlerID > 0 { changes.operations.append(.removeAttribute(changes.path, name: name)) }
    } else if handlerID != element.handlerID || !source.hasSameEvents(as: element.source) {
      changes.operations.append(
        .setAttribute(changes.path, name: name, value: source.events(id: handlerID))
      )
    }
  }

  // MARK: - Handlers

  private func newID(for source: HTMLElement) -> Int {
    guard !source.handlers.isEmpty else { return 0 }
    lastID += 1
    elements[lastID] = source
    return lastID
  }

  private func updateHandlers(of element: LiveElement, to source: HTMLElement) -> Int {
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
  private func hasSameActions(_ old: [HTMLHandler], _ new: [HTMLHandler]) -> Bool {
    guard let areEqual else { return true }
    return new.allSatisfy { handler in
      guard let former = old.first(where: { $0.event == handler.event }) else { return true }
      guard case .action(let action) = handler.response, case .action(let formerAction) = former.response
      else { return true }
      return areEqual(action, formerAction)
    }
  }

  private func insert(_ node: HTMLNode) -> LiveNode {
    switch node {
    case .text(let text): return .text(text)
    case .element(let source):
      let id = newID(for: source)
      return .element(LiveElement(source, handlerID: id, children: source.children.map { insert($0) }))
    }
  }

  private func forget(_ node: LiveNode) {
    guard case .element(let element) = node else { return }
    if element.handlerID > 0 { elements[element.handlerID] = nil }
    for child in element.children { forget(child) }
  }
}

extension HTMLElement {
  fileprivate func hasSameEvents(as other: HTMLElement) -> Bool {
    handlers.elementsEqual(other.handlers) { $0.event == $1.event }
  }
}
