import UnicodeText

/// The escapes in strings of JSON (RFC 8259, section 7).
enum JSONEscapes {
  /// The contents of a string with its escapes replaced.
  static func replaced(in bytes: UnsafeBufferPointer<UInt8>) throws(JSONFailure) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
      case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "/"): text.append(UInt8(ascii: "/"))
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"): text.append(contentsOf: try scalar(&rest).utf8)
      default: throw .syntax
      }
    }
    return text
  }

  /// The scalar of `\u…`, whose first two characters have been consumed; a pair of surrogates is one scalar.
  private static func scalar(
    _ rest: inout Slice<UnsafeBufferPointer<UInt8>>
  ) throws(JSONFailure) -> Unicode.Scalar {
    let unit = try self.unit(&rest)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), rest.popFirst() == UInt8(ascii: "\\"),
      rest.popFirst() == UInt8(ascii: "u")
    else { throw .syntax }
    let trail = try self.unit(&rest)
    guard UTF16.isTrailSurrogate(trail),
      let scalar = Unicode.Scalar(0x1_0000 + UInt32(unit & 0x3FF) << 10 + UInt32(trail & 0x3FF))
    else { throw .syntax }
    return scalar
  }

  private static func unit(
    _ rest: inout Slice<UnsafeBufferPointer<UInt8>>
  ) throws(JSONFailure) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = rest.popFirst()?.hexDigitValue else { throw .syntax }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
