/// The memory that a search needs, kept for the next one.
package struct ScoreAccumulator: Sendable {
  /// The score of a dua so far: eight bytes, because a query goes through thousands of them in no order.
  struct DocumentScore: Sendable {
    var score: Int32 = 0
    /// What the group that was added last has given it.
    var best: UInt16 = 0
    /// The group that was added last, counted from one; zero where no group has.
    var group: UInt8 = 0
    /// How many groups have.
    var matched: UInt8 = 0

    /// Adds the weight of a group; of several members of one group the best counts. Returns whether the score was empty.
    @inline(__always)
    mutating func add(_ boost: UInt16, _ number: UInt8) -> Bool {
      if group == number {
        if boost > best {
          score &+= Int32(boost &- best)
          best = boost
        }
        return false
      }
      group = number
      best = boost
      score &+= Int32(boost)
      matched &+= 1
      return matched == 1
    }
  }

  /// By the number of the dua.
  var documentScores: [DocumentScore]
  /// The duas whose score is not empty, as many as ``matchedCount``; room for every dua.
  var matchedDocuments: [Int32]
  var matchedCount = 0
  /// Which duas may be found, one bit each; empty for all.
  var allowed: [UInt64] = []
  /// For ``SpellingSearch``: by the number of a word, how many pairs of letters it shares.
  var shared: [UInt8] = []
  /// For ``PhraseScorer``: by the number of a word, its class in the query.
  var wordClasses: [UInt8] = []

  package init(documentCount: Int) {
    documentScores = [DocumentScore](repeating: DocumentScore(), count: documentCount)
    matchedDocuments = [Int32](repeating: 0, count: documentCount)
  }

  /// The duas whose score is not empty.
  var matched: ArraySlice<Int32> { matchedDocuments[..<matchedCount] }

  @inline(__always)
  func allows(_ document: Int) -> Bool {
    allowed.isEmpty
      || UInt(bitPattern: document >> 6) < UInt(bitPattern: allowed.count)
        && allowed[document >> 6] & (1 << UInt64(document & 63)) != 0
  }

  /// Makes it ready for the next query.
  package mutating func reset() {
    clear()
    allowed.removeAll(keepingCapacity: true)
  }

  /// Empties the scores.
  mutating func clear() {
    if matchedCount > documentScores.count / 4 {
      for document in documentScores.indices { documentScores[document] = DocumentScore() }
    } else {
      for document in matchedDocuments[..<matchedCount] { documentScores[Int(document)] = DocumentScore() }
    }
    matchedCount = 0
  }
}
