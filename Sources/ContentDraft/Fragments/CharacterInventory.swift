/// A set of characters that a text may hold.
///
/// Membership takes one look at a bit map for the characters of the Basic Multilingual Plane, where all but emoji are.
public struct CharacterInventory: Equatable, Sendable {
  /// Whether emoji are in it, with all that emoji sequences are made of.
  public let allowsEmoji: Bool
  /// One bit for every scalar below U+10000.
  private var bits: [UInt64]
  /// The scalars above, in the order in which they were given.
  private var supplementary: [ClosedRange<UInt32>]

  /// - Parameter ranges: Scalar values, in any order; they may overlap.
  public init(_ ranges: some Sequence<ClosedRange<UInt32>>, allowsEmoji: Bool = false) {
    self.allowsEmoji = allowsEmoji
    bits = Array(repeating: 0, count: 0x10000 / 64)
    supplementary = []
    for range in ranges { insert(range) }
  }

  /// Whether a scalar is in the set by itself; an emoji may be in it by ``allowsEmoji``.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return value < 0x10000
      ? bits[Int(value >> 6)] & (1 << UInt64(value & 63)) != 0
      : supplementary.contains { $0.contains(value) }
  }

  private mutating func insert(_ range: ClosedRange<UInt32>) {
    if range.upperBound >= 0x10000 {
      supplementary.append(max(range.lowerBound, 0x10000)...range.upperBound)
    }
    guard range.lowerBound < 0x10000 else { return }
    for value in range.lowerBound...min(range.upperBound, 0xFFFF) {
      bits[Int(value >> 6)] |= 1 << UInt64(value & 63)
    }
  }
}
