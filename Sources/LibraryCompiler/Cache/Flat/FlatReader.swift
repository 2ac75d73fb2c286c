/// Reads values from their flat form. Every access is checked: whatever the bytes are, it reads a value or throws.
struct FlatReader {
  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  init(_ bytes: [UInt8]) { self.init(bytes, bytes.indices) }

  /// The number of bytes that are left.
  var count: Int { end - offset }

  private mutating func take(_ count: Int) throws(FlatError) -> Range<Int> {
    guard count >= 0, count <= self.count else { throw FlatError() }
    defer { offset += count }
    return offset..<(offset + count)
  }

  mutating func byte() throws(FlatError) -> UInt8 { bytes[try take(1).lowerBound] }

  mutating func number32() throws(FlatError) -> UInt32 {
    let start = try take(4).lowerBound
    return bytes.withUnsafeBytes {
      UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt32.self))
    }
  }

  mutating func number64() throws(FlatError) -> UInt64 {
    let start = try take(8).lowerBound
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
  }

  mutating func integer() throws(FlatError) -> Int {
    guard let number = Int(exactly: Int64(bitPattern: try number64())) else { throw FlatError() }
    return number
  }

  mutating func flag() throws(FlatError) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw FlatError()
    }
  }

  mutating func text() throws(FlatError) -> String {
    let range = try take(Int(try number32()))
    return bytes.withUnsafeBytes {
      String(decoding: UnsafeRawBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  mutating func data() throws(FlatError) -> [UInt8] { Array(bytes[try take(Int(try number32()))]) }

  mutating func value<Value: FlatValue>() throws(FlatError) -> Value { try Value(from: &self) }

  mutating func optional<Value: FlatValue>() throws(FlatError) -> Value? {
    try optional { (reader) throws(FlatError) in try reader.value() }
  }

  mutating func list<Value: FlatValue>() throws(FlatError) -> [Value] {
    try list { (reader) throws(FlatError) in try reader.value() }
  }

  mutating func optional<Value>(
    _ value: (inout Self) throws(FlatError) -> Value
  ) throws(FlatError) -> Value? {
    try flag() ? try value(&self) : nil
  }

  mutating func list<Value>(_ value: (inout Self) throws(FlatError) -> Value) throws(FlatError) -> [Value] {
    let length = Int(try number32())
    // Every element takes at least a byte, so a count that was tampered with allocates no more than the file has.
    guard length <= count else { throw FlatError() }
    var values: [Value] = []
    values.reserveCapacity(length)
    for _ in 0..<length { values.append(try value(&self)) }
    return values
  }
}
