import SearchEngine

/// Finds the topics of texts by their words.
struct TopicMatcher: Sendable {
  /// The hashes of the stems that occur in phrases.
  private var stems = NumberInterner()
  /// The sums of the hashes of phrases, ``PhraseKey/sum``.
  private var phrases = NumberInterner()
  /// By the number of a phrase, the indexes of its topics.
  private var topics: [[Int]] = []

  init(_ phrases: [TopicPhrase]) {
    for phrase in phrases {
      let number = self.phrases.number(of: phrase.key.sum)
      if number == topics.count { topics.append([]) }
      if !topics[number].contains(phrase.topic) { topics[number].append(phrase.topic) }
      for hash in phrase.stemHashes { _ = stems.number(of: hash) }
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
          for topic in topics[phrase] { found(topic) }
          break
        }
        length -= 1
      }
      start += max(1, length)
    }
  }
}
