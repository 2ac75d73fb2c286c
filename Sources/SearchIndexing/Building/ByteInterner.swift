/// Numbers distinct words in the order of their first occurrence.
///
/// Open addressing over the bytes themselves: a dictionary of arrays costs many times as much.
struct ByteInterner: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var hashes: [UInt32] = []
  /// The number of a word plus one, or zero for an empty slot.
  private var slots = [Int32](repeating: 0, count: 64)

  var count: Int { ends.count }

  subscript(number: Int) -> ArraySlice<UInt8> { bytes[start(of: number)..<ends[number]] }

  private func start(of number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

  mutating func number(of word: [UInt8]) -> Int { number(of: word, word.indices) }

  /// The number of a part of an array.
  mutating func number(of letters: [UInt8], _ range: Range<Int>) -> Int {
    let hash = Self.hash(letters, range)
    var slot = Int(hash) & (slots.count - 1)
    while case let number = Int(slots[slot]) - 1, number >= 0 {
      if hashes[number] == hash, isWord(number, letters, range) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes.append(contentsOf: letters[range])
    ends.append(bytes.count)
    hashes.append(hash)
    slots[slot] = Int32(count)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  private func isWord(_ number: Int, _ letters: [UInt8], _ range: Range<Int>) -> Bool {
    let start = start(of: number)
    guard ends[number] - start == range.count else { return false }
    for offset in 0..<range.count where bytes[start + offset] != letters[range.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }

  /// FNV-1a (Fowler, Noll and Vo), with a final mix of the bits.
  private static func hash(_ letters: [UInt8], _ range: Range<Int>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(letters[index])) &* 0x100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
