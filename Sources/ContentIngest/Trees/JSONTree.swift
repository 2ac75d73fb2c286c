import Diagnostics
import UnicodeText

/// A JSON value with its range, for files of any structure.
public struct JSONTree: Sendable {
  /// A key of an object, and its value.
  public struct Member: Sendable {
    /// The key, without quotation marks and escapes.
    public var key: Located<String>
    /// The value of the member.
    public var value: JSONTree

    package init(key: Located<String>, value: JSONTree) { (self.key, self.value) = (key, value) }

    /// Whether the key has characters that the reader could not read, which it has reported.
    var hasUnreadableKey: Bool { key.value.isEmpty && !key.range.bytes.isEmpty }
  }

  /// A JSON value.
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

  /// The value.
  public var content: Content
  /// A string without its quotes; an object or array with its brackets.
  public var range: SourceRange

  package init(content: Content, range: SourceRange) { (self.content, self.range) = (content, range) }
}

extension JSONReader {
  /// Reads a file. Returns nil when it is not JSON, with the reason in the log.
  static func readTree(_ context: DecodingContext) -> JSONTree? {
    var reader = JSONReader(scanner: JSONScanner(context.source), assembler: Assembler(context))
    do throws(Stop) {
      return try reader.readWholeTree()
    } catch {
      return nil
    }
  }

  /// Reads the values of a file, one after the other. Returns nil when one is not JSON, with the reason in the log.
  static func readTrees(_ context: DecodingContext) -> [JSONTree]? {
    var reader = JSONReader(scanner: JSONScanner(context.source), assembler: Assembler(context))
    do throws(Stop) {
      return try reader.readAllTrees()
    } catch {
      return nil
    }
  }

  private mutating func readAllTrees() throws(Stop) -> [JSONTree] {
    var trees: [JSONTree] = []
    try skipSpace()
    guard scanner.peek != nil else { throw stop(NoContent.finding(at: range(0..<scanner.bytes.count))) }
    while scanner.peek != nil {
      trees.append(try readTree())
      try skipSpace()
    }
    return trees
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

  /// Recursion depth is bounded by the limit on nesting.
  private mutating func readTree() throws(Stop) -> JSONTree {
    let start = scanner.position
    let firstScalar = range(start..<scanner.scalarEnd)
    if let finding = assembler.size.addNodes(1, "values", at: firstScalar) {
      assembler.context.log.removeAll(except: TooManyRecords.id)
      throw stop(finding)
    }
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

  /// The first of several equal keys counts.
  private mutating func readMembers() throws(Stop) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = []
    var names = MemberNames()
    try readObject { reader, key throws(Stop) in
      let name = Located(key.text, at: reader.range(key.bytes))
      let value = try reader.readTree()
      if let first = names.first(name, among: members) {
        reader.report(DuplicateKey.finding(key.text, at: name.range, first: first))
      } else {
        members.append(JSONTree.Member(key: name, value: value))
      }
    }
    return members
  }
}

/// Finds the keys that an object has already: the few of most objects by comparison, many by their hashes.
private struct MemberNames {
  private static let maximumCompared = 8
  private var ranges: [[UInt8]: SourceRange] = [:]

  /// Where a key was given before; nil for a new one, which is added to the members.
  mutating func first(_ name: Located<String>, among members: [JSONTree.Member]) -> SourceRange? {
    guard members.count >= Self.maximumCompared else {
      return members.first { $0.key.value.hasSameScalars(as: name.value) }?.key.range
    }
    if ranges.isEmpty { for member in members { ranges[Array(member.key.value.utf8)] = member.key.range } }
    let bytes = Array(name.value.utf8)
    if let first = ranges[bytes] { return first }
    ranges[bytes] = name.range
    return nil
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
