/// Finds the spellings of words by their bytes.
///
/// Open addressing over bytes in one array: what a lookup reads lies close together, since it mostly waits for memory.
struct SpellingIndex: Sendable {
  private struct Entry {
    let start: Int32
    let count: Int32
    /// The first dua that has the spelling.
    let dua: Int32
    /// Whether another dua has it too.
    var isShared = false
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The hash of a spelling in the high half, its number plus one in the low half; zero for an empty slot.
  private var slots = [UInt64](repeating: 0, count: 1024)

  /// A spelling that was found.
  struct Found {
    let number: Int
    /// Whether it was known from one dua only, and this is another one.
    let isNewlyShared: Bool
  }

  /// Finds a part of a text; nil if it has not been added.
  ///
  /// - Parameter hash: Of the scalars of the part.
  mutating func find(_ range: Range<Int>, of text: [UInt8], _ hash: UInt64, dua: Int) -> Found? {
    let tag = Self.tag(hash)
    var slot = start(of: tag)
    while case let stored = slots[slot], stored != 0 {
      let number = Int(stored & 0xFFFF_FFFF) - 1
      if stored >> 32 == tag, hasBytes(entries[number], of: text, range) {
        let isNewlyShared = !entries[number].isShared && entries[number].dua != Int32(dua)
        if isNewlyShared { entries[number].isShared = true }
        return Found(number: number, isNewlyShared: isNewlyShared)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a part of a text that is not found, with the next number.
  mutating func add(_ range: Range<Int>, of text: [UInt8], _ hash: UInt64, dua: Int) {
    entries.append(Entry(start: Int32(bytes.count), count: Int32(range.count), dua: Int32(dua)))
    bytes.append(contentsOf: text[range])
    if entries.count * 2 > slots.count { grow() }
    insert(Self.tag(hash), entries.count)
  }

  private func hasBytes(_ entry: Entry, of text: [UInt8], _ range: Range<Int>) -> Bool {
    guard Int(entry.count) == range.count else { return false }
    let start = Int(entry.start)
    for offset in 0..<range.count where bytes[start + offset] != text[range.lowerBound + offset] {
      return false
    }
    return true
  }

  private static func tag(_ hash: UInt64) -> UInt64 { (hash ^ hash >> 32) & 0xFFFF_FFFF }

  private func start(of tag: UInt64) -> Int { Int(tag) & (slots.count - 1) }

  private mutating func insert(_ tag: UInt64, _ number: Int) {
    var slot = start(of: tag)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = tag << 32 | UInt64(number)
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 4)
    for stored in old where stored != 0 { insert(stored >> 32, Int(stored & 0xFFFF_FFFF)) }
  }
}
