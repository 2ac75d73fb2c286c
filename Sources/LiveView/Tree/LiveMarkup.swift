import HTML
import UnicodeText

/// A node as the browser has it: what is sent for a new node.
package enum LiveMarkup {
  case text(String)
  case element(HTMLTag, attributes: [HTMLAttributeValue], children: [LiveMarkup])

  /// Appends the node as JSON: a text is a string, an element `["p",{"class":"x"},CHILD,…]`.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text): JSONString.append(text, to: &bytes)
    case .element(let tag, let attributes, let children):
      bytes += "[\"".utf8
      bytes += tag.rawValue.utf8
      bytes += "\",{".utf8
      for (index, attribute) in attributes.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONString.append(attribute.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        JSONString.append(attribute.value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
      for child in children {
        bytes.append(UInt8(ascii: ","))
        child.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
  }

  /// Appends the node as markup.
  func appendHTML(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text): HTMLRenderer.appendText(text, to: &bytes)
    case .element(let tag, let attributes, let children):
      HTMLRenderer.appendStart(of: tag, attributes, to: &bytes)
      for child in children { child.appendHTML(to: &bytes) }
      HTMLRenderer.appendEnd(of: tag, to: &bytes)
    }
  }

  /// The sum of the depths of the nodes: this one, which has the given depth, and those in it.
  func depthSum(_ depth: Int = 1) -> Int {
    guard case .element(_, _, let children) = self else { return depth }
    return children.reduce(depth) { $0 + $1.depthSum(depth + 1) }
  }
}
