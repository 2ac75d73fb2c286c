/// The 64-bit FNV-1a hash of a word (Fowler, Noll, Vo), by 32-bit units.
package struct WordHash {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ unit: UInt32) { value = (value ^ UInt64(unit)) &* 0x100_0000_01B3 }

  /// Adds a letter with some of its marks.
  package mutating func add(_ letter: MarkedLetter, marks: ArabicMarks) {
    add(letter.base.value)
    add(letter.marks.intersection(marks).rawValue)
  }
}
