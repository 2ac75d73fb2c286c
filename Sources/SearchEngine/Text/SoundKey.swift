import ArabicText
import UnicodeText

/// Up to eleven symbols of a ``PhoneticKey`` in four bits each, the first one highest, so that keys sort like words.
package enum SoundKey {
  /// The bit that marks an optional slot.
  package static let optional: UInt16 = 1 << 15
  /// The maximum number of symbols. Few words have as many consonants, and those that begin alike are compared anyway.
  package static let longest = 11
  /// The number of low bits that no key uses.
  static let unusedBits = 64 - 4 * longest

  /// The key with another symbol appended: 0 to 14, its bit number in ``ConsonantClassSet``.
  @inline(__always)
  package static func appending(_ symbol: Int, at depth: Int, to key: UInt64) -> UInt64 {
    key | UInt64(symbol &+ 1) << UInt64(60 &- 4 &* depth)
  }

  /// The keys of all spellings of a sequence of slots, at most `limit`, in order.
  ///
  /// - Parameter longest: The number of slots after which the others are ignored.
  package static func keys(of slots: [UInt16], limit: Int, longest: Int = longest) -> [UInt64] {
    var keys: [(key: UInt64, depth: Int)] = [(0, 0)]
    for slot in slots {
      var longer: [(key: UInt64, depth: Int)] = []
      for (key, depth) in keys {
        if slot & optional != 0 { longer.append((key, depth)) }
        guard depth < longest else {
          longer.append((key, depth))
          continue
        }
        for symbol in 0..<15 where slot & (1 << UInt16(symbol)) != 0 {
          longer.append((appending(symbol, at: depth, to: key), depth + 1))
        }
      }
      keys = Array(longer.prefix(limit))
    }
    var distinct: [UInt64] = []
    // The empty key, which comes first, is none.
    for index in keys.map({ SortKey($0.key) }).order() where keys[index].key != distinct.last ?? 0 {
      distinct.append(keys[index].key)
    }
    return distinct
  }

  /// The slots without proclitics, if at least three slots remain.
  package static func withoutProclitics(_ slots: [UInt16]) -> [UInt16]? {
    var rest = slots[...]
    func skip(_ proclitics: Proclitics) {
      guard rest.count > 3, let first = rest.first else { return }
      if first & ~optional & ~ConsonantClassSet(proclitics).rawValue == 0 { rest.removeFirst() }
    }
    skip(.conjunctions)
    skip([.beh, .kaf])
    // The preposition, or the article.
    skip(.lam)
    return rest.count < slots.count ? Array(rest) : nil
  }
}

extension ConsonantClassSet {
  /// The consonants of proclitics.
  fileprivate init(_ proclitics: Proclitics) {
    self = []
    if proclitics.contains(.waw) { insert(.w) }
    if proclitics.contains(.feh) { insert(.f) }
    if proclitics.contains(.beh) { insert(.b) }
    if proclitics.contains(.kaf) { insert(.k) }
    if proclitics.contains(.lam) { insert(.l) }
  }
}
