/// Reads the numbers and bytes of a delta; every access is checked.
struct DeltaReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  /// A number in varints, at most `limit`.
  mutating func number(upTo limit: Int) throws(DeltaError) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      guard position < bytes.count, shift < 63 else { throw .malformed }
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      guard byte & 0x80 != 0 else { break }
      shift += 7
    }
    guard value <= UInt64(max(0, limit)) else { throw .malformed }
    return Int(value)
  }

  /// A number with a sign, whose amount is at most `limit`.
  mutating func signed(upTo limit: Int) throws(DeltaError) -> Int {
    let value = try number(upTo: .max)
    let signed = value & 1 == 0 ? value >> 1 : -(value >> 1) - 1
    guard signed.magnitude <= limit.magnitude else { throw .malformed }
    return signed
  }

  mutating func slice(_ count: Int) throws(DeltaError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw .malformed }
    defer { position += count }
    return bytes[position..<position + count]
  }
}

/// Writes what ``DeltaReader`` reads.
struct DeltaWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ number: Int) {
    var rest = UInt64(number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) & 0x7F | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func append(signed number: Int) { append(number < 0 ? (-(number + 1)) << 1 | 1 : number << 1) }

  mutating func append(_ slice: some Sequence<UInt8>) { bytes += slice }
}
