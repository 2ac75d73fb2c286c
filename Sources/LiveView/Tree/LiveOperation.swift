import HTML
import UnicodeText

/// A change of the page.
///
/// A path consists of the index among the root's children, then among that child's children, and so on. All paths of a list of
/// operations are those before the first one: an element's children are rearranged after the operations within them.
package enum LiveOperation {
  /// Replaces a text.
  case setText([Int], String)
  /// Adds an attribute or replaces its value.
  case setAttribute([Int], name: String, value: String)
  /// Removes an attribute.
  case removeAttribute([Int], name: String)
  /// Removes children of an element, moves others, and inserts new ones.
  ///
  /// `removed` has the indices of the removed children, ascending. `placed` has the moved and the new ones, each with its index in
  /// the end, ascending: if the moved ones are taken out first and the placed ones are inserted in this order, every child is in
  /// its place.
  case rearrange([Int], removed: [Int], placed: [Placement])
  /// Sets the title of the page.
  case setTitle(String)
  /// Sets the address of the page, which is a new entry of the history.
  case setLocation(String)

  /// A child that is inserted.
  package struct Placement {
    package enum Child {
      /// A child that was at this index before.
      case moved(from: Int)
      case new(LiveMarkup)
    }

    /// The index in the end.
    package let index: Int
    package let child: Child
  }

  /// The operation as JSON: `["t",[0,2],"34"]`.
  package var json: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  /// Appends the operation as JSON.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .setText(let path, let text): Self.append("t", path, [text], to: &bytes)
    case .setAttribute(let path, let name, let value): Self.append("a", path, [name, value], to: &bytes)
    case .removeAttribute(let path, let name): Self.append("a", path, [name], to: &bytes)
    case .setTitle(let title): Self.append("title", nil, [title], to: &bytes)
    case .setLocation(let location): Self.append("url", nil, [location], to: &bytes)
    case .rearrange(let path, let removed, let placed):
      bytes += "[\"c\",".utf8
      Self.append(path, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      Self.append(removed, to: &bytes)
      bytes += ",[".utf8
      for (offset, placement) in placed.enumerated() {
        bytes += (offset > 0 ? ",[" : "[").utf8
        bytes += String(placement.index).utf8
        bytes.append(UInt8(ascii: ","))
        switch placement.child {
        case .moved(let index): bytes += String(index).utf8
        case .new(let node): node.append(to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
      }
      bytes += "]]".utf8
    }
  }

  private static func append(_ name: String, _ path: [Int]?, _ texts: [String], to bytes: inout [UInt8]) {
    bytes += "[\"\(name)\"".utf8
    if let path {
      bytes.append(UInt8(ascii: ","))
      append(path, to: &bytes)
    }
    for text in texts {
      bytes.append(UInt8(ascii: ","))
      JSONString.append(text, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private static func append(_ numbers: [Int], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += String(number).utf8
    }
    bytes.append(UInt8(ascii: "]"))
  }
}
