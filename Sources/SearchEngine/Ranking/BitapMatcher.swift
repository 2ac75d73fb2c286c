/// The minimum number of consonant edits with which a query sounds like a part of a text.
///
/// The approximate matching of Wu and Manber (Fast text searching allowing errors, 1992), with one bit for each slot of the
/// query: a row of bits for each number of errors marks the prefixes of the query that end at the current slot of the text.
/// Skipping an optional slot, in query or text, costs nothing.
struct BitapMatcher {
  private let slotCount: Int
  /// For every kind of slot of the text, the slots of the query that it matches, shifted left by one bit; all ones in
  /// ``optionalKinds`` if the slot is optional.
  private let matches: [UInt64]
  private let optionalKinds: [UInt64]
  /// The optional slots of the query, by the bit before them.
  private let epsilonTransitions: UInt64
  /// Those that are followed by another optional slot.
  private let doubleEpsilonTransitions: UInt64
  private let dictionary: SoundTermDictionary

  init(_ query: SoundQuery, _ dictionary: SoundTermDictionary) {
    self.dictionary = dictionary
    let slots = query.aligned
    slotCount = slots.count
    var epsilonTransitions: UInt64 = 0
    for (position, slot) in slots.enumerated() where slot & SoundKey.optional != 0 {
      epsilonTransitions |= 1 << UInt64(position)
    }
    self.epsilonTransitions = epsilonTransitions
    doubleEpsilonTransitions = epsilonTransitions & epsilonTransitions >> 1
    // Unknown kinds, which a valid index does not contain, match nothing.
    var matches = [UInt64](repeating: 0, count: 256)
    var optionalKinds = [UInt64](repeating: 0, count: 256)
    for code in 0..<min(dictionary.setCount, 256) {
      let set = dictionary.set(code)
      var bits: UInt64 = 0
      for (position, slot) in slots.enumerated() where slot & set & ~SoundKey.optional != 0 {
        bits |= 1 << UInt64(position)
      }
      matches[code] = bits << 1
      optionalKinds[code] = set & SoundKey.optional != 0 ? .max : 0
    }
    self.matches = matches
    self.optionalKinds = optionalKinds
  }

  struct Result {
    var errors: Int
    /// The number of slots of the whole text.
    var length: Int
    /// The slot of the text at which the match ends.
    var end: Int
  }

  /// The minimum number of errors in any part of a text, or nil above `limit`.
  func match(_ document: Int, limit: Int) -> Result? {
    guard limit > 0 else { return exactMatch(document) }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: limit + 1) { rows in
      // `reset` initializes every row before it is read, and no index exceeds `limit`.
      rows.initialize(repeating: 0)
      return match(document, limit, rows)
    }
  }

  /// The first part of a text that matches without errors: a single row of bits, kept in a register.
  private func exactMatch(_ document: Int) -> Result? {
    let goal = UInt64(1) << UInt64(slotCount)
    return matches.withUnsafeBufferPointer { matches in
      optionalKinds.withUnsafeBufferPointer { optionalKinds in
        // Both tables have an entry for every byte.
        let start = closed(1)
        let isPlain = epsilonTransitions == 0
        var state = start
        var length = 0
        var end: Int?
        let sounds = dictionary.streams[document]
        for index in 0..<sounds.count {
          let word = sounds[index]
          guard word != IndexFormat.sequenceGap else {
            state = start
            continue
          }
          let slots = dictionary.slots(ofWord: word)
          length &+= slots.count
          guard end == nil else { continue }
          for slot in 0..<slots.count {
            let code = slots.byte(slot)
            let next = (state &<< 1) & matches[code] | 1 | state & optionalKinds[code]
            state = isPlain ? next : closed(next)
            guard state & goal == 0 else {
              end = length &- slots.count &+ slot &+ 1
              break
            }
          }
        }
        return end.map { Result(errors: 0, length: length, end: $0) }
      }
    }
  }

  private func match(_ document: Int, _ limit: Int, _ rows: UnsafeMutableBufferPointer<UInt64>) -> Result? {
    let goal = UInt64(1) << UInt64(slotCount)
    reset(rows)
    var best: Result?
    var length = 0
    var reach = limit
    let sounds = dictionary.streams[document]
    for index in 0..<sounds.count {
      let word = sounds[index]
      if word == IndexFormat.sequenceGap {
        reset(rows)
        continue
      }
      let slots = dictionary.slots(ofWord: word)
      guard reach >= 0 else {
        length &+= slots.count
        continue
      }
      for slot in 0..<slots.count {
        length &+= 1
        let code = slots.byte(slot)
        step(rows, matches[code], optionalKinds[code], reach)
        // Each row contains the previous one, so if the last row does not match, none does.
        guard rows[reach] & goal != 0 else { continue }
        var errors = 0
        while rows[errors] & goal == 0 { errors &+= 1 }
        best = Result(errors: errors, length: 0, end: length)
        reach = errors &- 1
        guard reach >= 0 else {
          length &+= slots.count &- slot &- 1
          break
        }
      }
    }
    best?.length = length
    return best
  }

  private func reset(_ rows: UnsafeMutableBufferPointer<UInt64>) {
    for errors in rows.indices {
      rows[errors] = errors == 0 ? closed(1) : closed(rows[errors - 1] | rows[errors - 1] << 1)
    }
  }

  @inline(__always)
  private func step(
    _ rows: UnsafeMutableBufferPointer<UInt64>,
    _ match: UInt64,
    _ isOptional: UInt64,
    _ reach: Int
  ) {
    var before = rows[0]
    var changed = closed((before << 1) & match | 1 | before & isOptional)
    rows[0] = changed
    var errors = 1
    while errors <= reach {
      let old = rows[errors]
      let next = closed((old << 1) & match | 1 | old & isOptional | before | before << 1 | changed << 1)
      rows[errors] = next
      (before, changed) = (old, next)
      errors &+= 1
    }
  }

  /// Adds the states reached by skipping optional slots, at most two in a row.
  @inline(__always)
  private func closed(_ bits: UInt64) -> UInt64 {
    bits | (bits & epsilonTransitions) << 1 | (bits & doubleEpsilonTransitions) << 2
  }
}
