extension Unicode.Scalar {
  /// Whether the scalar is one of 0 to 9, and not a digit of another script.
  @inlinable
  package var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

  /// Whether the scalar is one of a to z or A to Z, and not a letter with a mark or of another script.
  @inlinable
  package var isASCIILetter: Bool { (0x61...0x7A).contains(value | 0x20) }

  /// Whether the scalar is one of a to z, A to Z or 0 to 9.
  @inlinable
  package var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
}

extension StringProtocol {
  /// The text with its first letter in uppercase, if it begins with one of a to z.
  package var capitalizedFirst: String {
    var bytes = Array(utf8)
    guard let first = bytes.first, first.isASCIILetter else { return String(self) }
    bytes[0] = first & ~0x20
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte is one of 0 to 9 in ASCII.
  @inlinable
  package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether the byte is one of a to z or A to Z in ASCII.
  @inlinable
  package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// Whether the byte is a hexadecimal digit in ASCII, in lowercase.
  @inlinable
  package var isLowercaseHexDigit: Bool { isASCIIDigit || (0x61...0x66).contains(self) }

  /// The value, 0 to 15, of a hexadecimal digit in ASCII, in either letter case; nil for other bytes.
  package var hexDigitValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}
