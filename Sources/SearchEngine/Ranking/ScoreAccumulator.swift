/// The scratch memory of a search, reused by the next one.
package struct ScoreAccumulator: Sendable {
  /// The score of a dua so far: eight bytes, because a query accesses thousands of them in random order.
  struct DocumentScore: Sendable {
    var score: Int32 = 0
    /// The weight that the most recent group has added.
    var best: UInt16 = 0
    /// The most recent group, counted from one; zero if there is none.
    var group: UInt8 = 0
    /// The sum of the shares of the groups that matched.
    var matched: UInt8 = 0

    /// Adds the weight of a group; of several members of one group, the best counts. Returns 1 if the score was empty, else 0.
    ///
    /// Without a branch: whether a dua has matched before is as random as a coin, so that a processor guesses it wrong half the time.
    @inline(__always)
    mutating func add(_ boost: UInt16, _ number: UInt8, share: UInt8) -> Int {
      let isSame = group == number
      let counted = isSame ? best : 0
      let highest = max(boost, counted)
      let isFirst = group == 0 ? 1 : 0
      score &+= Int32(highest &- counted)
      best = highest
      matched &+= isSame ? 0 : share
      group = number
      return isFirst
    }
  }

  /// By the index of the dua.
  var documentScores: [DocumentScore]
  /// The duas with a score: the first ``matchedCount`` elements; there is room for every dua, and for one that is written but not
  /// counted.
  var matchedDocuments: [Int32]
  var matchedCount = 0
  /// The duas that pass the filter, one bit each; empty for all.
  var allowed: [UInt64] = []
  /// For ``SpellingSearch``: by the index of a word, the number of bigrams that it shares.
  var shared: [UInt8] = []
  /// For ``PhraseScorer``: by the index of a word, its class in the query.
  var wordClasses: [UInt8] = []

  package init(documentCount: Int) {
    documentScores = [DocumentScore](repeating: DocumentScore(), count: documentCount)
    matchedDocuments = [Int32](repeating: 0, count: documentCount + 1)
  }

  /// The duas with a score.
  var matched: ArraySlice<Int32> { matchedDocuments[..<matchedCount] }

  @inline(__always)
  func allows(_ document: Int) -> Bool {
    allowed.isEmpty
      || UInt(bitPattern: document >> 6) < UInt(bitPattern: allowed.count)
        && allowed[document >> 6] & (1 << UInt64(document & 63)) != 0
  }

  /// Prepares for the next query.
  package mutating func reset() {
    clear()
    allowed.removeAll(keepingCapacity: true)
  }

  mutating func clear() {
    if matchedCount > documentScores.count / 4 {
      for document in documentScores.indices { documentScores[document] = DocumentScore() }
    } else {
      for document in matchedDocuments[..<matchedCount] { documentScores[Int(document)] = DocumentScore() }
    }
    matchedCount = 0
  }
}
