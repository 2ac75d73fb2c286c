import UnicodeText

/// How texts are written into sources.
enum SourceSpelling {
  /// The text as the content of an element or the value of an attribute.
  static func xml(_ text: String) -> String {
    var bytes: [UInt8] = []
    // By bytes: with a combining mark after it, `&` is another character.
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text as a string of JSON, with its quotation marks.
  static func json(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONString.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte is white space in XML and in JSON.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
