/// A set of characters that a text may contain.
///
/// Membership is one lookup in a bit map for the Basic Multilingual Plane, which contains nearly everything except emoji.
public struct CharacterInventory: Equatable, Sendable {
  /// Whether it contains emoji, with all scalars of emoji sequences.
  public let allowsEmoji: Bool
  /// One bit for every scalar below U+10000.
  private var bits: [UInt64]
  /// The scalars above, in the order of the initializer's argument.
  private var supplementary: [ClosedRange<UInt32>]

  /// - Parameter ranges: Scalar values, in any order; they may overlap.
  public init(_ ranges: some Sequence<ClosedRange<UInt32>>, allowsEmoji: Bool = false) {
    self.allowsEmoji = allowsEmoji
    bits = Array(repeating: 0, count: 0x10000 / 64)
    supplementary = []
    for range in ranges { insert(range) }
  }

  /// Whether a scalar is in the set; emoji are covered by ``allowsEmoji``.
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
