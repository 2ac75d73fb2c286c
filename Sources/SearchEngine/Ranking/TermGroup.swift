/// A word of a query with its candidates. The best candidate of a dua counts, not their sum.
struct TermGroup {
  struct Member {
    var list: PostingList
    /// The weight of a posting with the impact 1.0, in units of ``QuantizedImpact``.
    var weight: Int
    /// The lists of the other words of a phrase: only a dua in all of them contains it.
    var others: [PostingList] = []
  }

  var members: [Member] = []
  var typed: [SearchWord] = []
  /// Whether the group begins at the start of a typed word, not within one.
  var isTyped = true
  /// How much it counts to the words of the query that a dua has.
  var share: UInt8 = 1
  /// For ``SearchExplanation``.
  var lookedUp: [String] = []

  var postingCount: Int { members.reduce(0) { $0 + $1.list.count } }
}

/// Inverse document frequency, as in BM25.
package struct InverseDocumentFrequency: Sendable {
  let documentCount: Int

  package init(documentCount: Int) { self.documentCount = documentCount }

  /// The idf of a word that occurs in `count` documents, never negative.
  package func callAsFunction(_ count: Int) -> Double {
    let rest = Double(max(0, documentCount - count))
    return naturalLogarithm(1 + (rest + 0.5) / (Double(count) + 0.5))
  }
}
