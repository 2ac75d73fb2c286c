/// Corresponding words of two keys: the smallest runs of words such that no sound is aligned across their boundary.
struct WordGroup: Hashable {
  var arabic: Range<Int>
  var latin: Range<Int>
}

extension KeyComparison {
  /// The groups of the comparison, in the order of the texts; every word is in one. Words without a counterpart are in one
  /// group with those before them.
  var wordGroups: [WordGroup] {
    guard !arabic.words.isEmpty, !latin.words.isEmpty else { return [] }
    var groups: [WordGroup] = []
    var current = WordGroup(arabic: 0..<1, latin: 0..<1)
    for step in steps where step.cost == 0 {
      guard let first = step.first, let second = step.second else { continue }
      let (arabicWord, latinWord) = (arabic.slots[first].word, latin.slots[second].word)
      if arabicWord == current.arabic.upperBound, latinWord >= current.latin.upperBound,
        latinWords[current.latin.upperBound..<latinWord].allSatisfy({ $0.slots.isEmpty })
      {
        // A word that is only a vowel belongs to the one before it.
        current.latin = current.latin.lowerBound..<latinWord
        groups.append(current)
        current = WordGroup(arabic: arabicWord..<arabicWord + 1, latin: latinWord..<latinWord + 1)
      } else {
        current.arabic = current.arabic.lowerBound..<max(current.arabic.upperBound, arabicWord + 1)
        current.latin = current.latin.lowerBound..<max(current.latin.upperBound, latinWord + 1)
      }
    }
    current.arabic = current.arabic.lowerBound..<arabic.words.count
    current.latin = current.latin.lowerBound..<latin.words.count
    groups.append(current)
    return groups
  }
}
