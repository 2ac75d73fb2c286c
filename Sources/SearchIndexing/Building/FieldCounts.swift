/// How often words occur in the fields of the duas of a chunk.
struct FieldCounts: Sendable {
  /// A word in a field of a dua.
  struct Entry: Sendable {
    let word: Int32
    var occurrence: Occurrence
  }

  /// A field of a dua that has some word.
  struct Occurrence: Sendable {
    let document: Int32
    let field: UInt8
    /// How often it has the word.
    var count: UInt16

    fileprivate mutating func add(_ number: Int) { count = UInt16(clamping: Int(count) + number) }
  }

  /// By dua; those of a dua in the order of their first occurrence.
  private(set) var entries: [Entry] = []
  /// By the number of a word and a field, the index of the last entry of both, or -1.
  private var last: [Int32] = []
  /// The index of the first entry of the dua.
  private var first = 0
  private var document: Int32 = 0

  /// Reserves room for 128 entries a dua, more than most have, so that they are rarely moved. Pages that are never written to take no
  /// memory.
  init(expectedDuas: Int) { entries.reserveCapacity(expectedDuas * 128) }

  /// Begins with the next dua.
  mutating func begin(_ document: Int) {
    self.document = Int32(document)
    first = entries.count
  }

  /// Ends the counting: frees what only that needs, and the memory into which the entries would have grown.
  mutating func end() {
    last = []
    entries = entries.map(\.self)
  }

  mutating func add(_ word: Int, _ field: TextField, count: Int = 1) {
    let key = word * TextField.count + field.rawValue
    if key >= last.count {
      last.append(contentsOf: repeatElement(-1, count: max(last.count, key + 1 - last.count, 1024)))
    }
    let known = Int(last[key])
    if known >= first {
      entries[known].occurrence.add(count)
    } else {
      last[key] = Int32(entries.count)
      entries.append(
        Entry(
          word: Int32(word),
          occurrence: Occurrence(
            document: document,
            field: UInt8(field.rawValue),
            count: UInt16(clamping: count)
          )
        )
      )
    }
  }
}
