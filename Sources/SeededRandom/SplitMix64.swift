/// A generator that gives the same numbers for the same seed on every machine: SplitMix64, by Steele, Lea and Flood, "Fast
/// Splittable Pseudorandom Number Generators" (OOPSLA 2014).
///
/// Tests, benchmarks and generated corpora draw every random number from it, so that a failure or a figure can be reproduced.
/// Do not use it where numbers must be unpredictable.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A uniformly distributed number of the range.
  public mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A uniformly chosen element of a nonempty array.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(in: 0...elements.count - 1)]
  }
}
