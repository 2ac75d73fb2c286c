extension JSONString {
  /// The character that a letter after a backslash means; nil for `u`, whose digits follow, and for letters that JSON does not know.
  package static func character(ofEscape letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// The scalar of two units of UTF-16; nil unless they are a lead surrogate and a trail surrogate.
  package init?(lead: UInt16, trail: UInt16) {
    guard (0xD800..<0xDC00).contains(lead), (0xDC00..<0xE000).contains(trail) else { return nil }
    self.init(0x1_0000 + UInt32(lead & 0x3FF) << 10 + UInt32(trail & 0x3FF))
  }
}
