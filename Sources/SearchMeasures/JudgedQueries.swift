import ArabicText

/// Queries over a large library, judged by hand.
package struct JudgedQueries: Codable, Sendable {
  package struct Query: Codable, Sendable {
    package var query: String
    /// What a person who types it wants: a situation, a name, a paraphrase.
    package var kind: String
    /// In the notation of ``JudgedAnswer``. Any of them will do.
    package var answers: [String]

    /// Whether it belongs to the third that is kept aside: scored at the end, and never looked at while the search is changed.
    package var isHeldOut: Bool { WordHash(Array(query.utf8)).value % 3 == 0 }
  }

  package var queries: [Query]
}

/// The scores of two searches, by kind of query.
package struct ComparedScores: Sendable {
  private var kinds: [String] = []
  private var first: [String: SearchScore] = [:]
  private var second: [String: SearchScore] = [:]

  private static let all = "all"

  package init() {}

  /// Adds a query.
  ///
  /// - Parameter ranks: For both searches, the rank of the first relevant result, from 1; nil without one.
  package mutating func add(kind: String, ranks: (first: Int?, second: Int?)) {
    if first[kind] == nil { kinds.append(kind) }
    for key in [kind, Self.all] {
      first[key, default: SearchScore()].add(rank: ranks.first)
      second[key, default: SearchScore()].add(rank: ranks.second)
    }
  }

  /// For all queries and for each kind: its name, the number of queries and the scores of both searches.
  package var rows: [(kind: String, count: Int, first: SearchScore, second: SearchScore)] {
    ([Self.all] + kinds.sorted()).map { kind in
      let score = first[kind] ?? SearchScore()
      return (kind, score.queries, score, second[kind] ?? SearchScore())
    }
  }
}
