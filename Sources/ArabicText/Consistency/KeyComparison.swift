/// The alignment of two keys, with the matches of each word.
struct KeyComparison {
  let arabic: PhoneticKey
  let latin: PhoneticKey
  let steps: [SlotAlignment.Step]
  private(set) var arabicWords: [WordTally]
  private(set) var latinWords: [WordTally]

  /// The matches of the slots of one word.
  struct WordTally {
    var matched = 0
    var unmatched = 0
    var slots = 0..<0

    /// Whether nearly nothing of the word is in the other text.
    var isUncovered: Bool { unmatched > 0 && 2 * matched < unmatched }
    var isMostlyUncovered: Bool { unmatched > 0 && matched <= unmatched }
  }

  init(_ arabic: PhoneticKey, _ latin: PhoneticKey) {
    self.arabic = arabic
    self.latin = latin
    steps = SlotAlignment(arabic.slots, latin.slots).steps
    arabicWords = KeyComparison.tallies(arabic)
    latinWords = KeyComparison.tallies(latin)
    for step in steps {
      let isMatch = step.first != nil && step.second != nil && step.cost == 0
      if let first = step.first, isMatch || step.cost > 0 {
        arabicWords[arabic.slots[first].word].count(isMatch)
      }
      if let second = step.second, isMatch || step.cost > 0 {
        latinWords[latin.slots[second].word].count(isMatch)
      }
    }
  }

  private static func tallies(_ key: PhoneticKey) -> [WordTally] {
    var tallies = [WordTally](repeating: WordTally(), count: key.words.count)
    for (index, slot) in key.slots.enumerated() {
      let tally = tallies[slot.word]
      tallies[slot.word].slots = tally.slots.isEmpty ? index..<index + 1 : tally.slots.lowerBound..<index + 1
    }
    return tallies
  }

  /// Shorter runs are reported word by word.
  static let shortestRun = 3

  /// Runs of at least three words that are missing from the other text.
  static func uncoveredRuns(_ words: [WordTally]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in 0...words.count {
      let isUncovered =
        index < words.count
        && (words[index].isMostlyUncovered || (start != nil && words[index].slots.isEmpty))
      if isUncovered {
        start = start ?? index
      } else if let first = start {
        if index - first >= shortestRun { runs.append(first..<index) }
        start = nil
      }
    }
    return runs
  }
}

extension KeyComparison.WordTally {
  fileprivate mutating func count(_ isMatch: Bool) {
    if isMatch { matched += 1 } else { unmatched += 1 }
  }
}
