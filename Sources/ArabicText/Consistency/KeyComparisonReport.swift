import UnicodeText

extension KeyComparison {
  /// The number of slots above which whole words alone do not explain a score below the threshold.
  private static let explicableText = 40
  /// The share of a text that must match, word by word, before whole words are tried as an explanation.
  private static let explicableShare = 0.4

  /// The findings of the comparison, each with its words.
  func report(arabic arabicText: [Unicode.Scalar], latin latinText: [Unicode.Scalar]) -> TransliterationReport
  {
    var report = TransliterationReport(
      score: 1,
      findings: [],
      latinWordCount: latin.words.count,
      differingLatinWordCount: differingLatinWords().count
    )
    guard !arabic.slots.isEmpty || !latin.slots.isEmpty else { return report }
    var collector = FindingCollector(comparison: self, arabicText: arabicText, latinText: latinText)
    let arabicRuns = KeyComparison.uncoveredRuns(arabicWords)
    let latinRuns = KeyComparison.uncoveredRuns(latinWords)
    let (score, isCovered) = score(without: arabicRuns, latinRuns)
    report.score = score
    let isSimilar = isCovered && score >= TransliterationReport.threshold
    // In a short text one word has so much weight that the rest scores like another text.
    let isExplicable = isSimilar || isShort && wholeWordShare >= KeyComparison.explicableShare
    let explanations = isExplicable ? explanations : []
    guard isSimilar || isExplained(by: explanations) else {
      report.uncovered = uncovered(arabicRuns, latinRuns)
      report.findings = [
        collector.finding(.otherText, arabic: arabic.words.indices, latin: latin.words.indices)
      ]
      return report
    }
    collector.addExplanations(explanations)
    collector.addRuns(arabicRuns, latinRuns)
    collector.addWords()
    collector.addConsonants()
    collector.addVowels()
    report.findings = collector.sorted
    return report
  }

  private var isShort: Bool { max(arabic.words.count, latin.words.count) <= KeyComparison.explicableText }

  /// The share of the shorter text that matches word by word; it is low for unrelated texts.
  private var wholeWordShare: Double {
    [arabicWords, latinWords].map { words in
      words.isEmpty ? 0 : Double(words.count { $0.matched > 0 && $0.unmatched == 0 }) / Double(words.count)
    }.max() ?? 0
  }

  private func uncovered(
    _ arabicRuns: [Range<Int>],
    _ latinRuns: [Range<Int>]
  ) -> TransliterationReport.Uncovered? {
    let isArabic = arabic.words.count > latin.words.count
    let count = (isArabic ? arabicRuns : latinRuns).reduce(0) { $0 + $1.count }
    let total = isArabic ? arabic.words.count : latin.words.count
    return count == 0 ? nil : .init(isArabic: isArabic, wordCount: count, totalCount: total)
  }

  /// The score of the rest when unmatched runs of words are removed, and whether the rest is long enough to be distinctive.
  private func score(without arabicRuns: [Range<Int>], _ latinRuns: [Range<Int>]) -> (Double, Bool) {
    var cost = 0
    var (arabicCount, latinCount) = (0, 0)
    let (cutArabic, cutLatin) = (MergedRanges(arabicRuns), MergedRanges(latinRuns))
    for step in steps {
      let first = step.first.map { arabic.slots[$0] }
      let second = step.second.map { latin.slots[$0] }
      let firstIsCut = first.map { cutArabic.contains($0.word) } ?? true
      let secondIsCut = second.map { cutLatin.contains($0.word) } ?? true
      if let first, !firstIsCut, !first.classes.isOptional { arabicCount += 1 }
      if let second, !secondIsCut, !second.classes.isOptional { latinCount += 1 }
      if !firstIsCut || !secondIsCut { cost += step.cost }
    }
    let length = max(arabicCount, latinCount)
    let whole = max(arabic.mandatoryCount, latin.mandatoryCount)
    let isCovered = 2 * min(arabicCount, latinCount) >= whole
    guard length > 0 else { return (0, false) }
    return (1 - Double(cost) / Double(SlotAlignment.gapCost * length), isCovered)
  }

  /// Latin words with an unmatched consonant, or whose Arabic word has one.
  private func differingLatinWords() -> Set<Int> {
    var words: Set<Int> = []
    var pairOfArabic: [Int: Int] = [:]
    for step in steps where step.cost == 0 {
      if let first = step.first, let second = step.second {
        pairOfArabic[arabic.slots[first].word] = latin.slots[second].word
      }
    }
    for step in steps where step.cost > 0 {
      if let second = step.second {
        words.insert(latin.slots[second].word)
      } else if let first = step.first, let word = pairOfArabic[arabic.slots[first].word] {
        words.insert(word)
      }
    }
    return words
  }
}
