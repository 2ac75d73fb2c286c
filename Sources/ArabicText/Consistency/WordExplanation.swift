/// A stretch of two keys that differs by whole words: without them, or with two of them in the other order,
/// the rest fits.
struct WordExplanation {
  enum Difference {
    case missing(Range<Int>)
    case extra(Range<Int>)
    /// The first of two Latin words that stand in the wrong order.
    case swapped(Int)
  }

  var difference: Difference
  /// The words of the stretch: whatever else is found in them is a consequence.
  var words: WordGroup
}

extension KeyComparison {
  /// Above it a stretch is too long to be tried word by word.
  private static let slotLimit = 120
  /// The longest run of words that is tried where no longer one is known.
  private static let longestRun = 3
  /// How far a known run may be too long or too short at either end.
  private static let slack = 2

  /// The stretches with differences that whole words explain, in the order of the texts.
  var explanations: [WordExplanation] {
    let groups = wordGroups
    guard !groups.isEmpty else { return [] }
    let costs = costs(of: groups)
    var explanations: [WordExplanation] = []
    var index = 0
    while index < groups.count {
      guard costs[index] > 0 else {
        index += 1
        continue
      }
      var end = index + 1
      while end < groups.count, costs[end] > 0 { end += 1 }
      // The word beside a stretch may have taken sounds that belong to it.
      let attempts = [index..<end, max(0, index - 1)..<end, index..<min(groups.count, end + 1)]
      let found = attempts.lazy.compactMap { explanation(of: WordGroup(joining: groups[$0])) }.first
      if let found { explanations.append(found) }
      index = end
    }
    return explanations
  }

  private func costs(of groups: [WordGroup]) -> [Int] {
    var costs = [Int](repeating: 0, count: groups.count)
    var group = 0
    for step in steps {
      let word = step.first.map { arabic.slots[$0].word }
      let latinWord = step.second.map { latin.slots[$0].word }
      while group + 1 < groups.count,
        word.map({ $0 >= groups[group].arabic.upperBound }) ?? false
          || latinWord.map({ $0 >= groups[group].latin.upperBound }) ?? false
      {
        group += 1
      }
      costs[group] += step.cost
    }
    return costs
  }

  private func explanation(of words: WordGroup) -> WordExplanation? {
    let first = slots(arabic, arabicWords, words.arabic)
    let second = slots(latin, latinWords, words.latin)
    guard first.count <= KeyComparison.slotLimit, second.count <= 4 * KeyComparison.slotLimit else {
      return nil
    }
    func fits(_ first: [PhoneticKey.Slot], _ second: [PhoneticKey.Slot]) -> Bool {
      !first.isEmpty && !second.isEmpty && SlotAlignment.agree(first, second)
    }
    for run in runs(in: words.arabic, arabicWords) where fits(first.filter { !run.contains($0.word) }, second)
    {
      return WordExplanation(difference: .missing(run), words: words)
    }
    for run in runs(in: words.latin, latinWords) where fits(first, second.filter { !run.contains($0.word) }) {
      return WordExplanation(difference: .extra(run), words: words)
    }
    for word in words.latin.dropLast() {
      let swapped =
        second.filter { $0.word < word } + second.filter { $0.word == word + 1 }
        + second.filter { $0.word == word } + second.filter { $0.word > word + 1 }
      if fits(first, swapped) { return WordExplanation(difference: .swapped(word), words: words) }
    }
    return nil
  }

  private func slots(_ key: PhoneticKey, _ tallies: [WordTally], _ words: Range<Int>) -> [PhoneticKey.Slot] {
    words.flatMap { key.slots[tallies[$0].slots] }
  }

  /// The runs of words that may be too many, the shortest first; next to a known run those that are like it.
  private func runs(in words: Range<Int>, _ tallies: [WordTally]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    let known = KeyComparison.uncoveredRuns(Array(tallies[words])).first
    if let known {
      let run = known.lowerBound + words.lowerBound..<known.upperBound + words.lowerBound
      for start in run.lowerBound - KeyComparison.slack...run.lowerBound + KeyComparison.slack {
        for end in run.upperBound - KeyComparison.slack...run.upperBound + KeyComparison.slack
        where start < end && start >= words.lowerBound && end <= words.upperBound {
          runs.append(start..<end)
        }
      }
      return runs.sorted { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }
    }
    for length in 1...KeyComparison.longestRun where length < words.count {
      for start in words.lowerBound...words.upperBound - length { runs.append(start..<start + length) }
    }
    return runs
  }
}

extension WordGroup {
  /// The Arabic words at the place of some Latin ones; the whole group where there are more of one than of the
  /// other.
  func arabicWords(ofLatin run: Range<Int>) -> Range<Int> {
    guard arabic.count == latin.count else { return arabic }
    let shift = arabic.lowerBound - latin.lowerBound
    return run.lowerBound + shift..<run.upperBound + shift
  }

  fileprivate init(joining groups: ArraySlice<WordGroup>) {
    let (first, last) = (groups[groups.startIndex], groups[groups.endIndex - 1])
    arabic = first.arabic.lowerBound..<last.arabic.upperBound
    latin = first.latin.lowerBound..<last.latin.upperBound
  }
}
