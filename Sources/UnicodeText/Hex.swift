/// Bytes as hexadecimal digits.
package enum Hex {
  /// Two lowercase digits a byte.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      text.append(digit(byte >> 4))
      text.append(digit(byte & 0xF))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of an even number of digits; nil if there is anything else.
  package static func bytes(_ text: String) -> [UInt8]? { bytes(ArraySlice(Array(text.utf8))) }

  /// The bytes of an even number of digits; nil if there is anything else.
  package static func bytes(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    var upper: UInt8?
    for digit in digits {
      guard let value = digit.hexDigitValue else { return nil }
      if let high = upper {
        bytes.append(high << 4 | value)
        upper = nil
      } else {
        upper = value
      }
    }
    return bytes
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
  }
}
