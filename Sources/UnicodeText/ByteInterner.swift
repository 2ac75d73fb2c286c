/// Numbers distinct words in the order of their first occurrence.
///
/// Open addressing over the bytes themselves: a dictionary of arrays costs many times as much. A lookup mostly waits for memory, so
/// a slot has the hash of its word.
package struct ByteInterner: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// The hash of a word in the high half, its number plus one in the low half; zero for an empty slot.
  private var slots = [UInt64](repeating: 0, count: 64)

  /// Makes a numbering without words.
  package init() {}

  package var count: Int { ends.count }

  /// The bytes of a word.
  package subscript(number: Int) -> ArraySlice<UInt8> { bytes[start(of: number)..<ends[number]] }

  private func start(of number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

  package mutating func number(of word: [UInt8]) -> Int { number(of: word, word.indices) }

  /// The numbers of all words of another numbering, in their order there.
  package mutating func numbers(ofWordsOf other: ByteInterner) -> [Int] {
    (0..<other.count).map { number(of: other.bytes, other.start(of: $0)..<other.ends[$0]) }
  }

  /// The number of a part of an array.
  package mutating func number(of letters: [UInt8], _ range: Range<Int>) -> Int {
    number(of: letters, range, hash: Self.hash(letters, range))
  }

  /// The number of a part of an array whose hash is known. All words of a numbering need the same hash function.
  package mutating func number(of letters: [UInt8], _ range: Range<Int>, hash: UInt64) -> Int {
    let tag = (hash ^ hash >> 32) & 0xFFFF_FFFF
    var slot = start(of: tag)
    while case let stored = slots[slot], stored != 0 {
      let number = Int(stored & 0xFFFF_FFFF) - 1
      if stored >> 32 == tag, isWord(number, letters, range) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes.append(contentsOf: letters[range])
    ends.append(bytes.count)
    slots[slot] = tag << 32 | UInt64(count)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  private func isWord(_ number: Int, _ letters: [UInt8], _ range: Range<Int>) -> Bool {
    let start = start(of: number)
    return ends[number] - start == range.count && bytes.hasBytes(from: start, equalTo: range, of: letters)
  }

  private func start(of tag: UInt64) -> Int { Int(tag) & (slots.count - 1) }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for stored in old where stored != 0 {
      var slot = start(of: stored >> 32)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = stored
    }
  }

  /// Multiplies eight bytes at a time (Fibonacci hashing, Knuth). The low bits of a product do not depend on the high bits of its
  /// factors, so the high bits are taken into them before each product, and before one more at the end.
  private static func hash(_ letters: [UInt8], _ range: Range<Int>) -> UInt64 {
    precondition(letters.indices.lowerBound <= range.lowerBound && range.upperBound <= letters.count)
    return letters.withUnsafeBytes { letters in
      var hash = UInt64(range.count)
      var offset = range.lowerBound
      while offset < range.upperBound {
        let group = ByteGroup(letters, at: offset, count: range.upperBound - offset)
        hash = (hash ^ hash >> 32 ^ group.word) &* 0x9E37_79B9_7F4A_7C15
        offset += ByteGroup.length
      }
      return (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
    }
  }
}
