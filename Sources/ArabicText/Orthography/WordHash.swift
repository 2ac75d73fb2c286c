/// The 64-bit FNV-1a hash of a word (Fowler, Noll, Vo), by 32-bit units.
package struct WordHash {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// The hash of bytes: FNV-1a in its usual form.
  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(UInt32(byte)) }
  }

  /// With 32 bits.
  package var folded: UInt32 { UInt32(truncatingIfNeeded: value ^ value >> 32) }

  package mutating func add(_ unit: UInt32) { value = (value ^ UInt64(unit)) &* 0x100_0000_01B3 }

  /// Adds a letter with some of its marks.
  package mutating func add(_ letter: MarkedLetter, marks: ArabicMarks) {
    add(letter.base.value)
    add(letter.marks.intersection(marks).rawValue)
  }
}
