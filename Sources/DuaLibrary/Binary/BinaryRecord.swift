/// The numbers of a record, one after another.
///
/// It must not outlive the call that lends the bytes. Its length is that of the section's records, which the fields fill.
struct BinaryRecord {
  let bytes: UnsafeRawBufferPointer
  let section: BinaryFormat.Section
  private var position = 0

  init(bytes: UnsafeRawBufferPointer, section: BinaryFormat.Section) {
    self.bytes = bytes
    self.section = section
  }

  mutating func u8() -> UInt8 { next() }
  mutating func u32() -> UInt32 { next() }
  mutating func i64() -> Int { Int(truncatingIfNeeded: next() as Int64) }

  private mutating func next<Value: FixedWidthInteger & BitwiseCopyable>() -> Value {
    let size = MemoryLayout<Value>.size
    precondition(position + size <= bytes.count, "The fields of a record are longer than the record.")
    defer { position += size }
    return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Value.self))
  }
}

extension BinaryRecord {
  /// The value with this index; throws if there is none.
  func value<Value>(_ values: [Value], _ index: some FixedWidthInteger) throws(BundleError) -> Value {
    guard values.indices.contains(Int(index)) else { throw BinaryReader.damaged(section) }
    return values[Int(index)]
  }

  /// The id, which is 1 or higher.
  mutating func id<Entity>() throws(BundleError) -> EntityID<Entity> {
    guard let id: EntityID<Entity> = try optionalID() else { throw BinaryReader.damaged(section) }
    return id
  }

  /// The id, or nil for 0.
  mutating func optionalID<Entity>() throws(BundleError) -> EntityID<Entity>? {
    let number = i64()
    guard number >= 0 else { throw BinaryReader.damaged(section) }
    return number == 0 ? nil : EntityID(rawValue: number)
  }
}
