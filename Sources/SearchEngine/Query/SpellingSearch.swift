import UnicodeText

/// Finds the words of a dictionary within an edit or two of a misspelled one.
struct SpellingSearch {
  struct Found: Equatable {
    var word: Int
    var distance: Int
    /// Whether only a prefix of the word is near, and an ending follows.
    var isBeginning = false

    /// An ending that was not typed costs half an error.
    fileprivate var cost: Int { 2 * distance + (isBeginning ? 1 : 0) }
  }

  let words: StringTable
  let grams: BigramIndex
  /// The maximum number of letters of an ending that need not be typed.
  var longestEnding = 0

  /// The number of errors allowed in a word of this length.
  static func limit(letters: Int) -> Int { letters < 4 ? 0 : letters < 6 ? 1 : letters < 10 ? 2 : 3 }

  /// The nearest words: those at the smallest distance, in dictionary order, at most `count`.
  func nearest(_ word: [UInt8], limit: Int, count: Int, _ accumulator: inout ScoreAccumulator) -> [Found] {
    guard limit > 0 else { return [] }
    if accumulator.shared.count < words.count {
      accumulator.shared = [UInt8](repeating: 0, count: words.count)
    }
    let pairs = BigramIndex.grams(of: word)
    var seen: [Int] = []
    let wordCount = words.count
    for pair in pairs {
      grams.forEachWord(with: pair) { other in
        guard UInt(bitPattern: other) < UInt(bitPattern: wordCount) else { return }
        if accumulator.shared[other] == 0 { seen.append(other) }
        accumulator.shared[other] &+= 1
      }
    }
    // An error destroys two bigrams, a transposition three, a missing ending the last one.
    let least = max(1, pairs.count - 3 * limit - (longestEnding > 0 ? 1 : 0))
    var found: [Found] = []
    var minimumCost = 2 * limit + (longestEnding > 0 ? 1 : 0)
    for other in seen {
      let isNear = accumulator.shared[other] >= UInt8(truncatingIfNeeded: least)
      accumulator.shared[other] = 0
      guard isNear, let candidate = candidate(other, word, limit: minimumCost / 2),
        candidate.cost <= minimumCost
      else { continue }
      if candidate.cost < minimumCost {
        minimumCost = candidate.cost
        found.removeAll()
      }
      found.append(candidate)
    }
    return found.map { SortKey(UInt64($0.word)) }.order().prefix(count).map { found[$0] }
  }

  private func candidate(_ position: Int, _ word: [UInt8], limit: Int) -> Found? {
    let other = words[position]
    let surplus = other.count - word.count
    guard surplus >= -limit, surplus <= limit + longestEnding,
      let distances = EditDistance.distances(from: word, to: other.bytes, limit: limit, ending: longestEnding)
    else { return nil }
    let whole = Found(word: position, distance: distances.whole)
    let beginning = Found(word: position, distance: distances.beginning, isBeginning: true)
    return whole.cost <= beginning.cost ? whole : beginning
  }
}
