/// Numbers by integer keys, for the tables of the Quran, which are built each time that a command starts. A dictionary takes four
/// times as long, because its hashes withstand keys that an attacker chooses.
struct IntegerTable: Sendable {
  /// Open addressing; a value of -1 marks an empty slot.
  private var keys: [UInt64]
  private var values: [Int32]
  private let shift: UInt64

  /// - Parameter capacity: The greatest number of keys.
  init(capacity: Int) {
    let bits = UInt64(max(4, Int.bitWidth - (capacity + capacity / 4).leadingZeroBitCount))
    keys = [UInt64](repeating: 0, count: 1 << bits)
    values = [Int32](repeating: -1, count: 1 << bits)
    shift = UInt64(UInt64.bitWidth) - bits
  }

  /// The number of a key, at least 0; nil if it has none.
  subscript(key: some UnsignedInteger) -> Int32? {
    let value = values[slot(of: UInt64(key))]
    return value < 0 ? nil : value
  }

  func contains(_ key: some UnsignedInteger) -> Bool { self[key] != nil }

  /// Gives a key a number. Returns the one that it had before, if any.
  @discardableResult
  mutating func update(_ key: some UnsignedInteger, to value: Int32) -> Int32? {
    let slot = slot(of: UInt64(key))
    let before = values[slot]
    (keys[slot], values[slot]) = (UInt64(key), value)
    return before < 0 ? nil : before
  }

  /// Gives a key a number, unless it has one. Returns the one that it has then.
  @discardableResult
  mutating func insert(_ key: some UnsignedInteger, _ value: Int32 = 0) -> Int32 {
    let slot = slot(of: UInt64(key))
    if values[slot] < 0 { (keys[slot], values[slot]) = (UInt64(key), value) }
    return values[slot]
  }

  /// The slot that has a key, or the empty one in which it belongs.
  private func slot(of key: UInt64) -> Int {
    // Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, 6.4).
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while values[slot] >= 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }
}

extension IntegerTable {
  /// One key for two hashes.
  static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }
}
