/// A growing array of bytes; numbers are little-endian.
@usableFromInline
package struct ByteWriter {
  @usableFromInline package internal(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func append(byte value: Int) { bytes.append(UInt8(truncatingIfNeeded: value)) }

  package mutating func append(_ value: UInt16) { write(value) }
  package mutating func append(_ value: UInt32) { write(value) }
  package mutating func append(_ value: UInt64) { write(value) }
  @inlinable
  package mutating func append(_ other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }
  package mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

  /// Seven bits a byte, the lowest first.
  package mutating func append(varint value: Int) {
    var rest = value
    while rest >= 0x80 {
      append(byte: rest & 0x7F | 0x80)
      rest >>= 7
    }
    append(byte: rest)
  }

  private mutating func write<Value: FixedWidthInteger>(_ value: Value) {
    for position in 0..<MemoryLayout<Value>.size {
      bytes.append(UInt8(truncatingIfNeeded: value >> Value(8 * position)))
    }
  }
}

extension ByteWriter {
  /// Numbers as `PackedInts` of `SearchEngine` reads them, each in the number of bits that the largest needs.
  package static func packed(_ numbers: [Int]) -> [UInt8] {
    let greatest = numbers.max() ?? 0
    let width = max(1, Int.bitWidth - greatest.leadingZeroBitCount)
    var writer = ByteWriter()
    writer.bytes.reserveCapacity(numbers.count * width / 8 + 24)
    writer.append(UInt32(numbers.count))
    writer.append(UInt32(width))
    var (buffer, filled) = (UInt64(0), 0)
    for number in numbers {
      buffer |= UInt64(number) << UInt64(filled)
      filled += width
      while filled >= 8 {
        writer.append(byte: Int(buffer & 0xFF))
        buffer >>= 8
        filled -= 8
      }
    }
    if filled > 0 { writer.append(byte: Int(buffer & 0xFF)) }
    writer.append(UInt64(0))
    return writer.bytes
  }

  /// The start of each part, and the end of the last one.
  package static func starts(_ lengths: [Int]) -> [UInt8] {
    var starts = [0]
    starts.reserveCapacity(lengths.count + 1)
    var end = 0
    for length in lengths {
      end += length
      starts.append(end)
    }
    return packed(starts)
  }
}
