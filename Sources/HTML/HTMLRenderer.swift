/// Writes markup. The same nodes give the same bytes.
package enum HTMLRenderer {
  /// Appends a text between tags.
  package static func appendText(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 { append(byte, to: &bytes) }
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): bytes += "&amp;".utf8
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: ">"): bytes += "&gt;".utf8
    // A browser would read it as a line feed.
    case 0x0D: bytes += "&#13;".utf8
    // A browser would drop it. It is the same that scripts get for it.
    case 0: bytes += "\u{FFFD}".utf8
    default: bytes.append(byte)
    }
  }

  /// Appends ` NAME="VALUE"`.
  package static func appendAttribute(_ name: String, _ value: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: " "))
    bytes += name.utf8
    bytes += "=\"".utf8
    for byte in value.utf8 {
      if byte == UInt8(ascii: "\"") { bytes += "&quot;".utf8 } else { append(byte, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a start tag.
  package static func appendStart(
    of tag: HTMLTag,
    _ attributes: some Sequence<HTMLAttributeValue>,
    to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "<"))
    bytes += tag.rawValue.utf8
    for attribute in attributes { appendAttribute(attribute.name, attribute.value, to: &bytes) }
    bytes.append(UInt8(ascii: ">"))
    // A browser drops a line feed here, which could be one of the text.
    if tag == .pre { bytes.append(UInt8(ascii: "\n")) }
  }

  fileprivate static func append(_ nodes: [HTMLNode], to bytes: inout [UInt8]) {
    for node in nodes {
      switch node {
      case .text(let text): appendText(text, to: &bytes)
      case .element(let element):
        appendStart(of: element.tag, element.attributes, to: &bytes)
        append(element.children, to: &bytes)
        appendEnd(of: element.tag, to: &bytes)
      }
    }
  }

  /// Appends an end tag, if the element has one.
  package static func appendEnd(of tag: HTMLTag, to bytes: inout [UInt8]) {
    guard !tag.isVoid else { return }
    bytes += "</".utf8
    bytes += tag.rawValue.utf8
    bytes.append(UInt8(ascii: ">"))
  }
}

extension HTML {
  /// The markup as UTF-8, without handlers: for a page that stays as it is.
  public func rendered() -> [UInt8] {
    var bytes: [UInt8] = []
    HTMLRenderer.append(nodes, to: &bytes)
    return bytes
  }
}
