import UnicodeText

/// A JSON value of metadata. Numbers are integers: the canonical form has no others.
public indirect enum MetadataValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([MetadataValue])
  case object([String: MetadataValue])
}

extension MetadataValue {
  /// The canonical form that signatures cover (OLPC's canonical JSON): keys sorted by their bytes, no white space, and no escapes
  /// but those of quotation marks and backslashes.
  public var canonicalBytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, Self.appendCanonical)
    return bytes
  }

  /// The same value as JSON that any parser reads. It differs from the canonical form in texts with control characters.
  public var encoded: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes) { text, bytes in JSONString.append(text, to: &bytes) }
    return bytes
  }

  private func write(to bytes: inout [UInt8], _ append: (String, inout [UInt8]) -> Void) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    case .string(let text): append(text, &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes, append)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.sortedByKeys.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(member.key, &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes, append)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func appendCanonical(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension [String: MetadataValue] {
  /// The members in the order of the bytes of their keys. In any other order the error of a file with several would be random.
  var sortedByKeys: [(key: String, value: MetadataValue)] {
    sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}

extension MetadataValue: Equatable {
  /// Texts are compared by their bytes, as signatures compare them.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.canonicalBytes == rhs.canonicalBytes }
}

extension MetadataValue {
  /// The text of a string; nil for any other value.
  public var text: String? { if case .string(let text) = self { text } else { nil } }
  /// The number of an integer; nil for any other value.
  public var number: Int? { if case .integer(let number) = self { number } else { nil } }
  /// The value of a boolean; nil for any other value.
  public var flag: Bool? { if case .boolean(let flag) = self { flag } else { nil } }
  /// The elements of an array; nil for any other value.
  public var elements: [MetadataValue]? { if case .array(let elements) = self { elements } else { nil } }
  /// The members of an object; nil for any other value.
  public var members: [String: MetadataValue]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension MetadataValue {
  /// The value of JSON; nil if it is not JSON in the form of metadata.
  public static func parsed(_ bytes: [UInt8]) -> MetadataValue? { try? MetadataParser.value(of: bytes) }
}
