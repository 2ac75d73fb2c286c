import UnicodeText

/// How often a sound is written in each way.
struct StyleTally: Sendable, Hashable {
  /// For each spelling its number of occurrences and its representation. Canonically equivalent spellings are one.
  private var counts: [String: Entry] = [:]
  private(set) var total = 0

  private struct Entry: Sendable, Hashable {
    var count: Int
    /// The shortest of the equivalent forms, then the first by scalars: independent of the order of occurrences.
    var form: [Unicode.Scalar]

    mutating func meet(_ other: [Unicode.Scalar]) {
      let isBefore =
        other.count == form.count ? other.lexicographicallyPrecedes(form) : other.count < form.count
      if isBefore { form = other }
    }
  }

  func count(_ spelling: String) -> Int { counts[spelling]?.count ?? 0 }

  mutating func add(_ spelling: String) {
    counts[spelling, default: Entry(count: 0, form: Array(spelling.unicodeScalars))].count += 1
    counts[spelling]?.meet(Array(spelling.unicodeScalars))
    total += 1
  }

  mutating func merge(_ other: StyleTally) {
    for (spelling, entry) in other.counts {
      counts[spelling, default: Entry(count: 0, form: entry.form)].count += entry.count
      counts[spelling]?.meet(entry.form)
    }
    total += other.total
  }

  /// The most frequent spelling without the occurrences in `own`, with its count; the first by scalars among equals.
  func usual(without own: StyleTally?) -> (spelling: String, count: Int)? {
    let rows = counts.map { spelling, entry in
      (form: entry.form, count: entry.count - (own?.count(spelling) ?? 0))
    }
    let usual = rows.max { first, second in
      first.count != second.count
        ? first.count < second.count : second.form.lexicographicallyPrecedes(first.form)
    }
    return usual.map { (String(scalars: $0.form), $0.count) }
  }
}
