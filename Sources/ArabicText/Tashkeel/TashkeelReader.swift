/// Gives every letter of a text its status.
enum TashkeelReader {
  static func words(of text: String) -> [TashkeelWord] {
    let spelt = SpeltWord.words(of: text)
    var words: [TashkeelWord] = []
    words.reserveCapacity(spelt.count)
    var sukuns = SukunCount()
    for (place, word) in spelt.enumerated() {
      let next = place + 1 < spelt.count ? spelt[place + 1] : nil
      let statuses = word.statuses(before: next)
      for (letter, status) in zip(word.letters, statuses) { sukuns.add(letter, status) }
      let letters = zip(word.letters, statuses).map { TashkeelWord.Letter(status: $1, range: $0.range) }
      words.append(TashkeelWord(letters: letters, range: word.range))
    }
    if sukuns.isStyle { missEveryDueSukun(in: spelt, &words) }
    return words
  }

  /// In a text that writes its sukuns, a letter without one misses its mark; noon and meem are left bare where
  /// they are assimilated.
  private static func missEveryDueSukun(in spelt: [SpeltWord], _ words: inout [TashkeelWord]) {
    for (place, word) in spelt.enumerated() {
      for (letter, cluster) in word.letters.enumerated()
      where words[place].letters[letter].status == .weak && !SukunCount.isOftenBare(cluster) {
        words[place].letters[letter].status = .missing
      }
    }
  }
}

/// Tells whether a text writes its sukuns.
private struct SukunCount {
  private var written = 0
  private var leftOut = 0

  /// Three sukuns at least, and three quarters of where one may stand.
  var isStyle: Bool { written >= 3 && written * 4 >= (written + leftOut) * 3 }

  mutating func add(_ letter: LetterCluster, _ status: LetterTashkeel) {
    if letter.has(.sukun) { written += 1 }
    if status == .weak, !Self.isOftenBare(letter) { leftOut += 1 }
  }

  static func isOftenBare(_ letter: LetterCluster) -> Bool { letter.base == "ن" || letter.base == "م" }
}
