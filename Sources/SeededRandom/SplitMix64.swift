/// A generator that gives the same numbers for the same seed on every machine: SplitMix64, by Steele, Lea and Flood, "Fast
/// Splittable Pseudorandom Number Generators" (OOPSLA 2014).
///
/// Tests, benchmarks and generated corpora draw every random number from it, so that a failure or a figure can be reproduced.
/// Do not use it where numbers must be unpredictable.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A uniformly distributed number of the range.
  package mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A uniformly chosen element of a nonempty array.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(in: 0...elements.count - 1)]
  }
}
