/// Strings as JSON writes them (RFC 8259, section 7).
package enum JSONString {
  /// Which scalars become escapes.
  package enum Escaping: Sendable {
    /// Quotation marks, backslashes and the controls below U+0020: those that JSON requires.
    case required
    /// Also every scalar that is unsafe to show (`isUnsafeToShow`), for output that a terminal may display.
    case unsafeToShow
  }

  /// Appends the text between quotation marks.
  package static func append(_ text: String, to bytes: inout [UInt8], escaping: Escaping = .required) {
    bytes.append(UInt8(ascii: "\""))
    appendContents(of: text, to: &bytes, escaping: escaping)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends the text without quotation marks.
  package static func appendContents(of text: String, to bytes: inout [UInt8], escaping: Escaping = .required)
  {
    switch escaping {
    case .required:
      guard hasEscape(text) else { return bytes.append(contentsOf: text.utf8) }
      for byte in text.utf8 {
        if needsEscape(byte) { appendEscape(of: byte, to: &bytes) } else { bytes.append(byte) }
      }
    case .unsafeToShow:
      // Names and numbers need no look-up of their scalars.
      if text.utf8.allSatisfy(isPlain) { return bytes.append(contentsOf: text.utf8) }
      for scalar in text.unicodeScalars {
        if let byte = UInt8(exactly: scalar.value), needsEscape(byte) {
          appendEscape(of: byte, to: &bytes)
        } else {
          append(scalar, escapingUnsafeTo: &bytes)
        }
      }
    }
  }

  /// A document of one line with every scalar that is unsafe to show as an escape. All of them are in its strings.
  package static func escapingUnsafeScalars(ofLine document: String) -> String {
    guard document.unicodeScalars.contains(where: { $0.isUnsafeToShow }) else { return document }
    var bytes: [UInt8] = []
    for scalar in document.unicodeScalars { append(scalar, escapingUnsafeTo: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ scalar: Unicode.Scalar, escapingUnsafeTo bytes: inout [UInt8]) {
    guard scalar.isUnsafeToShow else { return bytes.append(contentsOf: scalar.utf8) }
    for unit in scalar.utf16 { appendHexEscape(of: unit, to: &bytes) }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Whether a byte of a text needs an escape. Nearly no text has one.
  private static func hasEscape(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      let bytes = UnsafeRawBufferPointer(text)
      let start = bytes.firstGroup(from: 0) {
        $0.containsByte(below: 0x20) || $0.contains(UInt8(ascii: "\"")) || $0.contains(UInt8(ascii: "\\"))
      }
      return bytes[start...].contains(where: needsEscape)
    }
  }

  /// Whether a byte is a printable ASCII character that is not escaped.
  private static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) && !needsEscape(byte) }

  private static func appendEscape(of byte: UInt8, to bytes: inout [UInt8]) {
    let letter: UInt8
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): letter = byte
    case 0x08: letter = UInt8(ascii: "b")
    case 0x09: letter = UInt8(ascii: "t")
    case 0x0A: letter = UInt8(ascii: "n")
    case 0x0C: letter = UInt8(ascii: "f")
    case 0x0D: letter = UInt8(ascii: "r")
    default: return appendHexEscape(of: UInt16(byte), to: &bytes)
    }
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(letter)
  }

  /// Appends `\u00ad`, in lowercase.
  private static func appendHexEscape(of unit: UInt16, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(UInt8(ascii: "u"))
    for shift: UInt16 in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift) & 0xF
      bytes.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
    }
  }
}
