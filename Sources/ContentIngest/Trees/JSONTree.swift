import Diagnostics

/// A JSON value with its place, for files of any shape.
public struct JSONTree: Sendable {
  /// A key of an object and what stands under it.
  public struct Member: Sendable {
    public var key: Located<String>
    public var value: JSONTree
  }

  public enum Content: Sendable {
    case object([Member])
    case array([JSONTree])
    case string(String)
    /// As written.
    case number(String)
    case boolean(Bool)
    case null
    /// The reader has reported why the value cannot be read.
    case unreadable
  }

  public var content: Content
  /// A string between its quotes; an object or array from bracket to bracket.
  public var range: SourceRange
}

extension JSONReader {
  /// Reads a file to its end; nil where it breaks, after a report.
  static func readTree(_ decoding: Decoding) -> JSONTree? {
    var reader = JSONReader(scanner: JSONScanner(decoding.source), assembler: Assembler(decoding))
    do throws(Stop) {
      return try reader.readWholeTree()
    } catch {
      return nil
    }
  }

  private mutating func readWholeTree() throws(Stop) -> JSONTree {
    try skipSpace()
    guard scanner.peek != nil else { throw stop(NoContent.finding(at: range(0..<scanner.bytes.count))) }
    let tree = try readTree()
    try skipSpace()
    guard scanner.peek == nil else {
      throw stop(ContentAfterEnd.finding(at: range(scanner.position..<(scanner.position + 1))))
    }
    return tree
  }

  /// Goes no deeper than the limit of the reader.
  private mutating func readTree() throws(Stop) -> JSONTree {
    let start = scanner.position
    switch scanner.peek {
    case UInt8(ascii: "{"):
      let members = try readMembers()
      return JSONTree(content: .object(members), range: range(start..<scanner.position))
    case UInt8(ascii: "["):
      var elements: [JSONTree] = []
      try readArray { reader throws(Stop) in elements.append(try reader.readTree()) }
      return JSONTree(content: .array(elements), range: range(start..<scanner.position))
    default:
      let value = try readValue()
      return JSONTree(content: .init(value), range: value.range)
    }
  }

  /// Of a key that is given twice, the first counts.
  private mutating func readMembers() throws(Stop) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = []
    try readObject { reader, key throws(Stop) in
      let name = Located(key.text, at: reader.range(key.bytes))
      let value = try reader.readTree()
      if let first = members.first(where: { $0.key.value.utf8.elementsEqual(key.text.utf8) }) {
        reader.report(DuplicateKey.finding(key.text, at: name.range, first: first.key.range))
      } else {
        members.append(JSONTree.Member(key: name, value: value))
      }
    }
    return members
  }
}

extension JSONTree.Content {
  fileprivate init(_ value: RawValue) {
    switch value.kind {
    case .string: self = .string(value.text)
    case .number: self = .number(value.text)
    case .boolean: self = .boolean(value.text == "true")
    case .null: self = .null
    case .untyped, .array, .object, .unreadable: self = .unreadable
    }
  }
}
