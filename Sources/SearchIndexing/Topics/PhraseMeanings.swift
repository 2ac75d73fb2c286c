import SearchEngine

/// What phrases mean: rows of the value of a ``PhraseKey`` and the number of a meaning.
struct PhraseMeanings {
  /// The key in the high bits, the meaning in the low ones.
  private var rows: [UInt64] = []

  private static let meaningBits = UInt64(UInt64.bitWidth - PhraseKey.bitWidth)

  mutating func add(_ key: PhraseKey, _ meaning: Int) {
    rows.append(key.value << Self.meaningBits | UInt64(meaning))
  }

  /// With those of phrases that are not among these.
  func adding(_ others: Self) -> Self {
    let known = rows.sorted()
    var position = 0
    var merged = self
    for row in others.rows.sorted() {
      let key = row >> Self.meaningBits
      while position < known.count, known[position] >> Self.meaningBits < key { position += 1 }
      if position == known.count || known[position] >> Self.meaningBits != key { merged.rows.append(row) }
    }
    return merged
  }

  /// Calls a function with each key and its meanings, both in ascending order, each once.
  func forEachPhrase(_ body: (_ key: Int, _ meanings: [Int]) -> Void) {
    let rows = rows.sorted()
    var meanings: [Int] = []
    for (index, row) in rows.enumerated() {
      if index == 0 || row != rows[index - 1] { meanings.append(Int(row & (1 << Self.meaningBits - 1))) }
      guard index + 1 == rows.count || rows[index + 1] >> Self.meaningBits != row >> Self.meaningBits else {
        continue
      }
      body(Int(row >> Self.meaningBits), meanings)
      meanings.removeAll(keepingCapacity: true)
    }
  }
}
