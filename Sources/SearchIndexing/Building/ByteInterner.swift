import UnicodeText

/// Numbers distinct words in the order of their first occurrence.
///
/// Open addressing over the bytes themselves: a dictionary of arrays costs three times as much.
struct ByteInterner: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [Int] = [0]
  /// The number of a word plus one, or zero for an empty slot.
  private var slots = [Int32](repeating: 0, count: 64)

  var count: Int { starts.count - 1 }

  subscript(number: Int) -> ArraySlice<UInt8> { bytes[starts[number]..<starts[number + 1]] }

  /// The number of a word; nil if it is new.
  func find(_ word: some Collection<UInt8>) -> Int? {
    let slot = slot(of: word)
    return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  mutating func number(of word: some Collection<UInt8>) -> Int {
    let slot = slot(of: word)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    bytes.append(contentsOf: word)
    starts.append(bytes.count)
    slots[slot] = Int32(count)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  private func slot(of word: some Collection<UInt8>) -> Int {
    var slot = hash(word)
    while slots[slot] != 0, !self[Int(slots[slot]) - 1].elementsEqual(word) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for number in 0..<count {
      var slot = hash(self[number])
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }

  /// FNV-1a (Fowler, Noll and Vo), with a final mix of the bits.
  private func hash(_ word: some Collection<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash ^= hash >> 32
    return Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }
}

extension ByteInterner {
  /// The numbers in the order of the words' bytes.
  func sorted() -> [Int] {
    (0..<count).sorted { self[$0].lexicographicallyPrecedes(self[$1]) }
  }
}

/// The words of all chunks in byte order.
struct TermDictionary {
  let words: [[UInt8]]
  /// For each chunk, the number here of each of its word numbers.
  let numbers: [[Int32]]

  init(_ chunks: [ByteInterner]) {
    var all = ByteInterner()
    let unsorted = chunks.map { chunk in (0..<chunk.count).map { all.number(of: chunk[$0]) } }
    let order = all.sorted()
    var positions = [Int32](repeating: 0, count: all.count)
    for (position, number) in order.enumerated() { positions[number] = Int32(position) }
    words = order.map { Array(all[$0]) }
    numbers = unsorted.map { $0.map { positions[$0] } }
  }

  /// The index of a word; nil if no text has it.
  func index(of word: [UInt8]) -> Int? {
    let index = words.partitioningIndex { !$0.lexicographicallyPrecedes(word) }
    return index < words.count && words[index] == word ? index : nil
  }
}
