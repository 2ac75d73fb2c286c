/// A word of a query with all that it may stand for. A dua counts for the best of these, not for their sum.
struct TermGroup {
  struct Member {
    var list: PostingList
    /// The weight of a posting with the impact 1.0, in units of ``QuantizedImpact``.
    var weight: Int
    /// The lists of the other words of a phrase: only a dua that is in all of them holds it.
    var others: [PostingList] = []
  }

  var members: [Member] = []
  var typed: [SearchWord] = []
  /// Whether the group begins where a word was typed, not within one.
  var isTyped = true
  /// For ``SearchExplanation``.
  var lookedUp: [String] = []

  var postingCount: Int { members.reduce(0) { $0 + $1.list.count } }
}

/// How rare a word is.
struct InverseDocumentFrequency {
  let documentCount: Int

  /// The inverse document frequency of BM25, never negative.
  func callAsFunction(_ count: Int) -> Double {
    let rest = Double(max(0, documentCount - count))
    return naturalLogarithm(1 + (rest + 0.5) / (Double(count) + 0.5))
  }
}
