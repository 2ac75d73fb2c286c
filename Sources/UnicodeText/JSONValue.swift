/// A JSON value in a readable layout: two spaces of indentation, a member or element per line.
///
/// Unlike with Foundation's encoder, the bytes depend on nothing but the values, and the caller determines the order of keys.
package indirect enum JSONValue: Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONValue])
  /// An array whose elements, numbered from 0, are made one at a time when they are written: a document can be far smaller than its
  /// values.
  case lazyArray(Int, @Sendable (Int) -> JSONValue)
  case object([(key: String, value: JSONValue)])

  /// The value as UTF-8, without a line end after it.
  package func formatted(escaping: JSONString.Escaping = .required) -> [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: 0, escaping)
    return bytes
  }

  private func write(to bytes: inout [UInt8], indent: Int, _ escaping: JSONString.Escaping) {
    switch self {
    case .string(let text): JSONString.append(text, to: &bytes, escaping: escaping)
    case .integer(let number): bytes += String(number).utf8
    case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
    case .array(let elements):
      Self.write(elements, to: &bytes, indent: indent, escaping)
    case .lazyArray(let count, let element):
      Self.write((0..<count).lazy.map(element), to: &bytes, indent: indent, escaping)
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        Self.startLine(in: &bytes, indent: indent + 2, isFirst: index == 0)
        JSONString.append(member.key, to: &bytes, escaping: escaping)
        bytes += ": ".utf8
        member.value.write(to: &bytes, indent: indent + 2, escaping)
      }
      Self.close("}", in: &bytes, indent: indent, isEmpty: members.isEmpty)
    }
  }

  private static func write(
    _ elements: some Collection<JSONValue>,
    to bytes: inout [UInt8],
    indent: Int,
    _ escaping: JSONString.Escaping
  ) {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      startLine(in: &bytes, indent: indent + 2, isFirst: index == 0)
      element.write(to: &bytes, indent: indent + 2, escaping)
    }
    close("]", in: &bytes, indent: indent, isEmpty: elements.isEmpty)
  }

  private static func startLine(in bytes: inout [UInt8], indent: Int, isFirst: Bool) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: indent)
  }

  private static func close(_ bracket: String, in bytes: inout [UInt8], indent: Int, isEmpty: Bool) {
    if !isEmpty {
      bytes.append(UInt8(ascii: "\n"))
      bytes += repeatElement(UInt8(ascii: " "), count: indent)
    }
    bytes += bracket.utf8
  }
}

extension JSONValue {
  /// An object with its keys sorted by their UTF-8 bytes. Members whose value is nil are omitted.
  package static func sortedObject(_ members: [String: JSONValue?]) -> JSONValue {
    .object(
      members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .compactMap { key, value in value.map { (key: key, value: $0) } }
    )
  }

  /// The value as text that is safe to show on a terminal, without a trailing line end.
  package var text: String { String(decoding: formatted(escaping: .unsafeToShow), as: UTF8.self) }
}
