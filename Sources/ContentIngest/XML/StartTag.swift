/// Where the parts of a start tag are. The parser gives values, but no offsets.
struct StartTag {
  /// From `<` through `>`.
  private(set) var range = 0..<0
  private(set) var name = 0..<0
  /// Names, and values between the quotes, in the order in which they are written.
  private(set) var attributes: [(name: Range<Int>, value: Range<Int>)] = []

  /// Reads the tag whose `>` or `/>` is at `end`.
  mutating func read(_ source: Source, endingAt end: Int) {
    attributes.removeAll(keepingCapacity: true)
    let open = source.lastOpening(before: end)
    let bytes = source.bytes.span
    let isEmptyElement = end < bytes.count && bytes[end] == UInt8(ascii: "/")
    range = open..<min(bytes.count, end + (isEmptyElement ? 2 : 1))
    source.work.add(range.count)
    var position = open + 1
    name = Self.run(bytes, from: &position, to: end) { !$0.isXMLSpace }
    while true {
      _ = Self.run(bytes, from: &position, to: end, while: \.isXMLSpace)
      guard position < end else { return }
      let attribute = Self.run(bytes, from: &position, to: end) { !$0.isXMLSpace && $0 != UInt8(ascii: "=") }
      _ = Self.run(bytes, from: &position, to: end) { $0.isXMLSpace || $0 == UInt8(ascii: "=") }
      guard position < end else { return }
      let quote = bytes[position]
      position += 1
      let value = Self.run(bytes, from: &position, to: end) { $0 != quote }
      position += 1
      attributes.append((attribute, value))
    }
  }

  func has(_ attribute: String, _ source: Source) -> Bool {
    attributes.contains { source.bytes[$0.name].elementsEqual(attribute.utf8) }
  }

  private static func run(
    _ bytes: Span<UInt8>,
    from position: inout Int,
    to end: Int,
    while isPart: (UInt8) -> Bool
  ) -> Range<Int> {
    let start = min(position, end)
    position = start
    while position < end, isPart(bytes[position]) { position += 1 }
    return start..<position
  }
}

extension Source {
  /// The offset of the last `<` before `end`; 0 when there is none.
  func lastOpening(before end: Int) -> Int {
    let end = min(end, bytes.count)
    var position = end
    while position > 0 {
      position -= 1
      if bytes[position] == UInt8(ascii: "<") { break }
    }
    work.add(end - position)
    return position
  }

  /// Whether there is a text before an offset, not a tag or a part of one.
  func isAfterText(_ offset: Int) -> Bool {
    let tag = bytes[lastOpening(before: offset)..<offset]
    guard let end = tag.firstIndex(of: UInt8(ascii: ">")) else { return false }
    return !tag[(end + 1)...].allSatisfy(\.isXMLSpace)
  }
}

extension UInt8 {
  /// Whether the byte is white space of XML (XML 1.0, production 3).
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
