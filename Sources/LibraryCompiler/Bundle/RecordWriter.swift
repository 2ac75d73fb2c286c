/// The bytes of binary records; numbers are little-endian.
struct RecordWriter: Equatable, Sendable {
  private(set) var bytes: [UInt8] = []

  mutating func u8(_ value: UInt8) { bytes.append(value) }
  mutating func u32(_ value: UInt32) { append(value) }
  mutating func u64(_ value: UInt64) { append(value) }
  mutating func i64(_ value: Int) { append(Int64(value)) }
  mutating func append(_ other: [UInt8]) { bytes += other }

  /// Appends zeros up to a multiple of eight bytes.
  mutating func align() { bytes += repeatElement(0, count: (8 - bytes.count % 8) % 8) }

  private mutating func append<Value: FixedWidthInteger>(_ value: Value) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
