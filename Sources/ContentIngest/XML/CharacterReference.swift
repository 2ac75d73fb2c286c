import UnicodeText

extension Unicode.Scalar {
  /// Reads a character reference such as `&#1600;` or `&#x640;`.
  init?(reference bytes: ArraySlice<UInt8>) {
    guard bytes.starts(with: "&#".utf8), bytes.last == UInt8(ascii: ";") else { return nil }
    let isHexadecimal = bytes.starts(with: "&#x".utf8)
    let digits = bytes.dropFirst(isHexadecimal ? 3 : 2).dropLast()
    guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
      let scalar = Self(value)
    else { return nil }
    self = scalar
  }
}

extension Source {
  /// The first character reference in a part of the file to a scalar that is not allowed in text.
  func forbiddenReference(in part: Range<Int>) -> (scalar: Unicode.Scalar, range: Range<Int>)? {
    var position = part.lowerBound
    while let start = bytes[position..<part.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      position = bytes[(start + 1)..<part.upperBound].firstIndex { !$0.isPartOfReference } ?? part.upperBound
      guard position < part.upperBound else { break }
      if let scalar = Unicode.Scalar(reference: bytes[start...position]), scalar.isForbiddenInText {
        return (scalar, start..<(position + 1))
      }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte may be between the `&` and the `;` of a character reference.
  fileprivate var isPartOfReference: Bool { self == UInt8(ascii: "#") || isASCIILetter || isASCIIDigit }
}
