/// Eight bytes in a row that are tested at once, to skip those in which there is nothing to find.
///
/// The tests are those of Mycroft (1987) for a zero byte, and of Anderson (*Bit Twiddling Hacks*) for a byte that is less than a
/// number.
@usableFromInline
package struct ByteGroup {
  @usableFromInline let word: UInt64

  /// The number of bytes.
  @inlinable package static var length: Int { 8 }

  /// - Precondition: There are eight bytes from the offset on.
  @inlinable
  package init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The first of eight bytes, and zero for the others.
  ///
  /// - Precondition: There are that many bytes from the offset on.
  @inlinable
  @inline(__always)
  package init(_ bytes: UnsafeRawBufferPointer, at offset: Int, count: Int) {
    if offset + Self.length <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      self.word = count < Self.length ? word & (1 << UInt64(count * 8) - 1) : word
    } else {
      word = (0..<count).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64($1 * 8) }
    }
  }

  @inlinable package var isASCII: Bool { word & Self.all(0x80) == 0 }

  /// The number of bytes that continue a scalar of UTF-8: those that begin with the bits 10.
  var continuationCount: Int { (word >> 7 & ~(word >> 6) & Self.all(1)).nonzeroBitCount }

  /// The number of bytes that lead a scalar of four bytes: those that begin with the bits 1111.
  var longLeadCount: Int { (word >> 7 & word >> 6 & word >> 5 & word >> 4 & Self.all(1)).nonzeroBitCount }

  @inlinable
  package func contains(_ byte: UInt8) -> Bool {
    let difference = word ^ Self.all(byte)
    return (difference &- Self.all(1)) & ~difference & Self.all(0x80) != 0
  }

  /// Whether a byte is less than a number, which is at most 0x80.
  @inlinable
  package func containsByte(below limit: UInt8) -> Bool {
    (word &- Self.all(limit)) & ~word & Self.all(0x80) != 0
  }

  @inlinable package static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension UnsafeRawBufferPointer {
  /// The offset of the first group from an offset on for which a test is true, or of the last bytes, which are fewer than a group.
  @inlinable
  package func firstGroup(from start: Int, where isWanted: (ByteGroup) -> Bool) -> Int {
    var offset = start
    // A group that is made is in the bytes.
    while offset &+ ByteGroup.length <= count, !isWanted(ByteGroup(self, at: offset)) {
      offset &+= ByteGroup.length
    }
    return offset
  }

  /// The offset of the first such byte from an offset on.
  @inlinable
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    let group = firstGroup(from: start) { $0.contains(byte) }
    return self[group...].firstIndex(of: byte)
  }
}

extension [UInt8] {
  /// Whether the bytes from an index on are those of a range of another array.
  ///
  /// - Precondition: Both arrays have these bytes.
  @inlinable
  package func hasBytes(from start: Int, equalTo range: Range<Int>, of other: [UInt8]) -> Bool {
    precondition(start >= 0 && range.count <= count - start)
    precondition(range.lowerBound >= 0 && range.upperBound <= other.count)
    return withUnsafeBytes { bytes in
      other.withUnsafeBytes { other in
        var offset = 0
        while offset < range.count {
          let count = range.count - offset
          guard
            ByteGroup(bytes, at: start + offset, count: count).word
              == ByteGroup(other, at: range.lowerBound + offset, count: count).word
          else { return false }
          offset += ByteGroup.length
        }
        return true
      }
    }
  }
}
