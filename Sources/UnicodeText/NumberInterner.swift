/// Numbers distinct keys in the order of their first occurrence: a dictionary of them, without its hashing.
///
/// Unlike those of a dictionary, the slots of keys can be foreseen: editors who choose words for it make their own library slow.
package struct NumberInterner: Sendable {
  package private(set) var keys: [UInt64] = []
  /// The number of a key plus one, or zero for an empty slot.
  private var slots = [Int32](repeating: 0, count: 64)

  package init() {}

  /// - Parameter keys: Those of another numbering, in its order.
  package init(keys: [UInt64]) {
    self.keys = keys
    while keys.count * 2 > slots.count { slots += slots }
    fillSlots()
  }

  /// The number of a key; nil if it is new.
  package func find(_ key: UInt64) -> Int? {
    let number = Int(slots[slot(of: key)]) - 1
    return number < 0 ? nil : number
  }

  package mutating func number(of key: UInt64) -> Int {
    let slot = slot(of: key)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    keys.append(key)
    slots[slot] = Int32(keys.count)
    if keys.count * 2 > slots.count { grow() }
    return keys.count - 1
  }

  private func slot(of key: UInt64) -> Int {
    var slot = start(of: key)
    while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    fillSlots()
  }

  private mutating func fillSlots() {
    for (number, key) in keys.enumerated() {
      var slot = start(of: key)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }

  /// Fibonacci hashing (Knuth): the upper bits of a product with 2⁶⁴ divided by the golden ratio depend on all bits of the key.
  private func start(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
  }
}
