import UnicodeText

/// A range of two keys that differs by whole words: without them, or in another order, the rest matches.
struct WordExplanation {
  enum Difference {
    case missing(Range<Int>)
    case extra(Range<Int>)
    /// Latin words whose first and last are in the wrong order.
    case swapped(Range<Int>)
    /// Words that are at another place, with others between.
    case moved(arabic: Range<Int>, latin: Range<Int>)
  }

  var difference: Difference
  /// The words of the range; anything else found in them is a consequence.
  var words: WordGroup

  fileprivate var isExtra: Bool {
    if case .extra = difference { true } else { false }
  }
}

extension KeyComparison {
  /// The maximum number of slots of a range that is tried word by word.
  private static let slotLimit = 120
  /// The maximum length of a run of words that is tried without a known run.
  private static let longestRun = 3
  /// The maximum length of a phrase that is tried in the place of its neighbor.
  private static let longestPhrase = 4
  /// The maximum number of pairs of a missing and an extra run to compare; a text with more differences is not one with a few
  /// words moved.
  private static let moveLimit = 4096
  /// The number of words by which a known run may be extended or shortened at either end.
  private static let slack = 2

  /// The ranges with differences that whole words explain, in the order of the texts.
  var explanations: [WordExplanation] {
    let groups = wordGroups
    guard !groups.isEmpty else { return [] }
    let costs = costs(of: groups)
    let stretches = costs.indices.filter { costs[$0] > 0 }.runs
    var explanations: [WordExplanation] = []
    var isWhole = true
    for stretch in stretches {
      // A word next to the range may have been aligned with sounds that belong to it.
      let attempts = [
        stretch, max(0, stretch.lowerBound - 1)..<stretch.upperBound,
        stretch.lowerBound..<min(groups.count, stretch.upperBound + 1),
      ]
      let found = attempts.lazy.compactMap { explanation(of: WordGroup(joining: groups[$0])) }.first
      if let found {
        explanations.append(found)
      } else {
        let parts = stretch.map { explanation(of: groups[$0]) }
        isWhole = isWhole && parts.allSatisfy { $0 != nil }
        explanations += parts.compactMap { $0 }
      }
    }
    if !isWhole, let first = stretches.first, let last = stretches.last, first != last,
      let whole = explanation(of: WordGroup(joining: groups[first.lowerBound..<last.upperBound]))
    {
      return [whole]
    }
    return joiningMoves(explanations)
  }

  /// Whether only whole words differ, missing or added but not both, and half of either text is left.
  func isExplained(by explanations: [WordExplanation]) -> Bool {
    var (missing, extra, doubled) = (Set<Int>(), Set<Int>(), Set<Int>())
    for explanation in explanations {
      switch explanation.difference {
      case .missing(let run): missing.formUnion(run)
      case .extra(let run) where isDoubled(run): doubled.formUnion(run)
      case .extra(let run): extra.formUnion(run)
      case .swapped, .moved: break
      }
    }
    func count(_ key: PhoneticKey, without words: Set<Int>) -> Int {
      key.slots.count { !$0.classes.isOptional && !words.contains($0.word) }
    }
    guard missing.isEmpty || extra.isEmpty,
      2 * count(arabic, without: missing) >= count(arabic, without: []),
      2 * count(latin, without: extra.union(doubled)) >= count(latin, without: doubled)
    else { return false }
    let explained = explanations.map { $0.words }
    return comparison(isCoveredBy: explained)
  }

  private func comparison(isCoveredBy groups: [WordGroup]) -> Bool {
    steps.allSatisfy { step in
      step.cost == 0
        || groups.contains { words in
          step.first.map { words.arabic.contains(arabic.slots[$0].word) } ?? true
            && step.second.map { words.latin.contains(latin.slots[$0].word) } ?? true
        }
    }
  }

  /// Whether the same Latin words directly precede or follow a run of them.
  func isDoubled(_ run: Range<Int>) -> Bool {
    let sounds = { (words: Range<Int>) in slots(latin, latinWords, words).map { $0.classes.sounds } }
    let neighbors = [
      run.lowerBound - run.count..<run.lowerBound, run.upperBound..<run.upperBound + run.count,
    ]
    return neighbors.contains { neighbor in
      neighbor.lowerBound >= 0 && neighbor.upperBound <= latinWords.count
        && sounds(neighbor) == sounds(run)
    }
  }

  /// Combines words that are missing at one place and extra at another into moves.
  private func joiningMoves(_ explanations: [WordExplanation]) -> [WordExplanation] {
    var explanations = explanations
    var extra = explanations.indices.filter { explanations[$0].isExtra }
    var attempts = 0
    for index in explanations.indices where !extra.isEmpty {
      guard case .missing(let arabicRun) = explanations[index].difference else { continue }
      for (number, other) in extra.enumerated() {
        guard case .extra(let latinRun) = explanations[other].difference else { continue }
        attempts += 1
        guard attempts <= KeyComparison.moveLimit else { return explanations }
        guard SlotAlignment.agree(slots(arabic, arabicWords, arabicRun), slots(latin, latinWords, latinRun))
        else { continue }
        for position in [index, other] {
          explanations[position].difference = .moved(arabic: arabicRun, latin: latinRun)
        }
        extra.remove(at: number)
        break
      }
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
    let added = runs(in: words.latin, latinWords).filter { run in
      fits(first, second.filter { !run.contains($0.word) })
    }
    if let run = added.first(where: isDoubled) ?? added.first {
      return WordExplanation(difference: .extra(run), words: words)
    }
    for (run, middle) in neighboringPhrases(in: words.latin) {
      let swapped =
        second.filter { $0.word < run.lowerBound }
        + second.filter { (middle..<run.upperBound).contains($0.word) }
        + second.filter { (run.lowerBound..<middle).contains($0.word) }
        + second.filter { $0.word >= run.upperBound }
      if fits(first, swapped) { return WordExplanation(difference: .swapped(run), words: words) }
    }
    return nil
  }

  /// Pairs of adjacent phrases, the shortest first, and the start of the second.
  private func neighboringPhrases(in words: Range<Int>) -> [(run: Range<Int>, middle: Int)] {
    var phrases: [(run: Range<Int>, middle: Int)] = []
    let lengths = 1...KeyComparison.longestPhrase
    for length in 2...2 * KeyComparison.longestPhrase where length <= words.count {
      for start in words.lowerBound...words.upperBound - length {
        for middle in 1..<length where lengths.contains(middle) && lengths.contains(length - middle) {
          phrases.append((start..<start + length, start + middle))
        }
      }
    }
    return phrases
  }

  private func slots(_ key: PhoneticKey, _ tallies: [WordTally], _ words: Range<Int>) -> [PhoneticKey.Slot] {
    words.flatMap { key.slots[tallies[$0].slots] }
  }

  /// The runs of words that may be extra, the shortest first; around a known run, those similar to it.
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
  /// The Arabic words that correspond to some Latin ones; the whole group if the numbers of words differ.
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
