import UnicodeText

/// A part of the bytes of an index.
///
/// Every read is bounds-checked and yields zero outside, so that a damaged file cannot make a reader access other memory.
///
/// `@unchecked Sendable`: the bytes are never written after the ``IndexStorage`` that owns them is made, and a region is only
/// used within a call of a type that holds that storage (see ``IndexReader/withSections(_:)``). A pointer rather than a `Data`
/// or an array: their subscripts cost three to ten times as much, measured on the loop over postings, where a query spends most
/// of its time.
package struct ByteRegion: @unchecked Sendable {
  /// `count` readable bytes, valid as long as the storage.
  package let base: UnsafeRawPointer
  package let count: Int

  package init(base: UnsafeRawPointer, count: Int) {
    self.base = base
    self.count = count
  }

  @inline(__always)
  package func byte(_ position: Int) -> Int {
    UInt(bitPattern: position) < UInt(bitPattern: count)
      ? Int(base.load(fromByteOffset: position, as: UInt8.self)) : 0
  }

  /// Whether the last bytes are these.
  func ends(with other: [UInt8]) -> Bool {
    guard other.count <= count else { return false }
    for index in other.indices where byte(count &- other.count &+ index) != Int(other[index]) { return false }
    return true
  }

  @inline(__always)
  package func u16(_ position: Int) -> Int { Int(load(position, as: UInt16.self).littleEndian) }

  /// A number that exceeds the `Int` of a 32-bit platform reads as `Int.max`: no offset or count of a valid index is that high.
  @inline(__always)
  package func u32(_ position: Int) -> Int { Int(clamping: rawU32(position)) }

  /// The bits as stored, for numbers that are only compared.
  @inline(__always)
  package func rawU32(_ position: Int) -> UInt32 { load(position, as: UInt32.self).littleEndian }

  @inline(__always)
  package func u64(_ position: Int) -> UInt64 { load(position, as: UInt64.self).littleEndian }

  @inline(__always)
  private func load<Value: FixedWidthInteger & BitwiseCopyable>(_ position: Int, as type: Value.Type) -> Value
  {
    // Neither sum can overflow: `position` is at most `count` when the second is evaluated.
    guard position >= 0, position <= count, count &- position >= MemoryLayout<Value>.size else { return 0 }
    return base.loadUnaligned(fromByteOffset: position, as: type)
  }

  /// The bytes of a range, clamped to the region.
  @inline(__always)
  package func slice(_ start: Int, _ end: Int) -> ByteRegion {
    let start = min(max(start, 0), count)
    return ByteRegion(base: base + start, count: min(max(end, start), count) &- start)
  }

  @inline(__always)
  package func slice(_ bounds: (start: Int, end: Int)) -> ByteRegion { slice(bounds.start, bounds.end) }

  package var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: base, count: count)) }

  package var checksum: UInt64 { ByteChecksum.of(UnsafeRawBufferPointer(start: base, count: count)) }

  /// Replaces the contents of an array, which keeps its memory.
  func copy(to array: inout [UInt8]) {
    array.removeAll(keepingCapacity: true)
    array.append(contentsOf: UnsafeRawBufferPointer(start: base, count: count))
  }
}

extension ByteRegion {
  /// Whether the header and the table of sections of an index are those whose checksum the header states.
  ///
  /// - Parameter tableEnd: The length of both, at most ``count``.
  package func hasIntactHead(_ tableEnd: Int) -> Bool {
    var head = slice(0, tableEnd).bytes
    // The checksum is computed before it is written.
    for offset in IndexFormat.headChecksum { head[offset] = 0 }
    return ByteChecksum.of(head) == u64(IndexFormat.headChecksum.lowerBound)
  }
}

extension ByteRegion {
  /// Negative, zero or positive, as the bytes sort before, with or after others.
  func order(_ other: [UInt8]) -> Int {
    let shared = min(count, other.count)
    for position in 0..<shared {
      let difference = Int(base.load(fromByteOffset: position, as: UInt8.self)) &- Int(other[position])
      if difference != 0 { return difference }
    }
    return count &- other.count
  }

  func starts(with prefix: [UInt8]) -> Bool { slice(0, prefix.count).order(prefix) == 0 }
}
