/// A JSON value with its keys in a chosen order.
indirect enum SourceValue {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([SourceValue])
  case object([(key: String, value: SourceValue)])
}

extension SourceValue {
  /// The value as a source file: UTF-8, two spaces of indentation, one line end behind it.
  var file: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: 0)
    bytes.append(0x0A)
    return bytes
  }

  private func write(to bytes: inout [UInt8], indent: Int) {
    switch self {
    case .string(let text): Self.write(text, to: &bytes)
    case .integer(let number): bytes += String(number).utf8
    case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
    case .array(let values):
      Self.write(values, "[", "]", to: &bytes, indent: indent) { $0.write(to: &$1, indent: indent + 2) }
    case .object(let members):
      Self.write(members, "{", "}", to: &bytes, indent: indent) { member, bytes in
        Self.write(member.key, to: &bytes)
        bytes += ": ".utf8
        member.value.write(to: &bytes, indent: indent + 2)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element],
    _ opening: StaticString,
    _ closing: StaticString,
    to bytes: inout [UInt8],
    indent: Int,
    _ write: (Element, inout [UInt8]) -> Void
  ) {
    bytes += "\(opening)".utf8
    for (index, element) in elements.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      bytes += repeatElement(0x20, count: indent + 2)
      write(element, &bytes)
    }
    if !elements.isEmpty {
      bytes.append(0x0A)
      bytes += repeatElement(0x20, count: indent)
    }
    bytes += "\(closing)".utf8
  }

  /// Escapes only what JSON does not let stand in a string, so that texts can be read in the file.
  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
