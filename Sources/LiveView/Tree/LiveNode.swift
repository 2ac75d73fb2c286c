import HTML

/// A node of the page on the screen.
enum LiveNode {
  case text(String)
  case element(LiveElement)

  var markup: LiveMarkup {
    switch self {
    case .text(let text): .text(text)
    case .element(let element):
      .element(element.source.tag, attributes: element.attributes, children: element.children.map(\.markup))
    }
  }
}

/// An element of the page on the screen, with the id by which the browser names its handlers.
final class LiveElement {
  var source: HTMLElement
  /// 0 if the element has no handlers. An id is never given again.
  var handlerID: Int
  var children: [LiveNode]

  init(_ source: HTMLElement, handlerID: Int, children: [LiveNode]) {
    self.source = source
    self.handlerID = handlerID
    self.children = children
  }

  /// The attributes in the browser.
  var attributes: [HTMLAttributeValue] {
    guard handlerID > 0 else { return source.attributes }
    return source.attributes + [
      HTMLAttributeValue(name: Self.handlerAttribute, value: source.events(id: handlerID))
    ]
  }

  static let handlerAttribute = "data-on"
}

extension HTMLElement {
  /// The value of the attribute that tells the script which events to send: `12 click keydown:Enter`.
  func events(id: Int) -> String {
    handlers.reduce(into: String(id)) { $0 += " " + $1.event.name }
  }
}
