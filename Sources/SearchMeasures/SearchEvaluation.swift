import UnicodeText

/// The scores of judged queries, and the queries whose first result is not relevant.
package struct SearchEvaluation: Equatable, Sendable {
  /// A query whose first result is not relevant.
  package struct Miss: Equatable, Sendable {
    package var collection: String
    package var query: QuerySet.Query
    /// The rank of the first relevant result, from 1; nil without one.
    package var rank: Int?
    /// The id of the first result; nil if there is none.
    package var first: Int?
  }

  /// Over all queries.
  package private(set) var overall = SearchScore()
  package private(set) var byKind: [QueryKind: SearchScore] = [:]
  package private(set) var byCollection: [String: SearchScore] = [:]
  /// In the order of the queries.
  package private(set) var misses: [Miss] = []

  package init() {}

  /// Runs every query of a set.
  ///
  /// - Parameters:
  ///   - id: The id of a dua in the searched library by its key; nil if the library does not contain it. A query none of whose
  ///     relevant duas is in the library counts as a miss.
  ///   - search: The ids of a query's results, best first.
  package mutating func ask(_ set: QuerySet, id: (String) -> Int?, search: (String) throws -> [Int]) rethrows
  {
    for query in set.queries {
      let relevant = Set(query.relevant.compactMap(id))
      let results = try search(query.query)
      let rank = results.firstIndex(where: relevant.contains).map { $0 + 1 }
      overall.add(rank: rank)
      byKind[query.kind, default: SearchScore()].add(rank: rank)
      byCollection[set.collection, default: SearchScore()].add(rank: rank)
      if rank != 1 {
        misses.append(Miss(collection: set.collection, query: query, rank: rank, first: results.first))
      }
    }
  }

  /// A line for each miss, after one with the number of queries: what golden files have.
  ///
  /// - Parameter name: The name of the queries.
  package func missList(of name: String) -> String {
    "\(name), \(overall.queries) queries\n" + misses.map { "\($0)\n" }.joined()
  }

  /// A table of the scores: a row for all queries, one per kind and one per collection.
  package var table: String {
    var rows = [("all", overall)]
    rows += byKind.sorted { $0.key < $1.key }.map { ($0.key.rawValue, $0.value) }
    rows += byCollection.sorted { $0.key < $1.key }.map { ("in \($0.key)", $0.value) }
    let width = rows.map(\.0.count).max() ?? 0
    let header = padded("queries", width) + "      n   s@1    s@5    MRR\n"
    return header
      + rows.map { name, score in
        let count = String(score.queries)
        let values = [score.successAt1, score.successAt5, score.meanReciprocalRank]
        return padded(name, width) + String(repeating: " ", count: max(1, 7 - count.count)) + count
          + values.map { "  \(String(toThousandths: $0))" }.joined() + "\n"
      }.joined()
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension SearchEvaluation.Miss: CustomStringConvertible {
  /// The rank and the first relevant duas; the query is at the end, because Arabic would reorder what follows it.
  package var description: String {
    let position = rank.map { "rank \($0)" } ?? "missing"
    let duas = query.relevant.prefix(3).joined(separator: ", ") + (query.relevant.count > 3 ? ", …" : "")
    return "\(collection) \(query.kind.rawValue), \(position), expected \(duas): \(query.query)"
  }
}
