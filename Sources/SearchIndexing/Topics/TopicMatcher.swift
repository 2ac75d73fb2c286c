import SearchEngine

/// Finds the topics of texts by their words.
struct TopicMatcher: Sendable {
  /// The hashes of the stems that occur in phrases.
  private var stems = NumberInterner()
  /// The sums of the hashes of phrases, ``PhraseKey/sum``.
  private var phrases = NumberInterner()
  /// By the number of a phrase, the indexes of its topics, in ascending order.
  private var topics = FlatLists<Int32>()

  init(_ phrases: TopicPhrases) {
    for word in 0..<phrases.words.count { _ = stems.number(of: phrases.words.stemHash(of: word)) }
    var rows = phrases.topics.enumerated().map { phrase, topic in
      UInt64(self.phrases.number(of: phrases.words.key(of: phrases[phrase]).sum)) << 32 | UInt64(topic)
    }
    rows.sort()
    for (index, row) in rows.enumerated() {
      if index == 0 || row != rows[index - 1] { topics.append(Int32(truncatingIfNeeded: row)) }
      if index + 1 == rows.count || rows[index + 1] >> 32 != row >> 32 { topics.endList() }
    }
  }

  /// Whether a phrase has a word, by its ``PhraseKey/stemHash(of:)``.
  func hasPhrase(withStem hash: UInt64) -> Bool { stems.find(hash) != nil }

  /// Calls `found` with each topic of words in a row that phrases have, as often as they have a phrase of it. Of phrases that begin
  /// with one word, the longest counts.
  ///
  /// - Parameter run: The hashes of the words, without those that only join others.
  func visit(_ run: [UInt64], _ found: (_ topic: Int) -> Void) {
    var start = 0
    while start < run.count {
      var length = min(PhraseKey.mostWords, run.count - start)
      while length > 0 {
        var sum: UInt64 = 0
        for index in start..<start + length { sum &+= run[index] }
        if let phrase = phrases.find(sum) {
          for topic in topics[phrase] { found(Int(topic)) }
          break
        }
        length -= 1
      }
      start += max(1, length)
    }
  }
}
