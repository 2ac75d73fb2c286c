/// An array of non-negative integers, each in the same number of bits.
///
/// The count and the width (UInt32 each), then the numbers, lowest bits first, and eight bytes of padding so that the last
/// number can be read like the others.
package struct PackedInts: Sendable {
  private let region: ByteRegion
  package let count: Int
  private let width: Int
  private let mask: UInt64

  /// The greatest width: eight bytes contain such a number at any bit offset.
  package static let greatestWidth = 56

  package init(_ region: ByteRegion) {
    self.region = region
    width = min(region.u32(4), Self.greatestWidth)
    // Not more numbers than the bytes can hold: the stored count is not trusted.
    let bits = max(0, region.count - 16) * 8
    count = width == 0 ? 0 : min(region.u32(0), bits / width)
    mask = (1 << UInt64(width)) - 1
  }

  /// Never negative, even on 32-bit platforms.
  @inline(__always)
  package subscript(position: Int) -> Int {
    Int(truncatingIfNeeded: wide(position) & UInt64(Int.max))
  }

  /// A number that may need more bits than an `Int` has on 32-bit platforms.
  @inline(__always)
  package func wide(_ position: Int) -> UInt64 {
    guard UInt(bitPattern: position) < UInt(bitPattern: count) else { return 0 }
    let bit = position &* width
    return region.u64(8 &+ bit >> 3) >> UInt64(bit & 7) & mask
  }

  /// A number and the next one: the bounds of a slice.
  @inline(__always)
  package func bounds(_ position: Int) -> (start: Int, end: Int) {
    // Eight bytes contain both, at any bit offset.
    guard width <= 28, UInt(bitPattern: position &+ 1) < UInt(bitPattern: count), position >= 0 else {
      return (self[position], self[position &+ 1])
    }
    let bit = position &* width
    let bits = region.u64(8 &+ bit >> 3) >> UInt64(bit & 7)
    return (Int(bits & mask), Int(bits >> UInt64(width) & mask))
  }
}

extension UInt64 {
  /// The number in some bits, counted from the lowest.
  func bits(_ start: Int, _ length: Int) -> Int {
    Int(truncatingIfNeeded: self >> UInt64(start) & (1 << UInt64(length) - 1))
  }
}
