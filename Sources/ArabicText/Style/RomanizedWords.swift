/// The words of a transliteration that are spelled as a romanizer spells them, in any way of reciting them.
struct RomanizedWords {
  private let pair: TransliterationComparison
  private let romanizer: Romanizer

  init(_ pair: TransliterationComparison, _ romanizer: Romanizer) {
    self.pair = pair
    self.romanizer = romanizer
  }

  /// Whether a group is one word on either side, and the Latin is what the romanizer writes.
  func contains(_ group: WordGroup) -> Bool {
    guard group.arabic.count == 1, group.latin.count == 1 else { return false }
    let word = pair.arabicWords[group.arabic.lowerBound]
    let latin = pair.latinScalars[pair.keys.latin.words[group.latin.lowerBound]]
    let isFirst = group.arabic.lowerBound == 0
    return [word.isBeforePause, !word.isBeforePause].contains { isBeforePause in
      [!isFirst, isFirst].contains { isJoined in
        let spoken = PhrasalForm.phonemes(of: word, isJoined: isJoined, isBeforePause: isBeforePause)
        return romanizer.spelling(of: spoken).unicodeScalars.elementsEqual(latin)
      }
    }
  }
}

extension TransliterationComparison {
  /// The number of word groups, and of those that are one word that a romanizer would spell alike.
  public func romanizedWordCount(by romanizer: Romanizer) -> (romanized: Int, all: Int) {
    let groups = keys.wordGroups
    return (groups.count(where: RomanizedWords(self, romanizer).contains), groups.count)
  }
}
