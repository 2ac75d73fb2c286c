import UnicodeText

/// Parses the JSON of metadata (RFC 8259), strictly: no number with a fraction, no key twice in an object, bounded depth.
///
/// Metadata is parsed before it is verified, so nothing about it can be trusted.
struct MetadataParser {
  private let bytes: [UInt8]
  private var position = 0

  /// Objects and lists are nested at most this deeply.
  static let maximumDepth = 32
  /// The most bytes of a key of an object, and of the id of a key that signs. They are compared and hashed in their normalized
  /// form, which takes time that grows with the square of a sequence of combining marks.
  static let longestKey = 1024

  /// Why bytes are not accepted: the end of a sentence that begins with the name of the file.
  struct Failure: Error {
    var reason: String

    init(_ reason: String) { self.reason = reason }
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func value(of bytes: [UInt8]) throws(Failure) -> MetadataValue {
    var parser = Self(bytes)
    let value = try parser.value(depth: 0)
    guard parser.next() == nil else { throw parser.unexpected }
    return value
  }

  private var unexpected: Failure { Failure("is not JSON (byte \(position))") }

  /// The next byte that is not white space, without consuming it.
  private mutating func next() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  private mutating func consume(_ byte: UInt8) -> Bool {
    guard next() == byte else { return false }
    position += 1
    return true
  }

  private mutating func literal(_ text: StaticString, _ value: MetadataValue) throws(Failure) -> MetadataValue
  {
    let count = text.utf8CodeUnitCount
    let matches = text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    guard matches else { throw unexpected }
    position += count
    return value
  }

  private mutating func value(depth: Int) throws(Failure) -> MetadataValue {
    guard depth <= Self.maximumDepth else { throw Failure("is nested too deeply") }
    switch next() {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .boolean(true))
    case UInt8(ascii: "f"): return try literal("false", .boolean(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return .integer(try integer())
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> MetadataValue {
    position += 1
    var members: [String: MetadataValue] = [:]
    if consume(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      guard next() == UInt8(ascii: "\"") else { throw unexpected }
      let key = try string()
      guard key.utf8.count <= Self.longestKey else {
        throw Failure("has a key of more than \(Self.longestKey) bytes (before byte \(position))")
      }
      guard consume(UInt8(ascii: ":")) else { throw unexpected }
      let value = try value(depth: depth + 1)
      guard members.updateValue(value, forKey: key) == nil else {
        throw Failure("has the key `\(key)` twice in one object")
      }
    } while consume(UInt8(ascii: ","))
    guard consume(UInt8(ascii: "}")) else { throw unexpected }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(Failure) -> MetadataValue {
    position += 1
    var elements: [MetadataValue] = []
    if consume(UInt8(ascii: "]")) { return .array(elements) }
    repeat { elements.append(try value(depth: depth + 1)) } while consume(UInt8(ascii: ","))
    guard consume(UInt8(ascii: "]")) else { throw unexpected }
    return .array(elements)
  }

  private mutating func integer() throws(Failure) -> Int {
    let start = position
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
    let first = position
    while position < bytes.count, bytes[position].isASCIIDigit { position += 1 }
    guard position > first, bytes[first] != UInt8(ascii: "0") || position == first + 1 else {
      throw unexpected
    }
    if position < bytes.count,
      [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(bytes[position])
    {
      throw Failure("has a number that is not whole (byte \(start))")
    }
    guard let number = Int(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      throw Failure("has a number that is too great (byte \(start))")
    }
    return number
  }

  private mutating func string() throws(Failure) -> String {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: text, as: UTF8.self) else { throw Failure("is not UTF-8") }
        return text
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw unexpected
      default: text.append(byte)
      }
    }
    throw unexpected
  }

  private mutating func escape(into text: inout [UInt8]) throws(Failure) {
    guard position < bytes.count else { throw unexpected }
    let byte = bytes[position]
    position += 1
    if let character = JSONString.character(ofEscape: byte) { return text.append(character) }
    guard byte == UInt8(ascii: "u") else { throw unexpected }
    let unit = try unit()
    if let scalar = Unicode.Scalar(unit) { return text.append(contentsOf: scalar.utf8) }
    guard UTF16.isLeadSurrogate(unit), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw unexpected }
    position += 2
    guard let scalar = Unicode.Scalar(lead: unit, trail: try self.unit()) else { throw unexpected }
    text.append(contentsOf: scalar.utf8)
  }

  private mutating func unit() throws(Failure) -> UInt16 {
    guard position + 4 <= bytes.count, let digits = Hex.bytes(bytes[position..<position + 4]) else {
      throw unexpected
    }
    position += 4
    return UInt16(digits[0]) << 8 | UInt16(digits[1])
  }
}
