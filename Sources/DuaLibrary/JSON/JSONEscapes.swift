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
      guard let letter = rest.popFirst() else { throw .syntax }
      if let character = JSONString.character(ofEscape: letter) {
        text.append(character)
      } else {
        guard letter == UInt8(ascii: "u") else { throw .syntax }
        text.append(contentsOf: try scalar(&rest).utf8)
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
    guard let scalar = Unicode.Scalar(lead: unit, trail: try self.unit(&rest)) else { throw .syntax }
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
