/// Reads values from their flat form. Every access is checked: whatever the bytes are, it reads a value or throws.
@usableFromInline
package struct FlatReader {
  private let bytes: [UInt8]
  @usableFromInline var offset: Int
  @usableFromInline let end: Int

  package init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  package init(_ bytes: [UInt8]) { self.init(bytes, bytes.indices) }

  /// The number of bytes that are left.
  @inlinable package var count: Int { end - offset }

  private mutating func take(_ count: Int) throws(FlatError) -> Range<Int> {
    guard count >= 0, count <= self.count else { throw FlatError() }
    defer { offset += count }
    return offset..<(offset + count)
  }

  /// A number of elements, which an `Int` of 32 bits may not hold.
  @usableFromInline
  mutating func length() throws(FlatError) -> Int {
    guard let length = Int(exactly: try number32()) else { throw FlatError() }
    return length
  }

  package mutating func byte() throws(FlatError) -> UInt8 { bytes[try take(1).lowerBound] }

  package mutating func number32() throws(FlatError) -> UInt32 {
    let start = try take(4).lowerBound
    return bytes.withUnsafeBytes {
      UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt32.self))
    }
  }

  package mutating func number64() throws(FlatError) -> UInt64 {
    let start = try take(8).lowerBound
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
  }

  package mutating func integer() throws(FlatError) -> Int {
    guard let number = Int(exactly: Int64(bitPattern: try number64())) else { throw FlatError() }
    return number
  }

  @usableFromInline
  package mutating func flag() throws(FlatError) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw FlatError()
    }
  }

  package mutating func text() throws(FlatError) -> String {
    let range = try take(try length())
    return bytes.withUnsafeBytes {
      String(decoding: UnsafeRawBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  package mutating func data() throws(FlatError) -> [UInt8] { Array(bytes[try dataRange()]) }

  /// The offsets of ``data()``.
  package mutating func dataRange() throws(FlatError) -> Range<Int> { try take(try length()) }

  package mutating func texts() throws(FlatError) -> [String] {
    try list { (reader) throws(FlatError) in try reader.text() }
  }

  package mutating func numbers32() throws(FlatError) -> [UInt32] { try numbers() }

  package mutating func numbers64() throws(FlatError) -> [UInt64] { try numbers() }

  private mutating func numbers<Number: FixedWidthInteger & BitwiseCopyable>() throws(FlatError) -> [Number] {
    let count = try length()
    let width = MemoryLayout<Number>.size
    guard count <= self.count / width else { throw FlatError() }
    let start = try take(count * width).lowerBound
    return bytes.withUnsafeBytes { bytes in
      (0..<count).map {
        Number(littleEndian: bytes.loadUnaligned(fromByteOffset: start + $0 * width, as: Number.self))
      }
    }
  }

  package mutating func value<Value: FlatValue>() throws(FlatError) -> Value { try Value(from: &self) }

  package mutating func optional<Value: FlatValue>() throws(FlatError) -> Value? {
    try optional { (reader) throws(FlatError) in try reader.value() }
  }

  package mutating func list<Value: FlatValue>() throws(FlatError) -> [Value] {
    try list { (reader) throws(FlatError) in try reader.value() }
  }

  @inlinable
  package mutating func optional<Value>(
    _ value: (inout Self) throws(FlatError) -> Value
  ) throws(FlatError) -> Value? {
    try flag() ? try value(&self) : nil
  }

  @inlinable
  package mutating func list<Value>(_ value: (inout Self) throws(FlatError) -> Value) throws(FlatError)
    -> [Value]
  {
    let length = try self.length()
    // Every element takes at least a byte, so a count that was tampered with allocates no more than the file has.
    guard length <= count else { throw FlatError() }
    var values: [Value] = []
    values.reserveCapacity(length)
    for _ in 0..<length { values.append(try value(&self)) }
    return values
  }
}
