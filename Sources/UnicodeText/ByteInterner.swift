/// Numbers distinct words in the order of their first occurrence.
///
/// Open addressing over the bytes themselves: a dictionary of arrays costs many times as much. A lookup mostly waits for memory, so
/// a slot has the hash of its word.
package struct ByteInterner: Sendable {
  /// The words, each after its header: its number and length, four bytes each. One read from memory gets all of a short word.
  private var entries: [UInt8] = []
  /// By number, the offset of the entry.
  private var offsets: [UInt32] = []
  /// The hash of a word in the high half, the offset of its entry plus one in the low half; zero for an empty slot.
  private var slots = [UInt64](repeating: 0, count: 64)

  /// Makes a numbering without words.
  package init() {}

  package var count: Int { offsets.count }

  /// The bytes of a word.
  package subscript(number: Int) -> ArraySlice<UInt8> { entries[range(of: number)] }

  private func range(of number: Int) -> Range<Int> {
    let offset = Int(offsets[number])
    return Header.size + offset..<Header.size + offset + header(at: offset).length
  }

  package mutating func number(of word: [UInt8]) -> Int { number(of: word, word.indices) }

  /// The numbers of all words of another numbering, in their order there.
  package mutating func numbers(ofWordsOf other: ByteInterner) -> [Int] {
    (0..<other.count).map { number(of: other.entries, other.range(of: $0)) }
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
      if stored >> 32 == tag, let number = number(at: Int(stored & 0xFFFF_FFFF) - 1, of: letters, range) {
        return number
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let header = Header(number: count, length: range.count)
    offsets.append(UInt32(entries.count))
    slots[slot] = tag << 32 | UInt64(UInt32(entries.count + 1))
    withUnsafeBytes(of: header.bits.littleEndian) { entries.append(contentsOf: $0) }
    entries.append(contentsOf: letters[range])
    if count * 2 > slots.count { grow() }
    return header.number
  }

  /// The number of the entry at an offset; nil if it is of another word.
  private func number(at offset: Int, of letters: [UInt8], _ range: Range<Int>) -> Int? {
    let header = header(at: offset)
    guard header.length == range.count,
      entries.hasBytes(from: offset + Header.size, equalTo: range, of: letters)
    else { return nil }
    return header.number
  }

  private func header(at offset: Int) -> Header {
    entries.withUnsafeBytes { Header(bits: ByteGroup($0, at: offset, count: Header.size).word) }
  }

  private struct Header {
    static let size = 8

    let bits: UInt64

    init(bits: UInt64) { self.bits = bits }

    init(number: Int, length: Int) { bits = UInt64(UInt32(length)) << 32 | UInt64(UInt32(number)) }

    var number: Int { Int(bits & 0xFFFF_FFFF) }
    var length: Int { Int(bits >> 32) }
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
