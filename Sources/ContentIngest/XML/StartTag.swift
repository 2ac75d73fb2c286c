/// Where the parts of a start tag are. The parser gives values, but no places.
struct StartTag {
  /// From `<` up to and with `>`.
  private(set) var range = 0..<0
  private(set) var name = 0..<0
  /// Names and values between the quotes, in the order in which they are written.
  private(set) var attributes: [(name: Range<Int>, value: Range<Int>)] = []

  /// Whether the tag ends in `/>`.
  private(set) var isEmptyElement = false

  /// Reads the tag whose `>` or `/>` is at `end`.
  mutating func read(_ bytes: [UInt8], endingAt end: Int) {
    attributes.removeAll(keepingCapacity: true)
    let open = Self.lastOpening(bytes, before: end)
    let bytes = bytes.span
    isEmptyElement = end < bytes.count && bytes[end] == UInt8(ascii: "/")
    range = open..<min(bytes.count, end + (isEmptyElement ? 2 : 1))
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

  /// The place of the last `<` before an offset.
  static func lastOpening(_ bytes: [UInt8], before end: Int) -> Int {
    var position = min(end, bytes.count)
    while position > 0 {
      position -= 1
      if bytes[position] == UInt8(ascii: "<") { return position }
    }
    return 0
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

extension UInt8 {
  /// Whether the byte is white space of XML (XML 1.0, production 3).
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
