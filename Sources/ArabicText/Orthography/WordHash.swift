/// The 64-bit FNV-1a hash of a word (Fowler, Noll, Vo), by 32-bit units.
@usableFromInline
package struct WordHash {
  @usableFromInline package internal(set) var value: UInt64

  @inlinable package init() { value = 0xCBF2_9CE4_8422_2325 }

  /// The hash of bytes: FNV-1a in its usual form.
  ///
  /// - Parameter start: The index of the first byte that counts.
  package init(_ bytes: [UInt8], from start: Int = 0) {
    self.init()
    for index in start..<bytes.count { add(UInt32(bytes[index])) }
  }

  /// With 32 bits.
  @inlinable package var folded: UInt32 { UInt32(truncatingIfNeeded: value ^ value >> 32) }

  @inlinable
  package mutating func add(_ unit: UInt32) { value = (value ^ UInt64(unit)) &* 0x100_0000_01B3 }

  /// Adds the value of another hash, its lower half first.
  @inlinable
  package mutating func add(hash: UInt64) {
    add(UInt32(truncatingIfNeeded: hash))
    add(UInt32(truncatingIfNeeded: hash >> 32))
  }

  /// Adds a letter with some of its marks.
  package mutating func add(_ letter: MarkedLetter, marks: ArabicMarks) {
    add(letter.base.value)
    add(letter.marks.intersection(marks).rawValue)
  }
}
