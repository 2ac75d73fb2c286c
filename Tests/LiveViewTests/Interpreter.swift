import HTML
import LiveView
import UnicodeText

/// Stands for a browser: applies operations as they are described.
final class Interpreter {
  final class Node {
    var text: String?
    var tag = ""
    var attributes: [String: String] = [:]
    var children: [Node] = []

    init(_ markup: LiveMarkup) {
      switch markup {
      case .text(let text): self.text = text
      case .element(let tag, let attributes, let children):
        self.tag = tag.rawValue
        self.attributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.name, $0.value) })
        self.children = children.map(Node.init)
      }
    }

    /// A text in which two nodes are the same if and only if all their scalars are; `apply.py` writes the same.
    var dump: String {
      var bytes: [UInt8] = []
      append(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }

    private func append(to bytes: inout [UInt8]) {
      if let text { return JSONString.append(text, to: &bytes) }
      bytes += "\(tag){".utf8
      for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
        bytes += "\(name):".utf8
        JSONString.append(value, to: &bytes)
      }
      bytes += "}[".utf8
      for child in children { child.append(to: &bytes) }
      bytes += "]".utf8
    }
  }

  let root: Node

  init(_ nodes: [LiveMarkup]) { root = Node(.element(.div, attributes: [], children: nodes)) }

  var dump: String { root.dump }

  func apply(_ operations: [LiveOperation]) {
    for operation in operations {
      switch operation {
      case .setText(let path, let text): at(path).text = text
      case .setAttribute(let path, let name, let value): at(path).attributes[name] = value
      case .removeAttribute(let path, let name): at(path).attributes[name] = nil
      case .setTitle, .setLocation: break
      case .rearrange(let path, let removed, let placed):
        let parent = at(path)
        let former = parent.children
        var leaving = Set(removed)
        for placement in placed { if case .moved(let index) = placement.child { leaving.insert(index) } }
        parent.children = former.indices.filter { !leaving.contains($0) }.map { former[$0] }
        for placement in placed {
          switch placement.child {
          case .moved(let index): parent.children.insert(former[index], at: placement.index)
          case .new(let markup): parent.children.insert(Node(markup), at: placement.index)
          }
        }
      }
    }
  }

  private func at(_ path: [Int]) -> Node { path.reduce(root) { $0.children[$1] } }
}
