/// Measures of the quality of search results.
package struct SearchScore: Equatable, Sendable {
  /// The number of queries.
  package private(set) var queries = 0
  private var first = 0
  private var firstFive = 0
  private var reciprocalRanks = 0.0

  package init() {}

  /// The share of queries whose first result is relevant, 0 to 1.
  package var successAt1: Double { share(Double(first)) }
  /// The share of queries with a relevant result among the first five, 0 to 1.
  package var successAt5: Double { share(Double(firstFive)) }
  /// MRR: the mean of 1 ÷ rank of the first relevant result, or 0 without one; 0 to 1.
  package var meanReciprocalRank: Double { share(reciprocalRanks) }

  /// Adds a query.
  ///
  /// - Parameter rank: The rank of the first relevant result, from 1; nil without one.
  package mutating func add(rank: Int?) {
    queries += 1
    guard let rank else { return }
    if rank == 1 { first += 1 }
    if rank <= 5 { firstFive += 1 }
    reciprocalRanks += 1 / Double(rank)
  }

  private func share(_ sum: Double) -> Double { queries == 0 ? 0 : sum / Double(queries) }
}
