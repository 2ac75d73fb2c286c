/// What asking sets of queries gave: scores, and the queries that were not answered first.
public struct SearchEvaluation: Equatable, Sendable {
  /// A query whose first result is no answer.
  public struct Miss: Equatable, Sendable {
    public var collection: String
    public var query: QuerySet.Query
    /// The place of the first answer among the results, from 1; nil when none answers.
    public var rank: Int?
    /// The first result; nil when there is none.
    public var first: Int?
  }

  /// Over all queries.
  public private(set) var overall = SearchScore()
  public private(set) var byKind: [QueryKind: SearchScore] = [:]
  public private(set) var byCollection: [String: SearchScore] = [:]
  /// In the order of the queries.
  public private(set) var misses: [Miss] = []

  /// Nothing asked yet.
  public init() {}

  /// Asks every query of a set.
  ///
  /// - Parameters:
  ///   - id: The number of a dua in the library that is searched, by its key; nil when the library lacks it. A query none
  ///     of whose answers the library has counts as not answered.
  ///   - search: The ids of the duas that a query finds, the best first.
  public mutating func ask(_ set: QuerySet, id: (String) -> Int?, search: (String) -> [Int]) {
    for query in set.queries {
      let relevant = Set(query.relevant.compactMap(id))
      let results = search(query.query)
      let rank = results.firstIndex(where: relevant.contains).map { $0 + 1 }
      overall.add(rank: rank)
      byKind[query.kind, default: SearchScore()].add(rank: rank)
      byCollection[set.collection, default: SearchScore()].add(rank: rank)
      if rank != 1 {
        misses.append(Miss(collection: set.collection, query: query, rank: rank, first: results.first))
      }
    }
  }

  /// The scores as a table: a row for all queries, one for each kind and one for each collection.
  public var table: String {
    var rows = [("all", overall)]
    rows += byKind.sorted { $0.key < $1.key }.map { ($0.key.rawValue, $0.value) }
    rows += byCollection.sorted { $0.key < $1.key }.map { ("in \($0.key)", $0.value) }
    let width = rows.map(\.0.count).max() ?? 0
    let header = padded("queries", width) + "      n   s@1    s@5    MRR\n"
    return header
      + rows.map { name, score in
        let count = String(score.queries)
        return padded(name, width) + String(repeating: " ", count: max(1, 7 - count.count)) + count
          + "  \(Self.decimal(score.successAt1))  \(Self.decimal(score.successAt5))"
          + "  \(Self.decimal(score.meanReciprocalRank))\n"
      }.joined()
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Three decimals: `0.944`.
  private static func decimal(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
